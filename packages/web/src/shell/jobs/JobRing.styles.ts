import { css } from 'styled-system/css'

export const root = css({ display: 'inline-flex', position: 'relative' })

export const over = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})

export const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

export const item = css({ display: 'flex', flexDirection: 'column', gap: '2' })
export const title = css({ textStyle: 'label', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } })
export const facts = css({ display: 'flex', justifyContent: 'space-between', gap: '2', color: 'fg.muted' })
export const error = css({ color: 'danger.fg', overflowWrap: 'anywhere' })
export const actions = css({ display: 'flex', gap: '2' })
