import { css } from 'styled-system/css'

export const name = css({ color: 'fg.default', marginBottom: '1', overflowWrap: 'anywhere' })

export const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
