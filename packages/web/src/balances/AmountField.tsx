import type { Message } from '@supplier/core'
import type { ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { amount } from './AmountField.styles.ts'

interface AmountFieldProps {
  readonly label: string
  readonly text: string
  readonly error: Message | null
  readonly hint?: ReactNode
  readonly isStill: boolean
  readonly onText: (text: string) => void
  /** Takes all there is; `null` when there is nothing to take. Absent where that makes no sense. */
  readonly onAll?: (() => void) | null
}

/** An amount of hryvnias, as it is typed. */
export function AmountField({ label, text, error, hint, isStill, onText, onAll }: AmountFieldProps) {
  const words = useWords().money.transfer
  const { unit } = useFormats()
  const say = useSay()
  const look = amount()
  return (
    <Field label={label} hint={hint} error={say(error ?? undefined)}>
      {(control) => (
        <div className={look.row}>
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            readOnly={isStill}
            value={text}
            onText={onText}
            after={<span className={look.unit}>{unit}</span>}
          />
          {onAll !== undefined && (
            <Button variant="quiet" disabled={isStill || onAll === null} onClick={() => onAll?.()}>
              {words.all()}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
