import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

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

/** The element into which `ThroughOutlet` renders; empty without one. */
export function Outlet({ className }: { readonly className: string | undefined }) {
  return <div ref={useContext(OutletContext)?.hold} className={className} data-outlet="" />
}

/** Renders its content into the outlet with a portal. */
export function ThroughOutlet({ children }: { readonly children: ReactNode }) {
  const element = useContext(OutletContext)?.element
  return element ? createPortal(children, element) : null
}
