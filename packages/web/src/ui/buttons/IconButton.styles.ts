import { css, cva } from 'styled-system/css'

export const iconButton = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fade',
    _hover: { bg: 'bg.muted', color: 'fg.default' },
    _disabled: { cursor: 'not-allowed', opacity: 0.55 },
  },
  variants: {
    size: {
      small: { width: 'controlSmall', height: 'controlSmall' },
      medium: { width: 'control', height: 'control' },
    },
    outlined: { true: { borderColor: 'border.strong', bg: 'bg.surface' }, false: {} },
  },
})

export const dot = cva({
  base: {
    position: 'absolute',
    top: '1.5',
    right: '1.5',
    width: '2',
    height: '2',
    borderRadius: 'full',
    bg: 'danger.solid',
    outline: '2px solid {colors.bg.surface}',
  },
})

/** The sign of a menu, drawn by the style: an icon would be six parts of the page in each row of a list. */
export const ellipsis = css({
  width: '18px',
  height: '18px',
  bg: 'currentColor',
  maskImage: 'var(--ellipsis)',
  // A contrast theme would take the background away.
  '@media (forced-colors: active)': { bg: 'ButtonText', forcedColorAdjust: 'none' },
})
