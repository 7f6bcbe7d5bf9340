import { moveOnto } from '@supplier/core/kit/section/order.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionBeside } from '@supplier/core/kit/section/section.selectors'
import type { SectionActor } from '@supplier/core/kit/section/section.setup'
import { useMemo } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import type { RowProps } from '../../ui/lists/Table.tsx'
import type { SectionColumn } from '../list/list-column.ts'
import type { AnyLook, AnyRow } from '../look/section-look.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { orderOfRows } from './row-order.tsx'
import { nearForm } from './SectionDialogs.tsx'
import { actionsColumn, nameColumn, nextColumn, type Running, toggleColumn } from './section-columns.tsx'

interface SectionColumns {
  readonly section: AnySection
  readonly look: AnyLook
  readonly t: AnyTranslations
  readonly actor: SectionActor<AnySection>
  /** The rows of the shown page. */
  readonly rows: readonly AnyRow[]
  readonly running: Running | null
  /** The columns of the section's own. */
  readonly shown: readonly SectionColumn<AnyRow>[]
}

interface Columns {
  readonly columns: readonly SectionColumn<AnyRow>[]
  readonly rowProps: RowProps<AnyRow> | undefined
}

/** The columns of a section: its own between the name and the commands, and a grip before rows that can be moved. */
export const useSectionColumns = ({ section, look, t, actor, rows, running, shown }: SectionColumns): Columns => {
  const labels = useTranslations().section
  // Columns of other rows would render every row anew, and only an order depends on the rows beside a row.
  const among = section.order === undefined ? none : rows
  const [actions, isOn, order, next] = [labels.actions(), labels.isOn(), labels.order(), labels.next()]
  return useMemo(() => {
    const onCommand = (name: string, id: string, values: object = {}) =>
      actor.send({ type: 'command.chosen', command: name as never, id, values: { ...values } })
    const { nameOf } = look
    const { grips, rowProps } = orderOfRows({
      section,
      rows: among,
      label: order,
      onStep: (id, by) => section.order && onCommand(by < 0 ? section.order.up : section.order.down, id),
      onDropped: (id, onto) => {
        const move = moveOnto(section, among, id, onto)
        if (move) onCommand(move.command, id, move.values)
      },
    })
    const onOpen = (id: string) => actor.send({ type: 'record.opened', id })
    const columns = [
      ...grips,
      nameColumn({ section, look, t, beside: sectionBeside<AnySection>(actor), onNear: nearForm, onOpen }),
      ...shown,
      ...(section.toggle ? [toggleColumn({ section, rows: among, label: isOn, nameOf, onCommand })] : []),
      ...(section.next
        ? [nextColumn({ section, actor, t, rows: among, label: next, nameOf, running, onCommand })]
        : []),
      actionsColumn({ section, actor, t, rows: among, label: actions, nameOf, running, onCommand }),
    ]
    return { columns, rowProps }
  }, [section, look, t, actor, among, running, shown, actions, isOn, order, next])
}

const none: readonly AnyRow[] = []
