import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { EmptyState } from '../../ui/messages/EmptyState.tsx'

/** Stands for a part of the panel that the server does not have. */
export function NotOffered() {
  const t = useTranslations().list
  return (
    <EmptyState kind="notOffered" title={t.notOffered()}>
      {t.notOfferedText()}
    </EmptyState>
  )
}
