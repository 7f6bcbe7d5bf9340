import type { Table } from './table.ts'

/** Names that stand apart: the second «Ціна» is «Ціна (2)», and a column without a name has its number. */
export const numbered = (columns: readonly string[]): readonly string[] => {
  const taken = new Set<string>()
  return columns.map((column, at) => {
    const name = column || `Стовпець ${at + 1}`
    const free = taken.has(name) ? firstFree(name, taken) : name
    taken.add(free)
    return free
  })
}

const firstFree = (name: string, taken: ReadonlySet<string>): string => {
  let number = 2
  while (taken.has(`${name} (${number})`)) number += 1
  return `${name} (${number})`
}

const nameOf = /^(назва|название)[_ ]характеристик[иі]$/i
const unitOf = /^(одиниця[_ ]виміру|измерение)[_ ]характеристик[иі]$/i
const figureOf = /^(значення|значение)[_ ]характеристик[иі]$/i

interface Triple {
  readonly name: number
  readonly unit: number | null
  readonly value: number
}

/** The places of name, unit and value of each characteristic, as Prom writes them again and again. */
const triplesIn = (columns: readonly string[]): readonly Triple[] =>
  columns.flatMap((column, name) => {
    if (!nameOf.test(column)) return []
    const unit = unitOf.test(columns[name + 1] ?? '') ? name + 1 : null
    const value = (unit ?? name) + 1
    return figureOf.test(columns[value] ?? '') ? [{ name, unit, value }] : []
  })

/** A table in which characteristics that are named in cells have columns of their own. */
export const attributeColumns = ({
  columns,
  rows,
}: Pick<Table, 'columns' | 'rows'>): Pick<Table, 'columns' | 'rows'> => {
  const triples = triplesIn(columns)
  if (triples.length === 0) return { columns, rows }
  const used = new Set(triples.flatMap(({ name, unit, value }) => [name, unit, value]))
  const kept = columns.flatMap((_, at) => (used.has(at) ? [] : [at]))
  const titles = [...new Set(rows.flatMap(({ cells }) => triples.map(({ name }) => cells[name] ?? '').filter(Boolean)))]
  return {
    columns: [...kept.map((at) => columns[at] ?? ''), ...titles],
    rows: rows.map((row) => {
      const values = new Map<string, string>()
      for (const { name, unit, value } of triples) {
        const title = row.cells[name] ?? ''
        const text = [row.cells[value] ?? '', unit === null ? '' : (row.cells[unit] ?? '')].filter(Boolean).join(' ')
        if (title !== '' && text !== '') values.set(title, [values.get(title), text].filter(Boolean).join(', '))
      }
      const kinds = Object.fromEntries(kept.flatMap((at, now) => (row.kinds?.[at] ? [[now, row.kinds[at]]] : [])))
      return {
        ...row,
        cells: [...kept.map((at) => row.cells[at] ?? ''), ...titles.map((title) => values.get(title) ?? '')],
        ...(row.kinds && { kinds }),
      }
    }),
  }
}
