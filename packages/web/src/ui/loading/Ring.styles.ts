import { sva } from 'styled-system/css'

export const ring = sva({
  slots: ['root', 'track', 'bar'],
  base: {
    root: { fill: 'none', flexShrink: '0' },
    track: { stroke: 'border.default' },
    bar: { stroke: 'accent.solid', strokeLinecap: 'round' },
  },
  variants: {
    size: {
      small: { root: { width: '5', height: '5', strokeWidth: '2.5' } },
      large: { root: { width: '12', height: '12', strokeWidth: '2' } },
    },
    known: {
      true: { bar: { transition: 'stroke-dasharray 250ms {easings.out}' } },
      false: { root: { animation: 'spin' } },
    },
  },
})
