import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { markAction } from './page-marks.ts'

interface OutletHolder {
  readonly element: HTMLElement | null
  readonly hold: (element: HTMLElement | null) => void
}

const OutletContext = createContext<OutletHolder | null>(null)

/** Connects an outlet with the components that render into it. */
export function Outlets({ children }: { readonly children: ReactNode }) {
  const [element, hold] = useState<HTMLElement | null>(null)
  return <OutletContext value={{ element, hold }}>{children}</OutletContext>
}

/** The element of the main action, into which `ThroughOutlet` renders; empty without one. */
export function Outlet({ className }: { readonly className: string | undefined }) {
  const hold = useContext(OutletContext)?.hold
  const held = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const release = markAction(element)
      hold?.(element)
      return () => {
        release()
        hold?.(null)
      }
    },
    [hold],
  )
  return <div ref={held} className={className} />
}

/** Renders its content into the outlet with a portal. */
export function ThroughOutlet({ children }: { readonly children: ReactNode }) {
  const element = useContext(OutletContext)?.element
  return element ? createPortal(children, element) : null
}
