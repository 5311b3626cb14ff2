### The lessons.

lesson-line = { $lesson }: { $title } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $minutes } min)

# What the examples of the rules call the seats.
figure-seat = { $seat ->
    [0] Ana
    [1] Bo
    [2] Cleo
    [3] Dana
   *[other] Eli
}

## What can go wrong

error-no-such-lesson = There is no lesson “{ $lesson }” of the game “{ $game }”; “voliere lesson list” names all of them.
error-no-such-figure = There is no figure “{ $figure }” of the game “{ $game }”.
error-figure-one-step = The figure { $file } must have one step, and only one.
error-no-such-step = The lesson “{ $lesson }” has no step “{ $step }”.
error-lesson-too-large = The file { $file } has more than { $most } bytes: a lesson has far fewer.
error-lesson-damaged = The file { $file } is no lesson: { $reason }.
error-lesson-bad-name = A step can't be called “{ $name }”: use letters a-z, digits and hyphens, and each name once.
error-lesson-bad-mark = Step “{ $step }”: the mark “{ $mark }” is neither a card nor a cell nor a place (“card R5”, “cell c3”, “place pile”).
error-lesson-bad-script = Step “{ $step }”: “{ $move }” is no move of a seat; one is written like “1: 12”.
error-lesson-stopped = After the step “{ $step }” the lesson can't be played: { $reason }
error-lesson-bad-answer = Step “{ $step }”: the answer “{ $move }” is no legal move there.
error-lesson-bad-try = Step “{ $step }”, move “{ $move }”: { $reason }
error-lesson-empty = The lesson { $file } has no step.
error-lesson-no-words = The lesson { $file } says nothing: a file “.fr.ftl” or “.en.ftl” beside it is missing.
error-lesson-no-text = The lesson { $file } has no message “{ $id }”.
error-lesson-bad-text = The lesson { $file } has a message that is no Fluent: { $reason }
error-lesson-idle-reply = Step “{ $step }”: no move gets the reply “{ $say }”.
error-lesson-text-missing = The message “{ $id }” is missing in the language “{ $lang }”.
error-lesson-text-idle = The message “{ $id }” of the language “{ $lang }” is never said.
