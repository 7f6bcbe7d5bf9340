import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { ellipsis } from '../../ui/buttons/IconButton.styles.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import type { AnyTranslations } from '../look/section-translations.ts'
import { LazyMenu } from '../overlays/LazyMenu.tsx'

interface AnyRow {
  readonly id: string
}

interface RowActionsProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  readonly row: AnyRow
  /** The rows of the shown page. */
  readonly rows: readonly AnyRow[]
  readonly name: string
  /** A command that is offered elsewhere. */
  readonly without?: string | null | undefined
  /** Whether the button has a border, as beside other buttons. */
  readonly outlined?: boolean
  /** Whether no other button stands beside it. */
  readonly isAlone?: boolean
  /** Whether a command on the row runs. */
  readonly isBusy?: boolean
  /** Whether no command can be given, because another row's is looked up. */
  readonly isDisabled?: boolean
  readonly onCommand: (name: string) => void
}

/** The actions on a row; only the allowed ones are offered. */
export function RowActions(props: RowActionsProps) {
  const { section, t, row, rows, name, without, outlined = false, isAlone = false, onCommand } = props
  const { isBusy = false, isDisabled = false } = props
  const labels = useTranslations().section
  const commands: AnySection['commands'] = section.commands
  const items = Object.entries(commands).flatMap(([id, { may, needsConfirmation }]) =>
    id !== without && may(row, rows)
      ? [{ id, label: t.commands[id]?.label ?? id, danger: needsConfirmation === true }]
      : [],
  )
  if (items.length === 0) return null
  return (
    <LazyMenu
      label={labels.actionsOf({ name })}
      items={items}
      onSelect={onCommand}
      trigger={
        <IconButton
          label={labels.actionsOf({ name })}
          icon={<span className={ellipsis} aria-hidden="true" />}
          outlined={outlined}
          busy={isBusy}
          disabled={isDisabled}
          data-alone={isAlone ? '' : undefined}
        />
      }
    />
  )
}
