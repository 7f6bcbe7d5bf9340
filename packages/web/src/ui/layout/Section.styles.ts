import { sva } from 'styled-system/css'

export const section = sva({
  slots: ['body', 'head', 'title'],
  base: {
    body: { display: 'flex', flexDirection: 'column', gap: '4' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    title: { textStyle: 'heading' },
  },
})
