import type { AnySection } from '@supplier/core'
import type { ComponentProps } from 'react'
import { Button } from '../ui/Button.tsx'
import { RowActions } from './RowActions.tsx'

interface RecordActionsProps
  extends Omit<ComponentProps<typeof RowActions>, 'rows' | 'without' | 'outlined' | 'isAlone'> {
  readonly main?: MainCommands | undefined
}

/** The commands of which the first that a record allows is a button, with the look of the button. */
export type MainCommands = Readonly<Record<string, 'primary' | 'secondary' | undefined>>

/** The main command of a record as a button, with the other commands in a menu beside it. */
export function RecordActions({ main = {}, ...actions }: RecordActionsProps) {
  const { section, t, row, onCommand } = actions
  const commands: AnySection['commands'] = section.commands
  const first = Object.keys(main).find((id) => commands[id]?.may(row, [row]))
  return (
    <>
      {first !== undefined && (
        <Button variant={main[first] ?? 'secondary'} onClick={() => onCommand(first)}>
          {t.commands[first]?.label ?? first}
        </Button>
      )}
      <RowActions {...actions} rows={[row]} without={first} isAlone={first === undefined} outlined />
    </>
  )
}
