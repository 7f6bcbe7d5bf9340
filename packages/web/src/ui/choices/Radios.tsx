import { type ReactNode, useId } from 'react'

export interface RadiosProps<Option extends { readonly value: string }> {
  readonly label: ReactNode
  readonly value: Option['value']
  readonly options: readonly Option[]
  readonly onChange: (value: Option['value']) => void
}

type StyleSlots = Readonly<Partial<Record<'root' | 'legend' | 'options' | 'option' | 'input', string>>>

/** A group of radio buttons without a fixed appearance. */
export function Radios<Option extends { readonly value: string; readonly disabled?: boolean }>({
  label,
  value,
  options,
  onChange,
  styles,
  children,
}: RadiosProps<Option> & { readonly styles: StyleSlots; readonly children: (option: Option) => ReactNode }) {
  const name = useId()
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            {children(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
