import type { AnySection } from '@supplier/core'
import type { ComponentProps } from 'react'
import { Button } from '../ui/Button.tsx'
import { RowActions } from './RowActions.tsx'

interface RecordActionsProps
  extends Omit<ComponentProps<typeof RowActions>, 'rows' | 'without' | 'outlined' | 'isAlone'> {
  readonly main?: MainCommands | undefined
  /** The command that comes next. */
  readonly next: string | null
}

/** The commands of which the first that a record allows is a button, with the look of the button. */
export type MainCommands = Readonly<Record<string, 'primary' | 'secondary' | undefined>>

/** The command that comes next as a button, or the main one, with the other commands in a menu beside it. */
export function RecordActions({ main = {}, next, ...actions }: RecordActionsProps) {
  const { section, t, row, isBusy = false, onCommand } = actions
  const commands: AnySection['commands'] = section.commands
  const first = next ?? Object.keys(main).find((id) => commands[id]?.may(row, [row]))
  return (
    <>
      {first !== undefined && (
        <Button
          variant={first === next ? 'primary' : (main[first] ?? 'secondary')}
          busy={isBusy}
          onClick={() => onCommand(first)}
        >
          {t.commands[first]?.label ?? first}
        </Button>
      )}
      <RowActions {...actions} rows={[row]} without={first} isAlone={first === undefined} outlined />
    </>
  )
}
