import { importTones, type PriceImport } from '@supplier/core/imports/imports.domain'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { WordBadge } from '../../kit/values/WordBadge.tsx'
import { importStatusTexts } from './import-statuses.translations.ts'

/** The state of an import; one that is not known is shown as it came. */
export function ImportState({ row: { status } }: { readonly row: Pick<PriceImport, 'status'> }) {
  const statuses = importStatusTexts[useLanguage()]
  return <WordBadge tones={importTones} texts={statuses} word={status} />
}
