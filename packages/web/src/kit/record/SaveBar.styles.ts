import { sva } from 'styled-system/css'

export const saveBar = sva({
  slots: ['root', 'text', 'note', 'actions', 'menu', 'onAll', 'onPhones'],
  base: {
    root: {
      position: 'sticky',
      bottom: { base: '0', md: '4' },
      zIndex: 'sticky',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      paddingBlock: '3',
      paddingInline: { base: '4', md: '5' },
      // On phones it has the full width of the screen.
      marginInline: { base: '-4', md: '0' },
      marginBottom: { base: '-4', md: '0' },
      paddingBottom: { base: 'calc({spacing.3} + env(safe-area-inset-bottom))', md: '3' },
      bg: 'bg.raised',
      borderColor: 'border.default',
      borderWidth: { base: '0', md: '1px' },
      borderTopWidth: '1px',
      borderRadius: { base: '0', md: 'card' },
      boxShadow: { base: 'none', md: 'float' },
      animation: 'fadeIn',
      '&[data-clean]': { display: { md: 'none' } },
    },
    text: { textStyle: 'bodyStrong', minWidth: '0', '&[data-wrong], & > [data-wrong]': { color: 'danger.fg' } },
    note: { color: 'fg.muted', textStyle: 'caption' },
    actions: {
      display: 'flex',
      gap: '2',
      width: { base: 'full', sm: 'auto' },
      '& > *': { flex: { base: '1 1 auto', sm: 'none' } },
    },
    onAll: { display: 'flex' },
    onPhones: { display: { base: 'flex', md: 'none' } },
    menu: { display: { base: 'flex', md: 'none' } },
  },
})
