import { textOf } from '@supplier/core/kernel/word'
import {
  blockedElsewhere,
  type PaymentMethod,
  refusedKeysAt,
  unblockedAt,
} from '@supplier/core/payment-methods-methods/methods.domain'
import { useFormats } from '../i18n/use-formats.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import type { paymentMethodsTranslations } from './payment-methods-methods.translations.ts'

export interface MethodProps {
  readonly row: PaymentMethod
  readonly t: (typeof paymentMethodsTranslations)['uk']['more']
}

/** What buyers need first, with a link to the page that mends it, or what the provider said about the keys on this page. */
export function MethodObstacle({ row, t }: MethodProps) {
  const { dateTime } = useFormats()
  const { check } = row
  const blocker = blockedElsewhere(row)
  if (blocker)
    return (
      <Alert
        tone="warning"
        title={textOf(t, blocker)}
        actions={<RouteLink location={unblockedAt(blocker, row)}>{t.unblock}</RouteLink>}
      />
    )
  if (!check || check.result === 'ok') return null
  const keys = refusedKeysAt(row)
  return (
    <Alert
      tone={check.result === 'refused' ? 'danger' : 'warning'}
      title={check.at ? `${textOf(t, check.result)} (${dateTime(check.at)})` : textOf(t, check.result)}
      actions={keys && <RouteLink location={keys}>{t.otherKeys}</RouteLink>}
    >
      {check.text} {keys && t.refusedText}
    </Alert>
  )
}
