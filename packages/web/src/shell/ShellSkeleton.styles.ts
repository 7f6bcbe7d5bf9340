import { css } from 'styled-system/css'

export const rows = css({ display: 'flex', flexDirection: 'column', gap: '1' })
export const row = css({ display: 'flex', alignItems: 'center', gap: '3', height: 'control', px: '3' })
export const word = css({ flex: '1', _narrow: { display: 'none' } })
export const blocks = css({ display: 'flex', flexDirection: 'column', gap: '4' })
export const balance = css({ display: { base: 'none', sm: 'block' } })
