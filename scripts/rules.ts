export interface Checked {
  readonly rules: number
  /** One line per row that names a missing test, file or record of a decision. */
  readonly problems: readonly string[]
}

/** Checks each row of the tables of a page: its last column names the file of a test and a whole text of that file. */
export const checkedRules = (page: string, textOf: (file: string) => string | null): Checked => {
  const rows = rowsIn(page)
  return { rules: rows.length, problems: rows.flatMap((row) => problemsOf(row, textOf)) }
}

const rowsIn = (page: string): readonly string[] => {
  const lines = page.split('\n')
  const isHead = (at: number): boolean => /^\|[-| ]+\|$/.test(lines[at] ?? '')
  return lines.filter((line, at) => line.startsWith('|') && !isHead(at) && !isHead(at + 1))
}

const problemsOf = (row: string, textOf: (file: string) => string | null): readonly string[] => {
  const [, rule = row, file = '', title = ''] = /^\| (.+) \| `([^`|]+)` › ([^|]+) \|$/.exec(row) ?? []
  if (file === '') return [`${rule}: names no test`]
  const text = textOf(file)
  const records = [...rule.matchAll(/\]\((adr\/[^)]+)\)/g)].map(([, record]) => `docs/${record}`)
  return [
    ...(text === null ? [`${rule}: there is no ${file}`] : []),
    ...(text !== null && !isNamedIn(text, title) ? [`${rule}: ${file} has no test "${title}"`] : []),
    ...records.filter((record) => textOf(record) === null).map((record) => `${rule}: there is no ${record}`),
  ]
}

/** A title, or the name of a row of its table, is a whole text between quotes. */
const isNamedIn = (text: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
