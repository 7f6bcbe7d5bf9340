import { sva } from 'styled-system/css'

export const tooltip = sva({
  slots: ['positioner', 'content'],
  base: {
    positioner: { zIndex: 'tooltip !important' },
    content: {
      maxWidth: '16rem',
      px: '2.5',
      py: '1.5',
      borderRadius: 'control',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      textStyle: 'caption',
      pointerEvents: 'none',
      animation: 'fadeIn 150ms {easings.out}',
    },
  },
})
