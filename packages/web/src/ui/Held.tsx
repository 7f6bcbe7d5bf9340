import { type ReactNode, useState } from 'react'

interface HeldProps<Value> {
  readonly start: Value
  readonly children: (value: Value, hold: (value: Value) => void) => ReactNode
}

/** Holds one value for a demonstration; real screens have machines for that. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start)
  return <>{children(value, setValue)}</>
}
