import Columns3 from 'lucide-react/icons/columns-3'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { chunkOf } from '../ui/chunk.ts'
import { IconButton } from '../ui/IconButton.tsx'
import type { PressedProps } from '../ui/OnPress.tsx'
import { LazyOverlay } from './LazyOverlay.tsx'
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
