import { sva } from 'styled-system/css'

/** After the name of what publishing needs; screen readers hear the check instead. */
const neededMark = { _after: { content: '" *" / ""', color: 'danger.fg' } } as const

export const productHead = sva({
  slots: [
    'root',
    'back',
    'picture',
    'texts',
    'name',
    'line',
    'price',
    'state',
    'saved',
    'neighbours',
    'word',
    'publish',
  ],
  base: {
    root: {
      position: 'sticky',
      top: '{sizes.topBar}',
      zIndex: 'sticky',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '3' },
      height: '14',
      paddingInline: 'page',
      marginInline: 'calc(-1 * {spacing.page})',
      marginTop: '-2.5',
      bg: 'bg.canvas',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    back: { flexShrink: '0', '& > a': { display: 'inline-flex', padding: '1.5', marginInlineStart: '-1.5' } },
    picture: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '10',
      height: '10',
      overflow: 'hidden',
      bg: 'bg.muted',
      color: 'fg.subtle',
      borderRadius: 'control',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    texts: { flex: '1', minWidth: '0' },
    name: { textStyle: 'heading', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    line: {
      display: 'flex',
      alignItems: 'center',
      columnGap: '3',
      color: 'fg.muted',
      textStyle: 'table',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
    price: { color: 'fg.default', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    // On a phone the first card says it.
    state: { display: { base: 'none', sm: 'inline' } },
    saved: { overflow: 'hidden', textOverflow: 'ellipsis' },
    neighbours: { display: { base: 'none', md: 'block' } },
    word: { display: { base: 'none', lg: 'inline' } },
    publish: { display: { base: 'none', md: 'inline-flex' } },
  },
})

export const buyerView = sva({
  slots: ['root', 'pictures', 'picture', 'texts', 'title', 'prices', 'price', 'quiet', 'description', 'facts', 'fact'],
  base: {
    root: { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '18rem minmax(0, 1fr)' } },
    pictures: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      alignContent: 'start',
      listStyle: 'none',
    },
    picture: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      aspectRatio: '1',
      overflow: 'hidden',
      bg: 'bg.muted',
      color: 'fg.subtle',
      borderRadius: 'control',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
      _first: { gridColumn: '1 / -1' },
    },
    texts: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', overflowWrap: 'anywhere' },
    title: { textStyle: 'pageTitle' },
    prices: { display: 'flex', alignItems: 'baseline', gap: '3' },
    price: { textStyle: 'pageTitle', fontVariantNumeric: 'tabular-nums' },
    quiet: { color: 'fg.muted' },
    description: { whiteSpace: 'pre-line' },
    facts: { display: 'flex', flexDirection: 'column', gap: '1' },
    fact: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

const card = {
  padding: { base: '4', md: '5' },
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
} as const

export const page = sva({
  slots: ['root', 'main', 'card', 'head', 'title', 'mark', 'lead', 'aside', 'part', 'beside', 'check', 'rest'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '4', xl: '6' },
      alignItems: 'start',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        xl: 'minmax(0, 1fr) 21rem',
        _indexed: '10rem minmax(0, 1fr) 21rem',
      },
      marginTop: '3',
      marginBottom: '4',
      // What an address or a mistake leads to stands below the head of the page.
      '& [data-field], & [data-field] :is(input, textarea, select, button)': { scrollMarginTop: '5rem' },
    },
    main: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', gridColumn: { _indexed: '2' } },
    card,
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      marginBottom: '3',
      '&:not([data-titled])': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
    },
    title: {
      textStyle: 'heading',
      scrollMarginTop: '5rem',
      outlineOffset: '4px',
      borderRadius: 'sm',
      '&[data-needed]': neededMark,
    },
    mark: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      color: 'warning.fg',
      textStyle: 'captionStrong',
      '&[data-mark=wrong]': { color: 'danger.fg' },
    },
    lead: { width: 'full', color: 'fg.muted' },
    // Below the width of two columns the state stands above the fields, and the rest below them.
    aside: {
      display: { base: 'contents', xl: 'flex' },
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      position: 'sticky',
      top: 'calc({sizes.topBar} + 4rem)',
      // Neither under the head of the page nor under the bar that saves.
      maxHeight: { base: 'calc(100dvh - 9rem)', _overBar: 'calc(100dvh - 14.5rem)' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      // The ring of a focused button is not cut off.
      padding: '1',
      margin: '-1',
    },
    part: { ...card, padding: { base: '3', xl: '5' }, minWidth: '0', order: { base: '-1', xl: '0' } },
    beside: { ...card, padding: { base: '4', xl: '5' }, minWidth: '0' },
    check: { marginBottom: '2' },
    rest: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
  },
})

export const cardIndex = sva({
  slots: ['root', 'list', 'card', 'mark'],
  base: {
    root: { display: { base: 'none', _indexed: 'block' }, position: 'sticky', top: 'calc({sizes.topBar} + 4.25rem)' },
    list: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', marginInlineStart: '-2' },
    card: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      width: 'full',
      minHeight: 'controlSmall',
      paddingInline: '2',
      borderRadius: 'control',
      color: 'fg.muted',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg.default' },
    },
    mark: {
      display: 'inline-flex',
      flexShrink: '0',
      color: 'success.fg',
      '&[data-mark=lacking]': { color: 'warning.fg' },
      '&[data-mark=wrong]': { color: 'danger.fg' },
    },
  },
})

export const facts = sva({
  slots: ['list', 'line'],
  base: {
    list: { display: 'flex', flexDirection: 'column', gap: '4' },
    // The text of its button stands in line with the state above, not the button's edge.
    line: { display: { base: 'block', xl: 'none' }, marginInlineStart: 'calc(-1px - {spacing.2.5})' },
  },
})
