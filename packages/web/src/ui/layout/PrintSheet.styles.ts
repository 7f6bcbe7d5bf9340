import { css } from 'styled-system/css'

export const sheet = css({
  display: 'none',
  _print: {
    display: 'block',
    bg: 'white',
    color: 'black',
    '& *': { color: 'black !important', borderColor: 'black !important' },
  },
})
