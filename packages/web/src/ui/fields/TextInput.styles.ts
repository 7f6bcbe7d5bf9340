import { cva } from 'styled-system/css'

/** The box around a text input, with room for content before and after the text. */
export const box = cva({
  base: {
    display: 'flex',
    alignItems: 'stretch',
    width: 'full',
    minHeight: 'control',
    bg: 'bg.surface',
    color: 'fg.default',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    overflow: 'clip',
    transitionProperty: 'border-color, outline-color',
    transitionDuration: 'fade',
    '&:has(input:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '&:has(input[aria-invalid=true])': { borderColor: 'danger.solid' },
    '&:has(input:disabled)': { bg: 'bg.muted', color: 'fg.muted' },
  },
  variants: {
    size: { medium: {}, large: { minHeight: 'controlLarge' } },
    /** The search of a list: filled, without a frame. */
    filled: { true: { bg: 'bg.muted', borderColor: 'transparent' }, false: {} },
  },
})

export const input = cva({
  base: {
    flex: '1',
    minWidth: '0',
    width: 'full',
    px: '3',
    bg: 'transparent',
    color: 'inherit',
    fontSize: { base: '0.875rem', _touch: '1rem' },
    lineHeight: '1.25rem',
    outline: 'none',
    textOverflow: 'ellipsis',
    _disabled: { cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      text: {},
      telephone: { fontVariantNumeric: 'tabular-nums', fontSize: { base: '0.9375rem', _touch: '1rem' } },
      code: {
        textAlign: 'center',
        fontSize: '1.375rem',
        lineHeight: '1.75rem',
        fontWeight: 'medium',
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: '0.35em',
        textIndent: '0.35em',
      },
    },
  },
})

export const addon = cva({
  base: { display: 'flex', alignItems: 'center', flexShrink: 0, color: 'fg.muted', paddingInlineStart: '3' },
})

export const inside = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minWidth: '9',
    px: '2',
    color: 'fg.muted',
    cursor: 'pointer',
    borderRadius: 'control',
    _hover: { color: 'fg.default' },
    _focusVisible: { outlineOffset: '-3px' },
  },
})

export const prefix = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    borderInlineEndWidth: '1px',
    borderColor: 'border.default',
    color: 'fg.default',
    fontVariantNumeric: 'tabular-nums',
    fontSize: { base: '0.9375rem', _touch: '1rem' },
  },
})

export const area = cva({
  base: {
    width: 'full',
    minHeight: '24',
    px: '3',
    py: '2',
    bg: 'bg.surface',
    color: 'fg.default',
    fontSize: { base: '0.875rem', _touch: '1rem' },
    lineHeight: '1.25rem',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    resize: 'vertical',
    _invalid: { borderColor: 'danger.solid' },
  },
})
