import { css } from 'styled-system/css'

export const line = css({ minHeight: '5', marginTop: '2', color: 'fg.muted' })

/** Stays invisible for 150 ms, so that fast operations show no text. */
export const labels = css({ display: 'inline-block', animation: 'appear 150ms 150ms both' })
