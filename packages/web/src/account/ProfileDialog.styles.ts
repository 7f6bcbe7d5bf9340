import { css } from 'styled-system/css'

export const person = css({ display: 'flex', alignItems: 'center', gap: '4', paddingBottom: '4' })
export const who = css({ minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' })
export const name = css({ textStyle: 'heading', overflowWrap: 'anywhere' })
export const telephone = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
