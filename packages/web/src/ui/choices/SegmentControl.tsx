import type { ReactNode } from 'react'
import { segments } from './Choice.styles.ts'
import { Radios, type RadiosProps } from './Radios.tsx'

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly icon?: ReactNode
}

/** A choice between a few short options, all visible. */
export function SegmentControl<Value extends string>(props: RadiosProps<Segment<Value>>) {
  return (
    <Radios {...props} styles={segments()}>
      {({ label, icon }) => (
        <>
          {icon}
          {label}
        </>
      )}
    </Radios>
  )
}
