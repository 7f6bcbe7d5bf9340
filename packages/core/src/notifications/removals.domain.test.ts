import { expect, test } from 'vitest'
import type { NotificationPage } from './notifications.domain.ts'
import { type Change, keyOf } from './outbox.domain.ts'
import {
  allSaved,
  isSaved,
  isUnnoted,
  leftOf,
  type Removal,
  removalMade,
  timeLeft,
  withAdded,
  withDropped,
  withKnown,
} from './removals.domain.ts'

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
  const isMeant = left !== null
  expect(leftOf([removal], 100_000)).toEqual({ left: isMeant ? [removal] : [], outlived: isMeant ? [] : [removal.key] })
  if (isMeant) expect(timeLeft(removal, 100_000)).toBe(left)
})

test('a removal that is made may be taken back for five seconds', () => {
  expect(removalMade(clear, 100_000)).toEqual(kept(clear, 105_000))
})

test('a clearing is noted with what was known when it was chosen', () => {
  const page = { rows: [{ id: 'b' }, { id: 'a' }] } as unknown as NotificationPage
  const noted = withKnown(kept(clear, 5), page)
  expect(noted).toEqual(kept({ kind: 'clear', known: ['b', 'a'] }, 5))
  const made: readonly Change[] = [clear, { kind: 'clear', known: [] }, remove('1'), noted.change]
  expect(made.map((change) => isUnnoted(kept(change, 5)))).toEqual([true, true, false, false])
})

test('what is made later is written down behind', () => {
  const [one, other] = [kept(remove('1'), 1), kept(remove('2'), 2)]
  expect(withAdded(withAdded(allSaved, one), other).added).toEqual([one, other])
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
