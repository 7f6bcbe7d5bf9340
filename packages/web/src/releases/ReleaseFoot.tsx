import type { PanelActor } from '@supplier/core/app/panel.machine'
import { selectRelease } from '@supplier/core/releases/releases.selectors'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { usePart, useParts } from '../kit/panel/panel-parts.ts'
import { foot } from './ReleaseLine.styles.ts'

/** Names the release of the panel, for a question to the support. */
export function ReleaseFoot({ panel }: { readonly panel: PanelActor }) {
  const t = useTranslations().shell.release
  const { day } = useFormats()
  const release = usePart(useParts(panel).releases, selectRelease, null)
  return release && <p className={foot}>{t.version({ id: release.id, day: day(release.day) })}</p>
}
