import { type RefObject, useEffect } from 'react'
import { hasMouse } from './has-mouse.ts'

/** Moves the focus to a field when it is shown; on a touch screen the keyboard would cover what stands above it. */
export const useFirstFocus = (field: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (hasMouse()) field.current?.focus({ preventScroll: true })
  }, [field])
}
