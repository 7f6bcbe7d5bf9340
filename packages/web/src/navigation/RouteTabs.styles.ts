import { sva } from 'styled-system/css'

export const tabs = sva({
  slots: ['list', 'trigger'],
  base: {
    list: {
      display: 'flex',
      gap: '1',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the focus ring, which the scroll container would cut off.
      paddingInline: '1',
      paddingTop: '1',
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: 0,
      minHeight: 'control',
      px: '3',
      marginBottom: '-1px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      borderTopRadius: 'control',
      _hover: { color: 'fg.default' },
      _selected: { color: 'fg.default', fontWeight: 'semibold', borderColor: 'wheat.solid' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
  variants: {
    titled: {
      // The other tabs stand on the line of the larger letters.
      true: { trigger: { paddingTop: '1', _selected: { paddingTop: '0', textStyle: 'pageTitle' } } },
      false: {},
    },
  },
})
