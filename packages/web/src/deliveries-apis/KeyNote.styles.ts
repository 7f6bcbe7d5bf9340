import { css } from 'styled-system/css'

export const good = css({ color: 'fg.default', fontWeight: 'medium' })
export const bad = css({ color: 'danger.fg' })
/** The name of a key, and below it what the carrier said about it. */
export const lines = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', whiteSpace: 'normal' })
export const said = css({ color: 'danger.fg', textStyle: 'caption' })
