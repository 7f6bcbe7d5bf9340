import { cva } from 'styled-system/css'

export const spinner = cva({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
  variants: {
    size: { small: { width: '4', height: '4' }, medium: { width: '5', height: '5' } },
  },
})
