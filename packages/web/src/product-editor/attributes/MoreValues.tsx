import type { CategoryAttribute } from '@supplier/core/categories/categories.domain'
import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import { valuesQueryOf } from '@supplier/core/product-editor/form/product-attributes.domain'
import { PickField } from '../../kit/fields/PickField.tsx'
import type { ControlProps } from '../../ui/fields/Field.tsx'

interface MoreValuesProps {
  readonly control: ControlProps
  readonly attribute: CategoryAttribute
  readonly options: OptionsActor | null
  /** The chosen value; `null` for none, and where the chosen ones are shown elsewhere. */
  readonly value: Picked | null
  readonly placeholder: string
  readonly onChange: (value: Picked | null) => void
}

/** Searches for a value of an attribute that has too many to show them all. */
export function MoreValues({ control, attribute, options, value, placeholder, onChange }: MoreValuesProps) {
  const field = `attributes.${attribute.id}`
  return (
    <PickField
      control={control}
      name={field}
      options={options}
      disabled={false}
      value={value}
      placeholder={placeholder}
      onOpen={() => options?.send({ type: 'options.opened', field, query: valuesQueryOf(attribute) })}
      onChange={onChange}
    />
  )
}
