import { css, cva } from 'styled-system/css'

export const frame = css({
  position: 'relative',
  height: { base: '22rem', lg: 'min(36rem, 60dvh)' },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: '-2px',
  // The active row shows the focus itself.
  '&:has([data-active])': { outline: 'none' },
})

/** The height of all rows, of which only the visible ones are rendered. */
export const sizer = css({ position: 'relative', width: 'full' })

export const row = cva({
  base: {
    position: 'absolute',
    top: '0',
    insetInline: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInlineEnd: '3',
    cursor: 'pointer',
    userSelect: 'none',
    '&[aria-disabled=true]': { cursor: 'default', color: 'fg.muted' },
    '&:hover:not([aria-disabled=true])': { bg: 'bg.subtle' },
    '&[data-active]': {
      bg: 'accent.subtle',
      '[role=tree]:focus-visible &': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' },
    },
  },
  variants: {
    /** How deep the row stands in the tree; deeper ones are indented no further. */
    level: {
      1: { paddingInlineStart: '3' },
      2: { paddingInlineStart: '8' },
      3: { paddingInlineStart: '3.25rem' },
      4: { paddingInlineStart: '4.5rem' },
      5: { paddingInlineStart: '5.75rem' },
    },
    busy: { true: { opacity: '0.6' } },
  },
})

export const mark = css({
  flexShrink: '0',
  display: 'inline-flex',
  justifyContent: 'center',
  width: '5',
  color: 'fg.subtle',
  transition: 'transform 150ms ease-out',
  _motionReduce: { transition: 'none' },
  '&[data-open]': { transform: 'rotate(90deg)' },
})
