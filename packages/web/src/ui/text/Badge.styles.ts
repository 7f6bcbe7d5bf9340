import { css, cva } from 'styled-system/css'

export const badge = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    flexShrink: 0,
    minWidth: '5',
    minHeight: '5',
    px: '1.5',
    borderRadius: 'full',
    textStyle: 'captionStrong',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      plain: { minWidth: '0', minHeight: '0', px: '0', textStyle: 'table', fontWeight: 'normal', color: 'fg.muted' },
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
      accent: { bg: 'accent.solid', color: 'accent.onSolid' },
      info: { bg: 'info.subtle', color: 'info.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      wheat: { bg: 'wheat.subtle', color: 'wheat.fg' },
    },
  },
})

/** Several badges beside each other, or one below the other where they do not fit. */
export const badges = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: { base: 'flex-end', md: 'flex-start' },
  // On a card the title needs the rest of the line.
  maxWidth: { base: '28', md: 'none' },
  whiteSpace: { base: 'normal', md: 'inherit' },
  gap: '1',
})
