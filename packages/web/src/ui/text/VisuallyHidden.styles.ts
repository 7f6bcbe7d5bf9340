import { css } from 'styled-system/css'

export const hidden = css({ srOnly: true })
