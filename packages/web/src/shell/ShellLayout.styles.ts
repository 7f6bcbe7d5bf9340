import { sva } from 'styled-system/css'

export const shellLayout = sva({
  slots: ['root', 'bar', 'barStart', 'barEnd', 'sidebar', 'page', 'content'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '{sizes.sidebar} minmax(0, 1fr)' },
      gridTemplateRows: '{sizes.topBar} 1fr',
      gridTemplateAreas: { base: '"bar" "page"', md: '"bar bar" "sidebar page"' },
      minHeight: 'screen',
      transition: 'grid-template-columns 250ms {easings.out}',
      _narrow: { gridTemplateColumns: { base: '1fr', md: '{sizes.sidebarNarrow} minmax(0, 1fr)' } },
    },
    bar: {
      gridArea: 'bar',
      position: 'sticky',
      top: '0',
      zIndex: 'bar',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: { base: '2', sm: '3' },
      height: 'topBar',
      paddingInline: { base: '2.5', sm: '3', md: '5' },
      bg: 'bg.surface',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
    },
    barStart: { display: 'flex', alignItems: 'center', flexShrink: 0, gap: { base: '1', sm: '2' } },
    // Takes all the remaining width, so that items that appear in it move nothing outside it.
    barEnd: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      flex: '1',
      gap: { base: '0', sm: '2' },
      minWidth: '0',
    },
    sidebar: {
      gridArea: 'sidebar',
      position: 'sticky',
      top: '{sizes.topBar}',
      height: 'calc(100dvh - {sizes.topBar})',
      display: { base: 'none', md: 'flex' },
      flexDirection: 'column',
      overflowX: 'hidden',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      padding: '3',
      bg: 'bg.surface',
      borderInlineEndWidth: '1px',
      borderColor: 'border.default',
    },
    page: { gridArea: 'page', minWidth: '0', outline: 'none' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: 'stack',
      width: 'full',
      marginInline: 'auto',
      padding: 'page',
      paddingTop: '2.5',
      // On phones the main action of a page is fixed to the bottom of the screen, so the page needs room below.
      '&:has([data-outlet]:not(:empty))': { paddingBottom: { base: '24', md: 'page' } },
    },
  },
  variants: {
    frame: {
      usual: { content: { maxWidth: 'content' } },
      index: { content: { maxWidth: '110rem', paddingInline: { base: '4', md: '6', '2xl': '8' } } },
      board: { content: { maxWidth: '100rem' } },
      // An index of its parts stands beside the page where there is room.
      detail: { content: { maxWidth: { base: 'content', _indexed: 'calc({sizes.content} + 11.5rem)' } } },
    },
  },
})
