import type { PickList } from '@supplier/core/orders/pick-list.domain'
import { picks } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

interface RowsProps {
  readonly list: PickList
  readonly t: Readonly<Record<MoreOrderTexts, string>>
  /** Whether it stands on paper, which has no title of a dialog above it. */
  readonly isPrinted?: boolean
}

/** The products by their shelves, and above them those of which there are too few. */
export function PickRows({ list: { rows, short }, t, isPrinted = false }: RowsProps) {
  const styles = picks()
  return (
    <div className={styles.root}>
      {isPrinted && <h1 className={styles.title}>{t.pickList}</h1>}
      {short.length > 0 && (
        <section className={styles.short} aria-label={t.short}>
          <strong>{t.short}</strong>
          {short.map(({ sku, title, missing, orders }) => (
            <div key={`${sku} ${title}`} className={styles.shortRow}>
              <span>{[title, sku, ...takersOf(orders)].filter(Boolean).join(' · ')}</span>
              <span className={styles.count}>
                {t.missing} {missing} {t.pieces}
              </span>
            </div>
          ))}
        </section>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.shelf}</th>
            <th scope="col">{t.lines}</th>
            <th scope="col" className={styles.count}>
              {t.pieces}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ shelf, sku, title, variant, quantity, orders }, at) => (
            <tr key={at}>
              <td className={shelf === null ? styles.noShelf : styles.shelf}>{shelf ?? t.noShelf}</td>
              <td>
                <span>{[title, variant].filter(Boolean).join(' · ')}</span>
                <span className={styles.takers}>
                  {[sku, ...takersOf(orders)].filter(Boolean).map((part) => (
                    <span key={part}>{part}</span>
                  ))}
                </span>
              </td>
              <td className={styles.count}>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The orders that take a product, with how many of it where they take several. */
const takersOf = (orders: PickList['rows'][number]['orders']): readonly string[] =>
  orders.map(({ number, quantity }) => `№\u00a0${number}${quantity > 1 ? ` × ${quantity}` : ''}`)
