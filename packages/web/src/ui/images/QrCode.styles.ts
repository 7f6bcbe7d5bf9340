import { sva } from 'styled-system/css'

export const qrCode = sva({
  slots: ['root', 'frame', 'pattern'],
  base: {
    root: {
      padding: '3',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      bg: 'white',
    },
    frame: { display: 'block', width: '11rem', height: '11rem', fill: 'none' },
    pattern: { fill: 'black' },
  },
})
