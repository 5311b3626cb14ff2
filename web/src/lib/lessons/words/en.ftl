### The lessons, on the page.

lessons-all = All lessons
lessons-title = Learn by playing
lessons-lead = Every lesson is a small game with comments, on the real board. Leave it, skip it, play it again as you like.
lessons-kept = This browser remembers where you are; with an account, your other devices do, too. The address of a step opens it anywhere.
lesson-elsewhere = Here is where you were on another device.
lesson-minutes = { $n } min
lesson-begun = begun
lesson-done = done
lesson-says = The lesson
lesson-step = Step { $n } of { $of }.
lesson-next = Continue
lesson-back = Step back
lesson-again = Try again
lesson-skip = Skip
lesson-replay = Play the lesson again
lesson-leave = Leave the lesson
lesson-play = With { $bot }
lesson-play-alone = Play a real game
lesson-none-title = No lesson here
lesson-changed = That step is no longer in the lesson: we begin at the start.
