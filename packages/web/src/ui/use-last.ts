import { useRef } from 'react'

/** The value, or the last one that counted. */
export const useLast = <Value>(value: Value, counts: boolean): Value => {
  const last = useRef(value)
  if (counts) last.current = value
  return last.current
}
