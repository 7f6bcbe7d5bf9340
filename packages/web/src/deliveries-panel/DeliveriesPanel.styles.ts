import { css } from 'styled-system/css'

/** A link above another one: each stands in a line that is high enough for a finger. */
export const need = css({ display: 'flex', alignItems: 'center', minHeight: '7' })
