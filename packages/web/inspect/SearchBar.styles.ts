import { sva } from 'styled-system/css'

export const search = sva({
  slots: ['root', 'count'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '1', width: '20rem', maxWidth: 'full' },
    count: { color: 'fg.muted', textStyle: 'caption', whiteSpace: 'nowrap' },
  },
})
