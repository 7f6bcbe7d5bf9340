import { locationOfDrafts, mayHaveDrafts } from '@supplier/core/imports/import-drafts.domain'
import type { PriceImport } from '@supplier/core/imports/imports.domain'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { ImportState } from '../imports/report/ImportState.tsx'
import { page } from '../imports/report/imports.styles.ts'
import { importsTranslations } from '../imports/report/imports.translations.ts'
import { Report } from '../imports/report/Report.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'

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
      <Report
        found={row}
        t={t}
        drafts={
          mayHaveDrafts(row) && (
            <div>
              <RouteButton location={locationOfDrafts(row)}>{t.toDrafts}</RouteButton>
            </div>
          )
        }
      />
    </div>
  )
}
