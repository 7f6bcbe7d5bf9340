import { sva } from 'styled-system/css'

export const popover = sva({
  slots: ['positioner', 'content'],
  base: {
    positioner: { zIndex: 'menu !important' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: 'min(20rem, calc(100vw - 1rem))',
      maxHeight: 'min(32rem, var(--available-height))',
      overflowY: 'auto',
      padding: '4',
      bg: 'bg.raised',
      borderRadius: 'card',
      boxShadow: 'float',
      outline: 'none',
      animation: 'fadeIn 150ms {easings.out}',
    },
  },
})
