import type { Difference, ImportRow, SoldValue } from '@supplier/core/imports/import-rows.domain'
import { useFormats } from '../i18n/use-formats.ts'
import { differenceTable, page, quiet } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

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
                  <After change={changeOf(row, name)} t={t} />
                </td>
              ))}
              <td className={styles.was}>
                <Was row={row} shown={shown} t={t} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const changeOf = ({ differences }: ImportRow, name: string): Difference | undefined =>
  differences.find(({ field }) => field === name)

interface SoldProps {
  readonly value: SoldValue
  readonly t: ImportTexts
}

/** A value as it is sold. */
function Sold({ value, t }: SoldProps) {
  const { money } = useFormats()
  if (value.kind === 'money') return money(value.kopecks)
  if (value.kind === 'pieces') return value.count === 0 ? t.none : t.pieces(value.count)
  return value.kind === 'word' ? (t.values[value.text] ?? value.text) : value.text
}

interface AfterProps {
  readonly change: Difference | undefined
  readonly t: ImportTexts
}

/** The new value, above what stands in the file where it was understood otherwise. */
function After({ change, t }: AfterProps) {
  if (change === undefined) return null
  return (
    <>
      <Sold value={change.after} t={t} />
      {change.written !== null && <span className={differenceTable().written}>{t.written(change.written)}</span>}
    </>
  )
}

interface WasProps {
  readonly row: ImportRow
  readonly shown: readonly string[]
  readonly t: ImportTexts
}

/** The former values, and the changes of fields without a column. */
function Was({ row: { outcome, differences }, shown, t }: WasProps) {
  const isNew = outcome === 'created'
  const others = differences.filter(({ field, before, written }) =>
    !shown.includes(field) ? !isNew || (written !== null && field !== 'sku') : before !== null,
  )
  return (
    <>
      {isNew && t.newProduct}
      {others
        .filter(({ field }) => field !== 'sku')
        .map((change) => (
          <span key={change.field} className={differenceTable().change}>
            {t.fields[change.field] ?? change.field}:{' '}
            {change.before !== null && (
              <del>
                <Sold value={change.before} t={t} />
              </del>
            )}
            {!shown.includes(change.field) && (
              <ins>
                {' → '}
                <After change={change} t={t} />
              </ins>
            )}
          </span>
        ))}
    </>
  )
}
