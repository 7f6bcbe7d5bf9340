import { cva } from 'styled-system/css'

export const drop = cva({
  base: {
    position: 'relative',
    borderRadius: 'card',
    // The outline is always there, so that nothing moves when a file is dragged over it.
    outlineWidth: '2px',
    outlineStyle: 'dashed',
    outlineOffset: '8px',
    transition: 'outline-color 150ms',
  },
  variants: { over: { true: { outlineColor: 'accent.solid' }, false: { outlineColor: 'transparent' } } },
})
