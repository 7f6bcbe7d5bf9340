import { css, sva } from 'styled-system/css'

export const root = css({ display: 'inline-flex', position: 'relative' })

export const ring = sva({
  slots: ['root', 'track', 'bar'],
  base: {
    root: {
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      width: '5',
      height: '5',
      fill: 'none',
      strokeWidth: '2.5',
      pointerEvents: 'none',
    },
    track: { stroke: 'border.default' },
    bar: { stroke: 'accent.solid', strokeLinecap: 'round' },
  },
  variants: {
    known: {
      true: { bar: { transition: 'stroke-dasharray 250ms {easings.out}' } },
      false: { root: { animation: 'spin' } },
    },
  },
})

export const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

export const item = css({ display: 'flex', flexDirection: 'column', gap: '2' })
export const title = css({ textStyle: 'label', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } })
export const facts = css({ display: 'flex', justifyContent: 'space-between', gap: '2', color: 'fg.muted' })
export const error = css({ color: 'danger.fg', overflowWrap: 'anywhere' })
export const actions = css({ display: 'flex', gap: '2' })
