import { sva } from 'styled-system/css'

export const breadcrumb = sva({
  slots: ['list', 'item', 'home', 'link', 'current'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5', textStyle: 'table' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '0',
      minHeight: '6',
      color: 'fg.subtle',
      '& svg': { flexShrink: 0 },
    },
    home: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '6',
      height: '6',
      marginInlineStart: '-1',
      borderRadius: 'sm',
      color: 'fg.subtle',
      _hover: { color: 'fg.default', bg: 'bg.muted' },
    },
    link: {
      paddingBlock: '0.5',
      borderRadius: 'sm',
      color: 'fg.muted',
      _hover: { color: 'fg.default', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
    current: { color: 'fg.default', fontWeight: 'medium' },
  },
})
