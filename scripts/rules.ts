export interface Checked {
  readonly rules: number
  /** One line per row that names a missing test, file or record of a decision, or a test that did not pass. */
  readonly problems: readonly string[]
}

/** The full names of the tests of a file that passed in a run. */
export type Passed = (file: string) => readonly string[]

/**
 * Checks each row of the tables of a page: its last column names the file of a test and a whole text of that file. With
 * the tests of a run, one of them must have passed under that text.
 */
export const checkedRules = (
  page: string,
  textOf: (file: string) => string | null,
  passed: Passed | null = null,
): Checked => {
  const rows = rowsIn(page)
  return { rules: rows.length, problems: rows.flatMap((row) => problemsOf(row, textOf, passed)) }
}

const rowsIn = (page: string): readonly string[] => {
  const lines = page.split('\n')
  const isHead = (at: number): boolean => /^\|[-| ]+\|$/.test(lines[at] ?? '')
  return lines.filter((line, at) => line.startsWith('|') && !isHead(at) && !isHead(at + 1))
}

const problemsOf = (row: string, textOf: (file: string) => string | null, passed: Passed | null): readonly string[] => {
  const [, rule = row, file = '', title = ''] = /^\| (.+) \| `([^`|]+)` › ([^|]+) \|$/.exec(row) ?? []
  if (file === '') return [`${rule}: names no test`]
  const text = textOf(file)
  const records = [...rule.matchAll(/\]\((adr\/[^)]+)\)/g)].map(([, record]) => `docs/${record}`)
  const isNamed = text !== null && isNamedIn(text, title)
  return [
    ...(text === null ? [`${rule}: there is no ${file}`] : []),
    ...(text !== null && !isNamed ? [`${rule}: ${file} has no test "${title}"`] : []),
    ...(isNamed && passed !== null && !hasPassed(passed(file), title)
      ? [`${rule}: no test "${title}" of ${file} has passed in this run`]
      : []),
    ...records.filter((record) => textOf(record) === null).map((record) => `${rule}: there is no ${record}`),
  ]
}

/** A title, or the name of a row of its table, is a whole text between quotes. */
const isNamedIn = (text: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))

/** The values of a row stand in the names of a run where its title has placeholders. */
const hasPassed = (names: readonly string[], title: string): boolean => {
  const parts = title
    .split(/%[sdifjo#$]|\$[\w.]+|\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(parts.join('.*'), 's')
  return names.some((name) => pattern.test(name))
}
