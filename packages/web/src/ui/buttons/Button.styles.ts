import { cva } from 'styled-system/css'

export const button = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'medium',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fade',
    _disabled: { cursor: 'not-allowed', opacity: 0.55 },
    _busy: { cursor: 'progress', opacity: 1 },
  },
  variants: {
    variant: {
      primary: { bg: 'accent.solid', color: 'accent.onSolid', _hover: { bg: 'accent.hover' } },
      secondary: {
        bg: 'bg.surface',
        color: 'fg.default',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.subtle' },
      },
      soft: { bg: 'accent.subtle', color: 'accent.fg', _hover: { bg: 'bg.muted' } },
      ghost: { bg: 'transparent', color: 'fg.default', _hover: { bg: 'bg.muted' } },
      quiet: { bg: 'transparent', color: 'accent.fg', _hover: { bg: 'accent.subtle' } },
      danger: { bg: 'danger.solid', color: 'danger.onSolid', _hover: { bg: 'danger.hover' } },
    },
    size: {
      small: {
        minHeight: 'controlSmall',
        px: '2.5',
        py: '0.5',
        gap: '1.5',
        fontSize: '0.8125rem',
        lineHeight: '1.125rem',
      },
      medium: { minHeight: 'control', px: '4', py: '1', gap: '2', fontSize: '0.875rem', lineHeight: '1.25rem' },
      large: { minHeight: 'controlLarge', px: '5', py: '1.5', gap: '2', fontSize: '0.9375rem', lineHeight: '1.375rem' },
    },
    block: { true: { width: 'full' }, false: {} },
  },
})

export const label = cva({
  base: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '2', minWidth: '0' },
  variants: { busy: { true: { opacity: 0 }, false: {} } },
})

export const progress = cva({
  base: { position: 'absolute', inset: '0', display: 'flex', alignItems: 'center', justifyContent: 'center' },
})
