import { css } from 'styled-system/css'

export const good = css({ color: 'fg.default', fontWeight: 'medium' })
export const bad = css({ color: 'danger.fg' })
