import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { picker } from './Picker.styles.ts'

export interface PickerOption {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly mark?: ReactNode
  /** The heading under which it stands with the options before it that have the same one. */
  readonly group?: string
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

export function PickerOptions(props: PickerOptionsProps) {
  const { id, options } = props
  const styles = picker()
  if (options.every(({ group }) => group === undefined)) return <Options {...props} />
  return groupsOf(options).map(({ name, from, to }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
    <div key={`${name} ${from}`} role="group" aria-labelledby={`${id}-group-${from}`}>
      <div id={`${id}-group-${from}`} className={styles.heading}>
        {name}
      </div>
      <Options {...props} from={from} to={to} />
    </div>
  ))
}

interface Group {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The runs of options with the same heading. */
const groupsOf = (options: readonly PickerOption[]): readonly Group[] => {
  const starts = options.flatMap(({ group = '' }, index) =>
    index === 0 || options[index - 1]?.group !== group ? [{ name: group, from: index }] : [],
  )
  return starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? options.length }))
}

interface OptionsProps extends PickerOptionsProps {
  readonly from?: number
  readonly to?: number
}

function Options({ id, options, at, selected, onPoint, onPick, from = 0, to = options.length }: OptionsProps) {
  const styles = picker()
  return options
    .slice(from, to)
    .map((option, place) => ({ option, index: from + place }))
    .map(({ option, index }) => (
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
