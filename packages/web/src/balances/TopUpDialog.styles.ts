import { sva } from 'styled-system/css'

export const topUp = sva({
  slots: ['form', 'choices', 'host'],
  base: {
    form: { display: 'flex', flexDirection: 'column', gap: '2' },
    choices: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    host: {
      px: '3',
      py: '2',
      borderRadius: 'control',
      bg: 'bg.muted',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
    },
  },
})
