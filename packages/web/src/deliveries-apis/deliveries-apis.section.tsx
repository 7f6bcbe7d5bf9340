import { type DeliveryKey, deliveryKeys, endingKeys, type KeyStatus } from '@supplier/core/sections/deliveries-apis'
import { useFormats } from '../i18n/use-formats.ts'
import { namesOf } from '../kit/names.ts'
import { sectionScreen } from '../kit/SectionScreen.tsx'
import { Alert } from '../ui/Alert.tsx'
import { badges } from '../ui/Badge.styles.ts'
import { Badge } from '../ui/Badge.tsx'
import { deliveriesApisTranslations } from './deliveries-apis.translations.ts'
import { KeyNote } from './KeyNote.tsx'

const tones = {
  active: 'success',
  checking: 'info',
  expiring: 'warning',
  expired: 'danger',
  invalid: 'danger',
  disabled: 'neutral',
} as const satisfies Record<KeyStatus, string>

export const screen = sectionScreen(deliveryKeys, {
  t: deliveriesApisTranslations,
  nameOf: ({ title }) => title,
  notes: { key: ({ answer }, { more }) => answer.question && <KeyNote answer={answer} t={more} /> },
  above: (rows, { more }) => {
    const ending = endingKeys(rows)
    return (
      ending.length > 0 && (
        <Alert tone="warning" title={more.endingTitle}>
          {ending.map((key) => (
            <p key={key.id}>
              «{key.title}»: <Until deliveryKey={key} ended={more.ended} ends={more.ends} />
            </p>
          ))}
          <p>{more.endingText}</p>
        </Alert>
      )
    )
  },
  columns: ({ fields, filters, filterChoices, more }) => [
    {
      id: 'status',
      header: filters.status,
      card: 'figure',
      cell: ({ status, isDefault, lastError }) => (
        <>
          <span className={badges}>
            <Badge tone={tones[status]}>{filterChoices.status[status]}</Badge>
            {isDefault && <Badge tone="accent">{more.isDefault}</Badge>}
          </span>
          {lastError && <p>{lastError}</p>}
        </>
      ),
    },
    { id: 'last4', header: fields.key, named: true, cell: ({ last4 }) => `•••• ${last4}` },
    { id: 'stores', header: fields.stores, named: true, cell: ({ stores }) => namesOf(stores) || more.allStores },
    { id: 'owner', header: more.owner, named: true, cell: ({ owner }) => owner },
    { id: 'expires', header: more.expires, named: true, cell: ({ expiresAt }) => <Day written={expiresAt} /> },
    { id: 'orders', header: more.orders, align: 'end', named: true, cell: ({ orders }) => orders },
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
