import { sva } from 'styled-system/css'

export const switchStyles = sva({
  slots: ['row', 'track', 'input', 'thumb'],
  base: {
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: { base: '6', _touch: '11' },
      cursor: 'pointer',
      textStyle: 'bodyStrong',
    },
    track: { position: 'relative', flexShrink: 0, width: '9', height: '5' },
    input: {
      appearance: 'none',
      display: 'block',
      width: 'full',
      height: 'full',
      cursor: 'inherit',
      bg: 'border.strong',
      borderRadius: 'full',
      transitionProperty: 'background-color',
      transitionDuration: 'fade',
      _checked: { bg: 'accent.solid' },
      _disabled: { opacity: '0.55', cursor: 'not-allowed' },
      // In forced-colors mode, only the border shows the switch.
      '@media (forced-colors: active)': { borderWidth: '1px' },
    },
    thumb: {
      position: 'absolute',
      top: '0.5',
      left: '0.5',
      width: '4',
      height: '4',
      borderRadius: 'full',
      bg: 'white',
      pointerEvents: 'none',
      transitionProperty: 'transform',
      transitionDuration: 'fade',
      'input:checked + &': { transform: 'translateX(1rem)' },
      '@media (forced-colors: active)': { bg: 'ButtonText' },
    },
  },
})
