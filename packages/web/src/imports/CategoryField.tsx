import type { ImportActor } from '@supplier/core/imports/import.machine'
import { importOptions } from '@supplier/core/imports/import.selectors'
import type { CategoryChoice } from '@supplier/core/imports/import-details.domain'
import type { OptionsActor } from '@supplier/core/kit/form/options.machine'
import { PickField } from '../kit/fields/PickField.tsx'
import { Field } from '../ui/fields/Field.tsx'

interface CategoryFieldProps {
  readonly actor: ImportActor
  readonly label: string
  /** The name of the picker among those of the page. */
  readonly name: string
  readonly search: string
  readonly value: CategoryChoice | null
  readonly disabled?: boolean
  readonly onChange: (category: CategoryChoice | null) => void
}

/** Chooses a category of the marketplace for a name in a file. */
export function CategoryField({ actor, label, name, search, value, disabled = false, onChange }: CategoryFieldProps) {
  const options = (importOptions(actor) ?? null) as OptionsActor | null
  return (
    <Field label={label}>
      {(control) => (
        <PickField
          control={control}
          name={name}
          options={options}
          disabled={disabled}
          value={value}
          onOpen={() =>
            options?.send({
              type: 'options.opened',
              field: name,
              query: { source: 'leaf-categories', search, within: null },
            })
          }
          onChange={onChange}
        />
      )}
    </Field>
  )
}
