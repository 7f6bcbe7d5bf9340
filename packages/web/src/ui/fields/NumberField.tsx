import { type ReactNode, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export interface NumberFieldProps extends Omit<FieldProps, 'children'>, Omit<TextInputProps, 'id' | 'required'> {
  /** Why a pasted text is not taken; `undefined` when it is. */
  readonly refusalOf: (pasted: string) => string | undefined
  /** What stands beside the control. */
  readonly beside?: ((control: ReactNode) => ReactNode) | undefined
}

/**
 * A field for one number. A browser would turn a pasted column into one number of thousands, so a text that is refused
 * leaves the field as it is, and the reason stands below it until something is typed.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, optional, refusalOf, beside = (control) => control, onText, ...rest } = props
  const [refusal, setRefusal] = useState<string | undefined>()
  return (
    <Field
      label={label}
      hint={hint}
      error={refusal ?? error}
      {...(required !== undefined && { required })}
      {...(optional !== undefined && { optional })}
    >
      {(control) =>
        beside(
          <TextInput
            inputMode="decimal"
            {...rest}
            {...control}
            onText={(text) => {
              setRefusal(undefined)
              onText(text)
            }}
            onPaste={(event) => {
              const reason = refusalOf(event.clipboardData.getData('text/plain'))
              setRefusal(reason)
              if (reason !== undefined) event.preventDefault()
            }}
          />,
        )
      }
    </Field>
  )
}
