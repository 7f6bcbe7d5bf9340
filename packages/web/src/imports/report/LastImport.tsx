import type { LastImportActor } from '@supplier/core/import-list/last-import.machine'
import { locationOfImport } from '@supplier/core/imports/import-steps.domain'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { RouteLink } from '../../navigation/RouteLink.tsx'
import { ImportState } from './ImportState.tsx'
import { lastImportTexts } from './import-statuses.translations.ts'
import { lastImport } from './last-import.styles.ts'

/** The last import in one line, which leads to it; nothing before the first one. */
export function LastImport({ actor }: { readonly actor: LastImportActor | null }) {
  const t = lastImportTexts[useLanguage()]
  const { dateTime } = useFormats()
  const last = useSelector(actor ?? undefined, (snapshot) => snapshot?.context.last ?? null)
  if (!last) return null
  const { created, updated, rejected } = last.counts
  const at = last.finishedAt ?? last.createdAt
  return (
    <p className={lastImport}>
      <strong>{t.title}</strong>
      <RouteLink location={locationOfImport(last.id)}>{last.name || `№ ${last.id}`}</RouteLink>
      <ImportState row={last} />
      {created + updated + rejected > 0 && (
        <span>
          {t.created} {created} · {t.updated} {updated} · {t.rejected} {rejected}
        </span>
      )}
      {at && <span>{dateTime(at)}</span>}
    </p>
  )
}
