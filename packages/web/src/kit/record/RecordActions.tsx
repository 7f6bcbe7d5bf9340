import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { ComponentProps } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { RowActions } from '../commands/RowActions.tsx'
import type { MainCommands } from '../look/section-look.ts'

interface RecordActionsProps
  extends Omit<ComponentProps<typeof RowActions>, 'rows' | 'without' | 'outlined' | 'isAlone'> {
  readonly main?: MainCommands | undefined
  /** The command that comes next. */
  readonly next: string | null
  /** Where the supplier goes once the next command is done: to the next record, or back to the list. */
  readonly opensNext?: AfterCommand | null
  /** Whether another button is the main one. */
  readonly isSecond?: boolean
}

export type AfterCommand = 'next' | 'list'

/** The label of a button that also goes on from the open record. */
export const useGoingOn = () => {
  const { andOn, andBack } = useTranslations().section
  return (label: string, opensNext: AfterCommand | null) => {
    if (opensNext === null) return label
    return opensNext === 'next' ? andOn({ label }) : andBack({ label })
  }
}

/** The command that comes next as a button, or the main one, with the other commands in a menu beside it. */
export function RecordActions({ main = {}, next, opensNext = null, isSecond = false, ...actions }: RecordActionsProps) {
  const { section, t, row, isBusy = false, onCommand } = actions
  const goingOn = useGoingOn()
  const commands: AnySection['commands'] = section.commands
  const first = next ?? Object.keys(main).find((id) => commands[id]?.may(row, [row]))
  return (
    <>
      {first !== undefined && (
        <Button
          variant={isSecond ? 'secondary' : first === next ? 'primary' : (main[first] ?? 'secondary')}
          busy={isBusy}
          onClick={() => onCommand(first)}
        >
          {goingOn(t.commands[first]?.label ?? first, first === next ? opensNext : null)}
        </Button>
      )}
      <RowActions {...actions} rows={[row]} without={first} isAlone={first === undefined} outlined />
    </>
  )
}
