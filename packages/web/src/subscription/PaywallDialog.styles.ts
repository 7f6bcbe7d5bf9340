import { css } from 'styled-system/css'

export const body = css({ display: 'flex', flexDirection: 'column', gap: '3' })

export const done = css({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: '4',
  color: 'success.fg',
})

export const about = css({ color: 'fg.muted' })
