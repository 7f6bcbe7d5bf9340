import type { BesideActor } from '@supplier/core/kit/beside/beside.machine'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { nextOn } from '@supplier/core/kit/section/section.selectors'
import type { SectionActor } from '@supplier/core/kit/section/section.setup'
import { toggleOf } from '@supplier/core/kit/section/toggle.domain'
import { Button } from '../../ui/buttons/Button.tsx'
import { Switch } from '../../ui/choices/Switch.tsx'
import { RowActions } from '../commands/RowActions.tsx'
import type { SectionColumn } from '../list/list-column.ts'
import type { AnyLook, AnyRow } from '../look/section-look.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { RowLink } from './RowLink.tsx'

interface NameProps {
  readonly section: AnySection
  readonly look: AnyLook
  readonly t: AnyTranslations
  readonly beside: BesideActor | null
  /** The pointer is near the link. */
  readonly onNear: () => void
  readonly onOpen: (id: string) => void
}

/** The first column of a section: the name of the record, which opens it. */
export const nameColumn = ({ section, look, t, beside, onNear, onOpen }: NameProps): SectionColumn<AnyRow> => ({
  id: 'name',
  header: t.name ?? Object.values(t.fields)[0] ?? '',
  card: 'title',
  grows: true,
  // The file begins with what names its records.
  file: [],
  covers: section.mayOpen,
  cell: (row) => {
    const name = (
      <RowLink section={section} row={row} name={look.nameOf(row)} onNear={onNear} onOpen={() => onOpen(row.id)} />
    )
    return look.aroundName?.(row, name, t, beside) ?? name
  },
})

interface ToggleProps {
  readonly section: AnySection
  readonly rows: readonly AnyRow[]
  readonly label: string
  readonly nameOf: (row: AnyRow) => string
  readonly onCommand: (name: string, id: string) => void
}

/** The command that runs without a dialog. */
export interface Running {
  readonly id: string
  readonly isLookingUp: boolean
}

interface ActionsProps extends ToggleProps {
  readonly actor: SectionActor<AnySection>
  readonly t: AnyTranslations
  readonly running: Running | null
}

/** The switches of a section whose records are switched on and off in their rows. */
export const toggleColumn = ({ section, rows, label, nameOf, onCommand }: ToggleProps): SectionColumn<AnyRow> => ({
  id: 'toggle',
  file: null,
  header: label,
  quiet: true,
  align: 'end',
  card: 'last',
  cell: (row) => {
    const toggle = toggleOf(section, row, rows)
    return (
      toggle && (
        <Switch
          label={`${label}: ${nameOf(row)}`}
          isLabelHidden
          checked={toggle.isOn}
          disabled={toggle.command === null}
          onChange={() => toggle.command !== null && onCommand(toggle.command, row.id)}
        />
      )
    )
  },
})

/** The command that comes next on each record, as a button. */
export const nextColumn = ({
  section,
  actor,
  t,
  label,
  nameOf,
  running,
  onCommand,
}: ActionsProps): SectionColumn<AnyRow> => ({
  id: 'next',
  file: null,
  header: label,
  quiet: true,
  width: 128,
  card: 'next',
  cell: (row) => {
    const next = nextOn(section, row, actor)
    const words = next && t.commands[next]?.label
    return words ? (
      <Button
        variant="soft"
        size="small"
        aria-label={`${words}: ${nameOf(row)}`}
        busy={running?.id === row.id}
        disabled={running?.isLookingUp === true && running.id !== row.id}
        onClick={() => onCommand(next, row.id)}
      >
        {words}
      </Button>
    ) : null
  },
})

/** The last column of a section: the commands on a record. */
export const actionsColumn = ({
  section,
  actor,
  t,
  rows,
  label,
  nameOf,
  running,
  onCommand,
}: ActionsProps): SectionColumn<AnyRow> => ({
  id: 'actions',
  file: null,
  header: label,
  quiet: true,
  align: 'end',
  card: 'menu',
  cell: (row) => (
    <RowActions
      section={section}
      t={t}
      row={row}
      rows={rows}
      name={nameOf(row)}
      without={toggleOf(section, row, rows)?.command ?? nextOn(section, row, actor)}
      isBusy={running?.id === row.id}
      isDisabled={running?.isLookingUp === true && running.id !== row.id}
      onCommand={(name) => onCommand(name, row.id)}
    />
  ),
})
