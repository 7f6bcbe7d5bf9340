import { sva } from 'styled-system/css'

export const panel = sva({
  slots: ['root', 'choices', 'choice', 'icon', 'title', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    choices: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
    choice: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      padding: '6',
      minHeight: '48',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      color: 'fg.default',
      textDecoration: 'none',
      transition: 'border-color 150ms ease-out',
      _hover: { borderColor: 'accent.solid' },
      _motionReduce: { transition: 'none' },
    },
    icon: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '12',
      height: '12',
      marginBottom: '2',
      borderRadius: 'full',
      bg: 'accent.subtle',
      color: 'accent.fg',
    },
    title: { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 'semibold' },
    text: { color: 'fg.muted', textWrap: 'pretty' },
  },
})
