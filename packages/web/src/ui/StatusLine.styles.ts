import { css } from 'styled-system/css'

export const line = css({ minHeight: '5', marginTop: '2', color: 'fg.muted' })

/** Nothing is said of what is done within 150 ms. */
export const said = css({ display: 'inline-block', animation: 'appear 150ms 150ms both' })
