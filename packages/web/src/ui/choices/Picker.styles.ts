import { sva } from 'styled-system/css'

export const picker = sva({
  slots: ['root', 'search', 'list', 'heading', 'option', 'mark', 'text', 'detail', 'tick', 'note', 'skeletons'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    search: { padding: '2', borderBottomWidth: '1px', borderColor: 'border.subtle' },
    list: {
      maxHeight: '15rem',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1',
      scrollPaddingBlock: '1',
    },
    heading: { px: '2.5', paddingTop: '2', paddingBottom: '1', color: 'fg.subtle', textStyle: 'caption' },
    option: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: { base: '9', _touch: '11' },
      px: '2.5',
      py: '1',
      borderRadius: 'control',
      cursor: 'pointer',
      userSelect: 'none',
      '&[data-active]': { bg: 'bg.muted' },
    },
    mark: { flexShrink: 0, display: 'inline-flex', width: '6', justifyContent: 'center', fontSize: '1.125rem' },
    text: { flex: '1 0 50%', minWidth: '0' },
    // Beside a long place the name keeps half of the row, instead of a letter a line.
    detail: { flexShrink: 1, truncate: true, color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
    tick: { flexShrink: 0, color: 'accent.fg' },
    note: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      px: '3',
      py: '6',
      color: 'fg.muted',
      textAlign: 'center',
    },
    skeletons: { display: 'flex', flexDirection: 'column', gap: '1', padding: '2' },
  },
  variants: {
    location: {
      inline: {},
      /** Positioned under its control, which must have `position: relative`. */
      below: {
        root: {
          position: 'absolute',
          zIndex: 'menu',
          top: 'calc(100% + 4px)',
          insetInline: '0',
          bg: 'bg.raised',
          borderRadius: 'card',
          boxShadow: 'float',
          animation: 'fadeIn 150ms {easings.out}',
        },
      },
    },
  },
})
