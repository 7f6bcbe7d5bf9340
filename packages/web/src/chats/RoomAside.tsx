import type { Room, RoomSubject } from '@supplier/core/chats/chats.domain'
import { shownImage } from '@supplier/core/kernel/address'
import type { OneOrderActor } from '@supplier/core/orders/one-order.machine'
import { readableTelephone } from '@supplier/core/session/telephone.domain'
import { useFormats } from '../i18n/use-formats.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { settings } from '../settings/settings.ts'
import { Link } from '../ui/buttons/Link.tsx'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { card, cardTitle } from './chats.styles.ts'
import type { ChatTexts } from './chats.translations.ts'
import { OrderAside } from './OrderAside.tsx'

/** The order or the product that a room is about, as a link. */
export function SubjectLink({ subject, t }: { readonly subject: RoomSubject; readonly t: ChatTexts }) {
  const { roundMoney } = useFormats()
  if (subject.type === 'product')
    return <RouteLink location={{ to: 'product-edit', params: { id: subject.id } }}>{subject.title}</RouteLink>
  return (
    <>
      <RouteLink location={{ to: 'orders', search: `?order=${subject.id}` }}>
        {t.order} № {subject.number}
      </RouteLink>
      {subject.total !== null && ` · ${roundMoney(subject.total)}`}
    </>
  )
}

interface RoomAsideProps {
  readonly room: Room
  /** The order that the room is about; `null` where it is about none. */
  readonly order: OneOrderActor | null
  readonly t: ChatTexts
}

/** Who writes, and about what. */
export function RoomAside({ room: { kind, title, phone, subject }, order, t }: RoomAsideProps) {
  return (
    <>
      <div className={card}>
        <h3 className={cardTitle}>{kind === 'support' ? t.support : t.buyer}</h3>
        {kind !== 'support' && <span>{title}</span>}
        {phone && (
          <Link href={`tel:+${phone}`} aria-label={`${t.call}: ${readableTelephone(phone)}`}>
            {readableTelephone(phone)}
          </Link>
        )}
      </div>
      {order && <OrderAside actor={order} t={t} />}
      {subject && subject.type !== 'order' && (
        <div className={card}>
          <h3 className={cardTitle}>{t.product}</h3>
          {subject.image && (
            <RemoteImage src={shownImage(subject.image, settings.imageOrigins)} alt="">
              {null}
            </RemoteImage>
          )}
          <span>
            <SubjectLink subject={subject} t={t} />
          </span>
        </div>
      )}
    </>
  )
}
