import type { OrderDetails } from '@supplier/core/orders/order-details.domain'
import { useFormats } from '../i18n/use-formats.ts'
import { Details } from '../ui/layout/Details.tsx'
import { detail, quiet } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

interface HistoryProps {
  readonly history: OrderDetails['history']
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

/** What happened to an order. */
export function History({ history, t }: HistoryProps) {
  const styles = detail()
  const { dateTime } = useFormats()
  return (
    <Details title={t.history} note={history.length} isOpenAtFirst={false} hasError={false} look="quiet">
      <ol className={styles.history}>
        {history.map(({ at, text }, index) => (
          <li key={index} className={styles.event}>
            <span>{text}</span>
            {at && <span className={quiet}>{dateTime(at)}</span>}
          </li>
        ))}
      </ol>
    </Details>
  )
}
