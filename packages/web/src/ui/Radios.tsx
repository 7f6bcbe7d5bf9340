import { type ReactNode, useId } from 'react'

export interface RadiosProps<Option extends { readonly value: string }> {
  readonly label: ReactNode
  readonly value: Option['value']
  readonly options: readonly Option[]
  readonly onChange: (value: Option['value']) => void
}

type Look = Readonly<Partial<Record<'root' | 'legend' | 'options' | 'option' | 'input', string>>>

/** One choice of several, whatever it looks like. */
export function Radios<Option extends { readonly value: string; readonly disabled?: boolean }>({
  label,
  value,
  options,
  onChange,
  look,
  children,
}: RadiosProps<Option> & { readonly look: Look; readonly children: (option: Option) => ReactNode }) {
  const name = useId()
  return (
    <fieldset className={look.root}>
      <legend className={look.legend}>{label}</legend>
      <div className={look.options}>
        {options.map((option) => (
          <label key={option.value} className={look.option}>
            <input
              type="radio"
              className={look.input}
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
