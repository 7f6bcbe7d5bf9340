import type { ImportStatus, PriceImport } from '@supplier/core/imports/imports.domain'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { importStatusTexts } from './import-statuses.translations.ts'

const tones: Readonly<Record<ImportStatus, 'plain' | 'neutral' | 'info' | 'warning' | 'danger'>> = {
  mapping: 'warning',
  checking: 'info',
  ready: 'warning',
  importing: 'info',
  completed: 'plain',
  partial: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
  rolled_back: 'neutral',
}

const isKnown = (status: string): status is ImportStatus => status in tones

/** The state of an import; one that is not known is shown as it came. */
export function ImportState({ row: { status } }: { readonly row: Pick<PriceImport, 'status'> }) {
  const statuses = importStatusTexts[useLanguage()]
  return isKnown(status) ? <Badge tone={tones[status]}>{statuses[status]}</Badge> : <Badge>{status}</Badge>
}
