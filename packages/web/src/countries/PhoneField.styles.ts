import { cva } from 'styled-system/css'

/** What the country picker hangs under. */
export const anchor = cva({ base: { position: 'relative' } })
