import { sva } from 'styled-system/css'

export const fault = sva({
  slots: ['root', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      maxWidth: 'form',
      marginInline: 'auto',
      py: '12',
      textAlign: 'center',
    },
    title: { textStyle: 'pageTitle', textWrap: 'balance' },
    text: { color: 'fg.muted', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '4' },
  },
})
