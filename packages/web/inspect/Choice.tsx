import { Radios } from '../src/ui/choices/Radios.tsx'
import { choice } from './Viewer.styles.ts'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** A bar of a few short options, of which one is selected. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <Radios {...props} styles={choice()}>
      {({ label }) => label}
    </Radios>
  )
}
