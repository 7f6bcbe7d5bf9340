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
      // A button that only adds needs no bar on a phone: it is round, and its words are its name.
      '&:has(> [data-round]:only-child)': {
        mdDown: {
          inlineSize: 'fit-content',
          insetInlineStart: 'auto',
          padding: '4',
          bg: 'transparent',
          borderTopWidth: '0',
        },
      },
      '& > [data-round]': { order: '1' },
      '& > [data-round]:only-child': {
        mdDown: {
          width: '14',
          minHeight: '14',
          padding: '0',
          borderRadius: 'full',
          boxShadow: 'float',
          fontSize: '0',
          '& svg': { width: '6', height: '6' },
          '& > span': { gap: '0' },
        },
      },
      // A menu alone needs no bar, nor a tool that is used now and then: they stay beside the title.
      '& > [data-tool]': {
        mdDown: { flex: 'none', width: 'control', padding: '0', fontSize: '0', '& > span': { gap: '0' } },
      },
      '&:has(> :is([data-alone], [data-tool]))': {
        position: 'static',
        padding: '0',
        bg: 'transparent',
        borderTopWidth: '0',
      },
      _empty: { display: 'none' },
    },
  },
})
