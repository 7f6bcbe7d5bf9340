import { css } from 'styled-system/css'

/** A button of the top bar; on narrow pages only its icon has room. */
export const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1.5',
  minHeight: { base: '11', md: '8' },
  minWidth: { base: '11', md: '8' },
  flexShrink: 0,
  px: { base: '1.5', lg: '2.5' },
  borderRadius: 'full',
  bg: 'info.subtle',
  color: 'info.fg',
  textStyle: 'captionStrong',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { flexShrink: 0 },
})

export const text = css({ srOnly: { base: true, lg: false } })

export const foot = css({ marginTop: 'auto', paddingTop: '2', textStyle: 'caption', color: 'fg.subtle' })
