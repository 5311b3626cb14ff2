/** How far somebody has come: what this device knows, and what comes back from all of them. */

import { beforeEach, expect, test } from 'vitest';
import { forgetProgress, isDone, isUnshared, noteDone, noteStep, progress, stepLeft, takeProgress } from '../../src/lib/lessons/progress';
import { device } from './device';

beforeEach(() => void device());

const FIRST = 'vautour/first';
const later = (n: number): number => Date.now() + n;

test('a step and an end are noted, and stay to be shared until they are', () => {
	expect(isUnshared()).toBe(false);
	noteStep(FIRST, 'once');
	noteDone('piafs/malus');
	expect(isUnshared()).toBe(true);
	expect(progress()).toMatchObject([
		{ lesson: FIRST, step: 'once', done: false },
		{ lesson: 'piafs/malus', step: null, done: true }
	]);
	takeProgress(progress());
	expect(isUnshared()).toBe(false);
});

test('the later step counts, an end stays, and other lessons come along', () => {
	noteStep(FIRST, 'once');
	noteDone('piafs/malus');
	takeProgress([
		{ lesson: FIRST, step: 'big', done: false, at: later(1000) },
		{ lesson: 'piafs/malus', step: 'crow', done: true, at: later(1000) },
		{ lesson: 'feather/draft', step: 'pick', done: false, at: 5 }
	]);
	expect([stepLeft(FIRST), stepLeft('piafs/malus'), stepLeft('feather/draft')]).toEqual(['big', 'crow', 'pick']);
	expect(isDone('piafs/malus')).toBe(true);
});

test('what was done here since it was sent stays, and is still to be shared', () => {
	noteStep(FIRST, 'tie');
	takeProgress([{ lesson: FIRST, step: 'once', done: false, at: 5 }]);
	expect(stepLeft(FIRST)).toBe('tie');
	expect(isUnshared()).toBe(true);
});

test('an end seen elsewhere ends it here; what is forgotten is gone', () => {
	noteStep(FIRST, 'tie');
	takeProgress([{ lesson: FIRST, step: null, done: true, at: later(1000) }]);
	expect([stepLeft(FIRST), isDone(FIRST)]).toEqual([null, true]);
	forgetProgress();
	expect([isDone(FIRST), progress()]).toEqual([false, []]);
});

test('what an earlier version has kept is shared, too', () => {
	localStorage.setItem('voliere.lessons', JSON.stringify({ at: { [FIRST]: 'once' }, done: [], isOffered: true }));
	expect(isUnshared()).toBe(true);
	expect(progress()).toEqual([{ lesson: FIRST, step: 'once', done: false, at: 0 }]);
});

test('where nothing can be kept a lesson begins at its beginning', () => {
	device({ isFull: true });
	noteStep(FIRST, 'tie');
	expect([stepLeft(FIRST), isUnshared()]).toEqual([null, false]);
});
