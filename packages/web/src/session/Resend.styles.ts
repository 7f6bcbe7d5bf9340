import { cva } from 'styled-system/css'

/** As high as the button that replaces it. */
export const wait = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'controlLarge',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
})
