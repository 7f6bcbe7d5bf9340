import { sva } from 'styled-system/css'

export const checkbox = sva({
  slots: ['root', 'row', 'mark', 'input', 'sign', 'message'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1' },
    row: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      py: { base: '0.5', _touch: '2.5' },
      textStyle: 'body',
    },
    mark: { position: 'relative', flexShrink: 0, width: '5', height: '5' },
    input: {
      appearance: 'none',
      width: 'full',
      height: 'full',
      cursor: 'inherit',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fade',
      _checked: { bg: 'accent.solid', borderColor: 'accent.solid' },
      _indeterminate: { bg: 'accent.solid', borderColor: 'accent.solid' },
      _invalid: { borderColor: 'danger.solid' },
    },
    sign: {
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      color: 'accent.onSolid',
      pointerEvents: 'none',
      // A contrast theme replaces the background but keeps the colour of a picture, so the sign would be white on white.
      '@media (forced-colors: active)': { color: 'FieldText' },
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
