import type { ImportStatus, PriceImport } from '@supplier/core'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { page } from '../imports/imports.styles.ts'
import { importsTranslations } from '../imports/imports.translations.ts'
import { Report } from '../imports/Report.tsx'
import { Badge } from '../ui/Badge.tsx'

const tones: Readonly<Record<ImportStatus, 'neutral' | 'info' | 'success' | 'warning' | 'danger'>> = {
  mapping: 'warning',
  checking: 'info',
  ready: 'warning',
  importing: 'info',
  completed: 'success',
  partial: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
  rolled_back: 'neutral',
}

const isKnown = (status: string): status is ImportStatus => status in tones

/** The state of an import; one that is not known is shown as it came. */
export function ImportState({ row: { status } }: { readonly row: PriceImport }) {
  const { statuses } = importsTranslations[useLanguage()]
  return isKnown(status) ? <Badge tone={tones[status]}>{statuses[status]}</Badge> : <Badge>{status}</Badge>
}

export function ImportWhen({ row: { createdAt } }: { readonly row: PriceImport }) {
  const { dateTime } = useFormats()
  return createdAt === null ? null : dateTime(createdAt)
}

/** What an import has done, in its dialog. */
export function ImportReport({ row }: { readonly row: PriceImport }) {
  const t = importsTranslations[useLanguage()]
  return (
    <div className={page().stack}>
      <div>
        <ImportState row={row} />
      </div>
      {row.error && <p>{[row.error.message, t.place(row.error.line, row.error.column)].filter(Boolean).join(' ')}</p>}
      <Report found={row} t={t} />
    </div>
  )
}
