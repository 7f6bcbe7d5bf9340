import { sva } from 'styled-system/css'

/** The reasons of one product, in the narrow space of a popover. */
export const reasonList = sva({
  slots: ['title', 'list', 'item', 'link', 'texts', 'note'],
  base: {
    title: { textStyle: 'bodyStrong' },
    list: { display: 'flex', flexDirection: 'column', listStyle: 'none', marginBlock: '-2' },
    item: { '&:not(:first-child)': { borderTopWidth: '1px', borderColor: 'border.subtle' } },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'controlSmall',
      paddingBlock: '2',
      paddingInlineStart: '3',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'danger.solid',
      borderRadius: 'control',
      textStyle: 'table',
      textWrap: 'pretty',
      '&[data-urgency=warning]': { borderInlineStartColor: 'warning.solid' },
      '& > svg': { flexShrink: '0', color: 'fg.subtle' },
      _hover: { bg: 'bg.subtle' },
    },
    texts: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
    note: { color: 'fg.muted', textStyle: 'caption' },
  },
})
