import { sva } from 'styled-system/css'

/** Drawn by the style, because an icon would be rendered and put into the page in each row of a list that is picked. */
const sign = {
  content: '""',
  position: 'absolute',
  inset: '0',
  bg: 'accent.onSolid',
  maskSize: '14px',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
  // A contrast theme would take the background away.
  '@media (forced-colors: active)': { bg: 'FieldText', forcedColorAdjust: 'none' },
} as const

export const checkbox = sva({
  slots: ['root', 'row', 'input', 'message'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1' },
    row: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      py: { base: '0.5', _touch: '2.5' },
      textStyle: 'body',
    },
    input: {
      appearance: 'none',
      position: 'relative',
      flexShrink: 0,
      width: '5',
      height: '5',
      cursor: 'inherit',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fade',
      _checked: { bg: 'accent.solid', borderColor: 'accent.solid', _before: { ...sign, maskImage: 'var(--check)' } },
      _indeterminate: {
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        _before: { ...sign, maskImage: 'var(--minus)' },
      },
      _invalid: { borderColor: 'danger.solid' },
    },
    message: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      minHeight: '4',
      textStyle: 'caption',
      color: 'danger.fg',
      '& svg': { flexShrink: 0, marginTop: '1px' },
    },
  },
  variants: {
    disabled: { true: { row: { cursor: 'not-allowed', opacity: 0.6 } }, false: { row: { cursor: 'pointer' } } },
  },
})
