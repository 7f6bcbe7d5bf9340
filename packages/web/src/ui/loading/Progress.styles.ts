import { cva } from 'styled-system/css'

export const track = cva({
  base: {
    position: 'relative',
    height: '1.5',
    borderRadius: 'full',
    bg: 'bg.muted',
    overflow: 'hidden',
    width: 'full',
  },
})

export const bar = cva({
  base: { height: 'full', borderRadius: 'full', bg: 'wheat.solid' },
  variants: {
    known: {
      true: { transition: 'width 250ms {easings.out}' },
      false: { width: '30%', animation: 'progress 1.4s ease-in-out infinite' },
    },
  },
})
