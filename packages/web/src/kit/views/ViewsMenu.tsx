import Columns3 from 'lucide-react/icons/columns-3'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { chunkOf } from '../../ui/loading/chunk.ts'
import type { PressedProps } from '../../ui/overlays/OnPress.tsx'
import { LazyOverlay } from '../overlays/LazyOverlay.tsx'
import type { ViewsMenuProps } from './views-menu.ts'

const popover = chunkOf<ViewsMenuProps & PressedProps>(async () => (await import('./ViewsPopover.tsx')).ViewsPopover)

/** The button of the columns and the saved views of a list. */
export function ViewsMenu(props: ViewsMenuProps) {
  const label = useTranslations().section.views()
  return (
    <LazyOverlay
      trigger={<IconButton label={label} title={label} icon={<Columns3 size={18} aria-hidden="true" />} />}
      popup="dialog"
      chunk={popover}
    >
      {(Views, pressed) => <Views {...props} {...pressed} />}
    </LazyOverlay>
  )
}
