import { locationOfBuyer } from '@supplier/core/chats/chats.domain'
import { orderPathOf } from '@supplier/core/orders/order-steps.domain'
import { readableTelephone } from '@supplier/core/session/telephone.domain'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import type { FoldFields } from '../kit/look/Aside.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Link } from '../ui/buttons/Link.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { CopyNumber } from './CopyNumber.tsx'
import { Deadline } from './Deadline.tsx'
import { statusTone, wordOf } from './OrderCells.tsx'
import { History } from './OrderHistory.tsx'
import { Lines, Sums } from './OrderLines.tsx'
import { OrderPath } from './OrderPath.tsx'
import { Delivery, type PartProps } from './OrderPlace.tsx'
import { detail, failed, quiet } from './orders.styles.ts'

interface DetailProps extends PartProps {
  /** The fields of a group, behind a line that opens them. */
  readonly fold: FoldFields
  readonly hasNote: boolean
}

/** The state of an open order, beside its number. */
export function OrderState({ row, clock, t }: PartProps) {
  return (
    <>
      <Badge tone={statusTone(row.status)}>{wordOf(t, row.status)}</Badge>
      <Deadline row={row} clock={clock} t={t} />
    </>
  )
}

/** What an open order is: its way, the buyer and the place, its goods and sums, and what happened to it. */
export function OrderDetail({ row, clock, t, fold, hasNote }: DetailProps) {
  const styles = detail()
  const { dateTime } = useFormats()
  const { details, createdAt, store, source } = row
  const path = orderPathOf(row)
  return (
    <div className={styles.root}>
      {path && (
        <OrderPath
          label={t.path}
          titles={path.points.map((point) =>
            point in short ? t[short[point as keyof typeof short]] : wordOf(t, point),
          )}
          state={wordOf(t, row.status)}
          path={path}
        />
      )}
      <div className={styles.cards}>
        <Buyer row={row} clock={clock} t={t} />
        <Delivery row={row} clock={clock} t={t} fold={fold} />
      </div>
      {details?.buyerComment && (
        <p className={styles.comment}>
          <span className={styles.heading}>{t.comment}</span>
          {details.buyerComment}
        </p>
      )}
      {details && (
        <section className={styles.part} aria-label={t.lines}>
          <h3 className={styles.heading}>{t.lines}</h3>
          <Lines details={details} t={t} />
          {fold('lines', t.changeLines)}
          <Sums row={row} details={details} t={t} />
        </section>
      )}
      <p className={quiet}>
        {[createdAt && dateTime(createdAt), store?.title, wordOf(t, source)].filter(Boolean).join(' · ')}
      </p>
      {fold('note', t.note, hasNote)}
      {details && details.history.length > 0 && <History history={details.history} t={t} />}
    </div>
  )
}

const short = { ready: 'atReady', shipped: 'atShipped' } as const

function Buyer({ row: { id, buyer }, clock, t }: PartProps) {
  const styles = detail()
  const words = useTranslations().section.orders
  const record = [
    buyer.orders > 0 && words.orders({ count: buyer.orders }),
    buyer.refused > 0 && words.refusals({ count: buyer.refused }),
  ]
  return (
    <div className={styles.card}>
      <h3 className={styles.heading}>{t.buyer}</h3>
      <strong className={styles.name}>{buyer.name}</strong>
      {buyer.phone && (
        <CopyNumber clock={clock} label={t.copyPhone} text={`+${buyer.phone}`}>
          <Link href={`tel:+${buyer.phone}`} aria-label={`${t.call}: ${readableTelephone(buyer.phone)}`}>
            {readableTelephone(buyer.phone)}
          </Link>
        </CopyNumber>
      )}
      <span className={buyer.refused > 0 ? failed : quiet}>{record.filter(Boolean).join(' · ')}</span>
      <RouteLink location={locationOfBuyer(id)}>{t.write}</RouteLink>
    </div>
  )
}
