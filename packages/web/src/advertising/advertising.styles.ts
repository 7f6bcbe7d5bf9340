import { css } from 'styled-system/css'

export const dear = css({ color: 'danger.fg', fontWeight: 'medium' })
