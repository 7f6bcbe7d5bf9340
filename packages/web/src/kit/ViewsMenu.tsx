import type { Location, ViewsActor } from '@supplier/core'
import Columns3 from 'lucide-react/icons/columns-3'
import { LazyOverlay } from '../app/LazyOverlay.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { chunkOf } from '../ui/chunk.ts'
import { IconButton } from '../ui/IconButton.tsx'
import type { PressedProps } from '../ui/OnPress.tsx'

export interface ViewsMenuProps {
  readonly views: ViewsActor
  /** The columns that can be hidden and moved, in their first order. */
  readonly columns: readonly { readonly id: string; readonly header: string }[]
  /** The query of the list as it is shown. */
  readonly search: string
  readonly location: Location
}

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
