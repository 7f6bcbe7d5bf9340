import { sva } from 'styled-system/css'

export const emptyState = sva({
  slots: ['root', 'image', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: '2',
      px: '6',
      py: '12',
      maxWidth: '28rem',
      marginInline: 'auto',
    },
    image: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '16',
      height: '16',
      marginBottom: '2',
      borderRadius: 'full',
    },
    title: { textStyle: 'heading', textWrap: 'balance' },
    text: { color: 'fg.muted', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '4' },
  },
  variants: {
    kind: {
      nothingYet: { image: { bg: 'accent.subtle', color: 'accent.fg' } },
      nothingFound: { image: { bg: 'bg.muted', color: 'fg.muted' } },
      notAllowed: { image: { bg: 'wheat.subtle', color: 'wheat.fg' } },
      notOffered: { image: { bg: 'wheat.subtle', color: 'wheat.fg' } },
      failed: { image: { bg: 'danger.subtle', color: 'danger.fg' } },
    },
  },
})
