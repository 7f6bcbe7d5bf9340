import { css } from 'styled-system/css'

/** Below the bar at the top; what has the focus here is no control, and needs no ring. */
export const target = css({ outline: 'none' })
