import { css, cva } from 'styled-system/css'

export const rating = css({ display: 'inline-flex', flexShrink: '0', gap: '0.5' })

export const star = cva({
  variants: {
    filled: { true: { color: 'warning.fg', fill: 'currentColor' }, false: { color: 'border.default' } },
  },
})
