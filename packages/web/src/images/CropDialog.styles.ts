import { css } from 'styled-system/css'

export const zoom = css({ display: 'flex', alignItems: 'center', gap: '2', paddingTop: '3' })
