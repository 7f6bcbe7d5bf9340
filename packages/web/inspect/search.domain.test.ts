// @vitest-environment node
import { expect, test } from 'vitest'
import type { Log } from './log.domain.ts'
import { matchesIn, nextMoment, ownMoments } from './search.domain.ts'
import { birth, sent, shot } from './testing.ts'
import { type Known, nothingKnown } from './viewer.domain.ts'

const log: Log = [
  birth('x:0', { name: 'app' }),
  birth('x:1', { name: 'orders', parentId: 'x:0' }),
  sent(undefined, 'x:1', 'command.chosen'),
  shot('x:1', 'confirming', { buyer: { name: 'Marta' } }),
  shot('x:1', 'confirmed', { buyer: { name: 'Marta' } }),
  shot('x:0', 'on', {}),
  shot('x:1', 'listed', {}),
  shot('x:1', 'confirming', { buyer: { name: 'Marta' } }),
]
const live: Known = { ...nothingKnown, log, selected: 'x:1', drawn: null }
const recording = {
  name: 'r',
  text: '',
  length: 4,
  steps: ['the app starts', 'sections.fetchPage answers', 'a person: command.chosen', 'sections.run answers'],
  paths: [['app'], ['orders'], [], ['orders', 'app']],
}
/** Only the first two steps have been replayed. */
const replayed: Known = { ...live, log: log.slice(0, 4), recording, marks: [0, 2, 4] }

test.each([
  ['an actor', 'Orders', [2]],
  ['an event', 'command', [3]],
  ['a value of a context, where it comes in', 'marta', [4, 8]],
  ['a field of a context', 'buyer', [4, 8]],
  ['nothing', 'olena', []],
  ['blanks', '  ', []],
])('in a live session %s is found', (_, text, moments) => {
  expect(matchesIn(live, text)).toEqual(moments)
})

test('in a recording steps are found, also those that were not replayed yet', () => {
  expect(matchesIn(replayed, 'answers')).toEqual([2, 4])
  expect(matchesIn(replayed, 'command.chosen')).toEqual([2, 3])
  expect(matchesIn(replayed, 'marta')).toEqual([2])
})

test('the moments of an actor are those at which it changed', () => {
  expect(ownMoments(live)).toEqual([2, 4, 5, 7, 8])
  expect(ownMoments(replayed)).toEqual([1, 2, 4])
})

test('from the last moment there is no next one, and from the first no earlier one', () => {
  expect([nextMoment([2, 5], 2, 1), nextMoment([2, 5], 5, 1), nextMoment([2, 5], 2, -1), nextMoment([], 3, 1)]).toEqual(
    [5, 5, 2, 3],
  )
})
