import { sva } from 'styled-system/css'

export const endList = sva({
  slots: ['root', 'scroller', 'list', 'row', 'top'],
  base: {
    root: { position: 'relative', flex: '1', minHeight: '0' },
    // The list keeps the place itself; the browser would correct it a second time.
    scroller: {
      height: 'full',
      overflowY: 'auto',
      overflowAnchor: 'none',
      overscrollBehavior: 'contain',
      _focusVisible: { outlineOffset: '-2px' },
    },
    list: { position: 'relative', listStyle: 'none' },
    row: { position: 'absolute', top: '0', insetInline: '0', paddingInline: '4' },
    top: { textAlign: 'center', color: 'fg.muted', textStyle: 'caption', paddingBlock: '3' },
  },
})
