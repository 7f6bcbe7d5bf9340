import { mayOrder } from '@supplier/core/kit/section/order.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { KeyboardEvent } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { onKeys } from '../../ui/keyboard/keys.ts'
import type { RowProps } from '../../ui/lists/Table.tsx'
import { dragOf, dropOf } from '../../ui/motion/drag.ts'
import { grip } from '../fields/Section.styles.ts'
import type { SectionColumn } from '../list/list-column.ts'
import type { AnyRow } from '../look/section-look.ts'

const kind = 'application/x-row'

interface OrderProps {
  readonly section: AnySection
  readonly rows: readonly AnyRow[]
  readonly label: string
  readonly onStep: (id: string, by: -1 | 1) => void
  readonly onDropped: (id: string, onto: string) => void
}

/**
 * How the rows of a section are put in order: dragged by a grip, or moved by Alt and an arrow key on any control of the
 * row. The menu of a row has the same commands.
 */
export const orderOfRows = ({ section, rows, label, onStep, onDropped }: OrderProps) => {
  if (!mayOrder(section, rows)) return { grips: [], rowProps: undefined }
  const column: SectionColumn<AnyRow> = {
    id: 'grip',
    file: null,
    header: label,
    quiet: true,
    card: 'none',
    cell: ({ id }) => <Grip id={id} />,
  }
  const step = (id: string, by: -1 | 1) => (event: KeyboardEvent) => {
    // A menu or a dialog of the row stands elsewhere in the page.
    if (!event.currentTarget.contains(event.target as Node)) return false
    event.stopPropagation()
    return onStep(id, by)
  }
  const rowProps: RowProps<AnyRow> = ({ id }) => ({
    ...dropOf(kind, (one) => onDropped(one, id)),
    // Before the control has the key: a menu button would open its menu.
    onKeyDownCapture: onKeys({ 'Alt+ArrowUp': step(id, -1), 'Alt+ArrowDown': step(id, 1) }),
  })
  return { grips: [column], rowProps }
}

/** Drags the whole row. It is no button: Firefox does not drag buttons, and keys need no stop of their own. */
function Grip({ id }: { readonly id: string }) {
  return (
    <span className={grip} title={useTranslations().section.howToMove()} {...dragOf(kind, id, 'tr')}>
      <GripVertical size={16} aria-hidden="true" />
    </span>
  )
}
