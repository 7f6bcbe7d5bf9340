import { sva } from 'styled-system/css'

export const select = sva({
  slots: ['root', 'label', 'room', 'box', 'control', 'mark'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' },
    label: { flexShrink: 0, color: 'fg.muted', textStyle: 'label' },
    room: { minWidth: '0', flex: '1' },
    box: { position: 'relative', display: 'block' },
    control: {
      appearance: 'none',
      width: 'full',
      minHeight: 'control',
      paddingInlineStart: '3',
      paddingInlineEnd: '8',
      bg: 'bg.surface',
      color: 'fg.default',
      fontSize: { base: '0.875rem', _touch: '1rem' },
      lineHeight: '1.25rem',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'control',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      _disabled: { bg: 'bg.muted', color: 'fg.muted', cursor: 'default' },
      '& option': { bg: 'bg.raised', color: 'fg.default' },
    },
    mark: {
      position: 'absolute',
      insetInlineEnd: '2.5',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
  variants: {
    /** A text button without a frame, as wide as its text where the browser can tell. */
    plain: {
      true: {
        control: {
          fieldSizing: 'content',
          paddingInlineStart: '2',
          paddingInlineEnd: '7',
          bg: 'transparent',
          borderColor: 'transparent',
          color: 'fg.muted',
          fontWeight: 'medium',
          textAlignLast: 'end',
          _hover: { bg: 'bg.muted', color: 'fg.default' },
        },
        mark: { insetInlineEnd: '1.5' },
      },
      false: {},
    },
  },
})
