import { css } from 'styled-system/css'

export const above = css({ marginBottom: '3' })
export const dear = css({ color: 'danger.fg', fontWeight: 'medium' })
