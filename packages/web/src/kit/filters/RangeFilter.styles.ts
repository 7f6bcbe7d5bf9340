import { css } from 'styled-system/css'

/** The two ends of a range, side by side. */
export const rangeEnds = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' })
