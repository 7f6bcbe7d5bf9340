import { css } from 'styled-system/css'

export const scroll = css({ flex: '1', minHeight: '0', overflow: 'auto' })
export const list = css({ position: 'relative', width: 'full' })
export const location = css({ position: 'absolute', top: '0', left: '0', width: 'full' })
