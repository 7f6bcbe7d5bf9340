import { sva } from 'styled-system/css'

export const telegram = sva({
  slots: ['text'],
  base: { text: { color: 'fg.muted', textWrap: 'pretty' } },
})
