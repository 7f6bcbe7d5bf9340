import { cva } from 'styled-system/css'

export const skeleton = cva({
  base: {
    display: 'block',
    bg: 'bg.muted',
    borderRadius: 'control',
    // Stays invisible for 150 ms, so that fast loading shows no placeholder.
    animation: 'appear 150ms 150ms both, pulse 1.6s 300ms ease-in-out infinite',
  },
  variants: {
    shape: {
      block: {},
      /** Fills its container. */
      fill: { width: 'full', height: 'full' },
      text: { height: '3.5', my: '3px', borderRadius: 'sm' },
      circle: { borderRadius: 'full' },
    },
  },
})
