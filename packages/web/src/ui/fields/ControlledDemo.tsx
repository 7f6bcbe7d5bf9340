import { type ReactNode, useState } from 'react'

interface ControlledDemoProps<Value> {
  readonly start: Value
  readonly children: (value: Value, hold: (value: Value) => void) => ReactNode
}

/** Holds one value for a demo; in the app, machines hold such values. */
export function ControlledDemo<Value>({ start, children }: ControlledDemoProps<Value>) {
  const [value, setValue] = useState(start)
  return <>{children(value, setValue)}</>
}
