import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'
import type { PanelPart } from './parts.ts'

/** Reports that parts of the panel have stopped while the rest still works. */
export function BrokenPartsBanner({ parts }: { readonly parts: readonly PanelPart[] }) {
  const t = useTranslations().shell.stopped
  return (
    <Banner tone="danger" icon={<TriangleAlert size={20} aria-hidden="true" />} title={t.title()} label={t.title()}>
      {t.text({ parts: parts.map((part) => t.parts[part]()).join(', ') })}
    </Banner>
  )
}
