import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'
import type { PanelPart } from './parts.ts'

/** Parts of the panel do not work any more; the rest does. */
export function StoppedBanner({ parts }: { readonly parts: readonly PanelPart[] }) {
  const words = useWords().shell.stopped
  return (
    <Banner
      tone="danger"
      icon={<TriangleAlert size={20} aria-hidden="true" />}
      title={words.title()}
      label={words.title()}
    >
      {words.text({ parts: parts.map((part) => words.parts[part]()).join(', ') })}
    </Banner>
  )
}
