import { css } from 'styled-system/css'

export const manager = css({ display: 'flex', flexDirection: 'column', gap: '4' })
