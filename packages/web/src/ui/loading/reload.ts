import { createContext } from 'react'

/** Loads the page again, where something around it can do so without losing the page; `null` elsewhere. */
export const ReloadContext = createContext<(() => void) | null>(null)
