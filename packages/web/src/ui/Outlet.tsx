import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

interface Held {
  readonly element: HTMLElement | null
  readonly hold: (element: HTMLElement | null) => void
}

const OutletContext = createContext<Held | null>(null)

/** Around an outlet and whatever is shown through it. */
export function Outlets({ children }: { readonly children: ReactNode }) {
  const [element, hold] = useState<HTMLElement | null>(null)
  return <OutletContext value={{ element, hold }}>{children}</OutletContext>
}

/** The place itself; empty until something is shown through it. */
export function Outlet({ className }: { readonly className: string | undefined }) {
  return <div ref={useContext(OutletContext)?.hold} className={className} data-outlet="" />
}

/** Shows its content at the outlet, however deep in the page it stands. */
export function ThroughOutlet({ children }: { readonly children: ReactNode }) {
  const element = useContext(OutletContext)?.element
  return element ? createPortal(children, element) : null
}
