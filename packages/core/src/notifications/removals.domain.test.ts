import { expect, test } from 'vitest'
import { type Change, keyOf } from './outbox.domain.ts'
import { allSaved, isOutlived, isSaved, type Removal, timeLeft, withAdded, withDropped } from './removals.domain.ts'

const remove = (id: string): Change => ({ kind: 'remove', id })
const clear: Change = { kind: 'clear' }

const kept = (change: Change, until: number): Removal => ({ key: keyOf(change), change, until })

test.each<[string, Removal, number | null]>([
  ['just made', kept(remove('1'), 105_000), 5000],
  ['half-way', kept(remove('1'), 102_500), 2500],
  ['long over', kept(remove('1'), 0), 0],
  ['made by a clock that was ahead', kept(remove('1'), 900_000), 5000],
  ['a clearing of just now', kept(clear, 40_000), 0],
  ['a clearing too late to be meant', kept(clear, 39_999), null],
])('a removal that is restored, %s', (_, removal, left) => {
  expect(isOutlived(removal, 100_000) ? null : timeLeft(removal, 100_000)).toBe(left)
})

test('what is taken back before it was saved needs not be saved, and must not stay', () => {
  const one = kept(remove('1'), 1)
  expect(withAdded(withDropped(allSaved, one.key), one)).toEqual({ added: [one], dropped: [] })
  expect(withDropped(withAdded(allSaved, one), one.key)).toEqual({ added: [], dropped: [one.key] })
  expect([isSaved(allSaved), isSaved(withAdded(allSaved, one)), isSaved(withDropped(allSaved, 'x'))]).toEqual([
    true,
    false,
    false,
  ])
})
