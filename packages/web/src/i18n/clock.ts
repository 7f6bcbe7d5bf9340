import type { ClockPort } from '@supplier/core/kernel/clock'
import { createContext, useContext } from 'react'

/** The clock of the panel. Parts that are shown on their own, such as in the gallery, go by the computer's. */
export const ClockContext = createContext<ClockPort>({ now: () => Date.now() })

export const useClock = (): ClockPort => useContext(ClockContext)
