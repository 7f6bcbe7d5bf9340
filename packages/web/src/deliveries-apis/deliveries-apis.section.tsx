import {
  type DeliveryKey,
  deliveryKeyRow,
  deliveryKeys,
  endingKeys,
  replacedAt,
} from '@supplier/core/deliveries-apis/deliveries-apis.section'
import { useFormats } from '../i18n/use-formats.ts'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { namesOf } from '../kit/values/names.ts'
import { WordBadge } from '../kit/values/WordBadge.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { badges } from '../ui/text/Badge.styles.ts'
import { Badge } from '../ui/text/Badge.tsx'
import { deliveriesApisTranslations } from './deliveries-apis.translations.ts'
import { lines, said } from './KeyNote.styles.ts'
import { KeyNote } from './KeyNote.tsx'

export const screen = sectionScreen(deliveryKeys, {
  t: deliveriesApisTranslations,
  nameOf: ({ title }) => title,
  // Under the name, which grows, what the carrier said has room for its lines.
  aroundName: ({ lastError }, name) =>
    lastError === null ? (
      name
    ) : (
      <span className={lines} data-lines="">
        {name}
        <span className={said}>{lastError}</span>
      </span>
    ),
  notes: {
    key: ({ answer }, { more }) => answer.question && <KeyNote answer={answer} t={more} />,
    stores: ({ row }, { hints, more }) =>
      row !== null && row.perMinute !== null && `${hints?.stores}. ${more.perMinute} ${row.perMinute}`,
  },
  above: (rows, { more }) => {
    const ending = endingKeys(rows)
    return (
      ending.length > 0 && (
        <Alert
          tone="warning"
          title={ending.every(({ status }) => status === 'expired') ? more.endedTitle : more.endingTitle}
        >
          {ending.map((key) => (
            <p key={key.id}>
              «{key.title}»: <Until deliveryKey={key} ended={more.ended} ends={more.ends} /> ·{' '}
              <RouteLink location={replacedAt(key)}>{more.replace}</RouteLink>
            </p>
          ))}
          <p>{more.endingText}</p>
        </Alert>
      )
    )
  },
  columns: ({ fields, filters, states, more }) => [
    {
      id: 'status',
      file: ['status', 'isDefault'],
      header: filters.status,
      card: 'figure',
      cell: ({ status, isDefault }) => (
        <span className={badges}>
          <WordBadge tones={deliveryKeyRow.status.tones} texts={states.status} word={status} />
          {isDefault && <Badge>{more.isDefault}</Badge>}
        </span>
      ),
    },
    { id: 'last4', header: fields.key, named: true, cell: ({ last4 }) => `•••• ${last4}` },
    {
      id: 'stores',
      header: fields.stores,
      priority: 2,
      named: true,
      cell: ({ stores }) => namesOf(stores) || more.allStores,
    },
    { id: 'owner', header: more.owner, priority: 3, named: true },
    {
      id: 'expires',
      file: ['expiresAt'],
      header: more.expires,
      priority: 2,
      named: true,
      cell: ({ expiresAt }) => <Day written={expiresAt} />,
    },
    { id: 'orders', header: more.orders, priority: 3, align: 'end', named: true },
  ],
})

function Day({ written }: { readonly written: string | null }) {
  const { date } = useFormats()
  return written && date(written)
}

interface UntilProps {
  readonly deliveryKey: DeliveryKey
  readonly ended: string
  readonly ends: string
}

function Until({ deliveryKey: { status, expiresAt }, ended, ends }: UntilProps) {
  return (
    <>
      {status === 'expired' ? ended : ends} <Day written={expiresAt} />
    </>
  )
}
