import { sva } from 'styled-system/css'

export const pageHead = sva({
  slots: ['root', 'line', 'title', 'action'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1' },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      '& > nav': { flex: '1', minWidth: '0' },
    },
    title: { textStyle: 'pageTitle', minWidth: '0', textWrap: 'balance' },
    action: {
      // The bar that saves a form stands in the same place, and holds the menu too.
      display: { base: 'flex', _overBar: { base: 'none', md: 'flex' } },
      gap: '2',
      position: { base: 'fixed', md: 'static' },
      insetInline: '0',
      bottom: '0',
      zIndex: 'sticky',
      padding: { base: '3', md: '0' },
      paddingBottom: { base: 'calc({spacing.3} + env(safe-area-inset-bottom))', md: '0' },
      bg: { base: 'bg.surface', md: 'transparent' },
      borderTopWidth: { base: '1px', md: '0' },
      borderColor: 'border.default',
      '& > *': { flex: { base: '1', md: 'none' } },
      // A menu keeps the width of its button, so that the main action has the rest of the bar.
      '& > [aria-haspopup=menu]': { flex: 'none' },
      // A menu alone needs no bar: it stays beside the title.
      '&:has(> [data-alone])': {
        position: 'static',
        padding: '0',
        bg: 'transparent',
        borderTopWidth: '0',
      },
      _empty: { display: 'none' },
    },
  },
})
