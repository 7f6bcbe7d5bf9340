import { sva } from 'styled-system/css'

export const connect = sva({
  slots: ['root', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', textAlign: 'center' },
    text: { color: 'fg.muted', textStyle: 'body' },
  },
})
