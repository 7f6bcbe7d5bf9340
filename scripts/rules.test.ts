import { expect, test } from 'vitest'
import { checkedRules } from './rules.ts'

const files: Readonly<Record<string, string>> = {
  'a.test.ts': `test('the door opens', () => {})\ntest.each([['a key', 1]])('%s fits', () => {})`,
  'docs/adr/0001-doors.md': '# 0001 Doors',
}

const problemsOf = (...rows: readonly string[]) => {
  const page = ['# Rules', '', '| rule | test |', '|---|---|', ...rows, '', 'The end.'].join('\n')
  const { rules, problems } = checkedRules(page, (file) => files[file] ?? null)
  return [rules, problems]
}

test.each([
  ['a title', '| A door opens | `a.test.ts` › the door opens |'],
  ['a row of a table', '| A key fits | `a.test.ts` › a key |'],
  ['the record of a departure', '| A door opens ([ADR 0001](adr/0001-doors.md)) | `a.test.ts` › the door opens |'],
])('a rule may be proved by %s', (_, row) => {
  expect(problemsOf(row)).toEqual([1, []])
})

test.each([
  ['names no test', '| A door opens | |', '| A door opens | |: names no test'],
  ['names a file alone', '| A door opens | `a.test.ts` |', '| A door opens | `a.test.ts` |: names no test'],
  ['names a missing file', '| A door opens | `b.test.ts` › x |', 'A door opens: there is no b.test.ts'],
  [
    'names a missing title',
    '| A door opens | `a.test.ts` › it shuts |',
    'A door opens: a.test.ts has no test "it shuts"',
  ],
  ['names a part of a title', '| A door opens | `a.test.ts` › opens |', 'A door opens: a.test.ts has no test "opens"'],
  [
    'names a missing record',
    '| [Why](adr/0002.md) | `a.test.ts` › a key |',
    '[Why](adr/0002.md): there is no docs/adr/0002.md',
  ],
])('a row that %s is a problem', (_, row, problem) => {
  expect(problemsOf('| A key fits | `a.test.ts` › a key |', row)).toEqual([2, [problem]])
})

test('each of several tables is checked', () => {
  const again = ['| rule | test |', '|---|---|', '| A door shuts | `a.test.ts` › it shuts |']
  expect(problemsOf('| A key fits | `a.test.ts` › a key |', '', ...again)).toEqual([
    2,
    ['A door shuts: a.test.ts has no test "it shuts"'],
  ])
})

const page = (row: string) => ['# Rules', '', '| rule | test |', '|---|---|', row].join('\n')
const textOf = (file: string) => files[file] ?? null

test.each([
  ['under its title', '| A door opens | `a.test.ts` › the door opens |', ['doors the door opens'], []],
  ['with the values of its row', '| Keys fit | `a.test.ts` › %s fits |', ['doors a key fits'], []],
  ['under the name of its row', '| Keys fit | `a.test.ts` › a key |', ['doors a key fits'], []],
  [
    'under another name only',
    '| A door opens | `a.test.ts` › the door opens |',
    ['doors a key fits'],
    ['A door opens: no test "the door opens" of a.test.ts has passed in this run'],
  ],
])('a test that has passed %s', (_, row, names, problems) => {
  expect(checkedRules(page(row), textOf, () => names).problems).toEqual(problems)
})
