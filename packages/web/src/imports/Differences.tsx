import type { Difference, ImportRow } from '@supplier/core'
import { differenceTable, page, quiet } from './imports.styles.ts'
import type { ImportTexts } from './imports.translations.ts'

interface DifferencesProps {
  readonly rows: readonly ImportRow[]
  readonly t: ImportTexts
}

/** The fields with columns of their own. */
const columns = ['title', 'price', 'quantity'] as const

/** What an import would change, a row for each product; a column that nothing fills in is not there. */
export function Differences({ rows, t }: DifferencesProps) {
  const styles = differenceTable()
  const shown = columns.filter((name) => rows.some((row) => changeOf(row, name) !== undefined))
  return (
    <section className={page().card} aria-label={t.differences}>
      <h2 className={page().title}>{t.differences}</h2>
      <table className={styles.root}>
        <thead className={styles.heads}>
          <tr>
            <th scope="col">{t.fields['sku']}</th>
            {shown.map((name) => (
              <th key={name} scope="col" data-figure={name === 'title' ? undefined : ''}>
                {t.fields[name]}
              </th>
            ))}
            <th scope="col">{t.was}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.line} ${row.key}`} className={styles.row}>
              <th scope="row" className={styles.key}>
                {row.key}
                {row.line > 0 && <span className={quiet}> {t.line(row.line)}</span>}
              </th>
              {shown.map((name) => (
                <td key={name} data-figure={name === 'title' ? undefined : ''} data-label={t.fields[name]}>
                  {changeOf(row, name)?.after ?? ''}
                </td>
              ))}
              <td className={styles.was}>{wasOf(row, shown, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const changeOf = ({ differences }: ImportRow, name: string): Difference | undefined =>
  differences.find(({ field }) => field === name)

/** The former values, and the changes of fields without a column. */
const wasOf = ({ outcome, differences }: ImportRow, shown: readonly string[], t: ImportTexts) => {
  if (outcome === 'created') return t.newProduct
  return differences
    .filter(({ field, before }) => field !== 'sku' && (before !== null || !shown.includes(field)))
    .map(({ field, before, after }) => (
      <span key={field} className={differenceTable().change}>
        {t.fields[field] ?? field}: {before !== null && <del>{before}</del>}
        {!shown.includes(field) && <ins> → {after}</ins>}
      </span>
    ))
}
