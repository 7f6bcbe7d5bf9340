import { useRef } from 'react'

/** Returns the value, or the last one for which `counts` was true. */
export const useLast = <Value>(value: Value, counts: boolean): Value => {
  const last = useRef(value)
  if (counts) last.current = value
  return last.current
}
