import { cva } from 'styled-system/css'

/** The country picker is positioned relative to this element. */
export const anchor = cva({ base: { position: 'relative' } })
