import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'

interface FoundProps {
  /** `null` until the rows are there. */
  readonly count: number | null
}

/**
 * Tells a screen reader once how many rows a search, a filter or a further page has brought. It must stand on the page
 * before the rows do, because a region that comes with its text is not read out.
 */
export function Found({ count }: FoundProps) {
  const { found, nothingFound } = useTranslations().common
  return (
    <VisuallyHidden>
      <span aria-live="polite">{count !== null && (count === 0 ? nothingFound() : found({ count }))}</span>
    </VisuallyHidden>
  )
}
