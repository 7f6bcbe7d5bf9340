import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { picker } from './Picker.styles.ts'

export interface PickerOption {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly mark?: ReactNode
}

interface PickerOptionsProps {
  readonly id: string
  readonly options: readonly PickerOption[]
  /** The index of the option that Enter would pick. */
  readonly at: number
  readonly selected: string | undefined
  readonly onPoint: (index: number) => void
  readonly onPick: (id: string) => void
}

export function PickerOptions({ id, options, at, selected, onPoint, onPick }: PickerOptionsProps) {
  const styles = picker()
  return options.map((option, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the search field, which keeps the focus
    <div
      key={option.id}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={option.id === selected}
      data-active={index === at ? '' : undefined}
      onPointerMove={() => onPoint(index)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(option.id)}
    >
      {option.mark !== undefined && <span className={styles.mark}>{option.mark}</span>}
      <span className={styles.text}>{option.label}</span>
      {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
      {option.id === selected && <Check className={styles.tick} size={16} aria-hidden="true" />}
    </div>
  ))
}
