import { expect, test } from 'vitest'
import { afterwards, eventually, type Formula, never, until, whenever } from './formula.ts'

const is = (letter: string) => (now: string) => now === letter

/** The place of the letter that breaks a rule on a path, `end` if its end does, `null` if none does. */
const brokenAt = (rule: Formula<string>, path: string): number | 'end' | null => {
  let formula: Formula<string> | boolean = rule
  for (const [at, letter] of [...path].entries()) {
    if (typeof formula === 'boolean') return null
    formula = formula.next(letter, path[at - 1] ?? null)
    if (formula === false) return at
  }
  return typeof formula === 'boolean' || formula.holdsAtEnd ? null : 'end'
}

const ab = until(is('a'), is('b'))

test.each([
  ['never a', never(is('a')), 'bcb', null],
  ['never a', never(is('a')), 'bca', 2],
  ['never two in a row', never<string>((now, before) => now === before), 'abba', 2],
  ['eventually b', eventually(is('b')), 'aab', null],
  ['eventually b', eventually(is('b')), 'aaa', 'end'],
  ['a until b', ab, 'aabc', null],
  ['a until b, which need not come', ab, 'aaa', null],
  ['a until b', ab, 'aacb', 2],
  ['b after each a', whenever(is('a'), eventually(is('b'))), 'cabcac', 'end'],
  ['b after each a', whenever(is('a'), eventually(is('b'))), 'cabcab', null],
  [
    'no c from an a on until b',
    whenever(
      is('a'),
      until<string>((now) => now !== 'c', is('b')),
    ),
    'cabcaac',
    6,
  ],
  ['c directly after a', whenever(is('a'), afterwards(until(is('nothing'), is('c')))), 'bacab', 4],
])('%s over "%s"', (_, rule, path, broken) => {
  expect(brokenAt(rule, path)).toBe(broken)
})

test('a rule that was triggered twice waits once', () => {
  const rule = whenever(is('a'), eventually(is('b')))
  const after = (path: string) =>
    [...path].reduce<Formula<string> | boolean>(
      (formula, letter) => (typeof formula === 'boolean' ? formula : formula.next(letter, null)),
      rule,
    )
  expect(after('aaa')).toMatchObject({ key: expect.stringContaining('eventually') })
  expect(JSON.stringify(after('aaa'))).toBe(JSON.stringify(after('a')))
})
