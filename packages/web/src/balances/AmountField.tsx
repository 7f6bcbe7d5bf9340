import type { Message } from '@supplier/core/kernel/message'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { usePasteRefusal } from '../i18n/use-paste-refusal.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { amount } from './AmountField.styles.ts'

interface AmountFieldProps {
  readonly label: string
  readonly text: string
  readonly error: Message | null
  readonly hint?: ReactNode
  readonly isStill: boolean
  readonly onText: (text: string) => void
  /** Fills in the whole available amount; `null` disables the button, and without it there is no button. */
  readonly onAll?: (() => void) | null
}

/** A field for an amount in hryvnias. It holds the typed text. */
export function AmountField({ label, text, error, hint, isStill, onText, onAll }: AmountFieldProps) {
  const t = useTranslations().money.transfer
  const { unit } = useFormats()
  const messageText = useMessageText()
  const styles = amount()
  return (
    <NumberField
      label={label}
      hint={hint}
      error={messageText(error ?? undefined)}
      refusalOf={usePasteRefusal()}
      autoComplete="off"
      readOnly={isStill}
      value={text}
      onText={onText}
      after={<span className={styles.unit}>{unit}</span>}
      beside={(control) => (
        <div className={styles.row}>
          {control}
          {onAll !== undefined && (
            <Button variant="quiet" disabled={isStill || onAll === null} onClick={() => onAll?.()}>
              {t.all()}
            </Button>
          )}
        </div>
      )}
    />
  )
}
