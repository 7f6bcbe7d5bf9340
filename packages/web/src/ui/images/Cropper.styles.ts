import { css, cva } from 'styled-system/css'

export const cropper = cva({
  base: {
    position: 'relative',
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.muted',
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    _active: { cursor: 'grabbing' },
    _disabled: { cursor: 'progress' },
  },
  variants: {
    shape: {
      round: { aspectRatio: '1', width: 'min(100%, 50dvh)' },
      square: { aspectRatio: '1', width: 'min(100%, 50dvh)' },
      wide: { aspectRatio: '3', width: 'min(100%, 150dvh)' },
    },
  },
})

export const image = css({ position: 'absolute', maxWidth: 'none', pointerEvents: 'none' })

/** Shows the visible circle. The area outside it is uploaded too, but never shown. */
export const guide = css({
  position: 'absolute',
  inset: '0',
  borderRadius: 'full',
  boxShadow: '0 0 0 100vmax rgb(16 22 32 / 0.5)',
  pointerEvents: 'none',
})
