import type { Quantity } from '@supplier/core/kit/fields/quantity-fields.domain'
import { type ReactNode, useId } from 'react'
import { FieldMessage } from '../../ui/fields/FieldMessage.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { filterGroup, filterName, quantityRow } from './Section.styles.ts'

interface QuantitiesFieldProps {
  readonly label: string
  readonly value: readonly Quantity[]
  readonly hint: ReactNode
  readonly errorAt?: (path: string) => string | undefined
  readonly disabled: boolean
  readonly onChange: (value: readonly Quantity[]) => void
}

/** How many pieces of each thing there are; each has its own error. */
export function QuantitiesField({ label, value, hint, errorAt, disabled, onChange }: QuantitiesFieldProps) {
  const id = useId()
  return (
    <fieldset className={filterGroup} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={filterName}>{label}</legend>
      {value.map(({ id: thing, title, quantity }, at) => {
        const error = errorAt?.(`${at}.quantity`) ?? errorAt?.(`${at}.qty`)
        const control = `${id}-${thing}`
        return (
          <div key={thing} className={quantityRow}>
            <label htmlFor={control}>{title}</label>
            <TextInput
              id={control}
              inputMode="numeric"
              value={quantity}
              disabled={disabled}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${control}-error`}
              onText={(text) => onChange(value.map((one, index) => (index === at ? { ...one, quantity: text } : one)))}
            />
            {error !== undefined && <FieldMessage id={`${control}-error`} error={error} />}
          </div>
        )
      })}
      {hint && <FieldMessage id={`${id}-hint`} hint={hint} />}
    </fieldset>
  )
}
