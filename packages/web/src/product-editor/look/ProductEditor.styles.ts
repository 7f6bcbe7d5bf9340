import { css, sva } from 'styled-system/css'

export const editor = sva({
  slots: ['root', 'main', 'place', 'title', 'lead', 'fields', 'category', 'pair', 'two', 'group', 'further'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '60rem' },
    main: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
    // Beside the line of all screens it would say nothing new.
    place: { display: { base: 'block', sm: 'none' }, textStyle: 'caption' },
    title: { textStyle: 'heading', marginBottom: '1' },
    lead: { color: 'fg.muted', textWrap: 'pretty', 'h2 + &': { marginBottom: '3' } },
    fields: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      // After the name of what publishing needs; screen readers hear the check instead.
      '& [data-needed] label::after': { content: '" *" / ""', color: 'danger.fg' },
    },
    category: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    pair: {
      display: 'grid',
      columnGap: '4',
      rowGap: '3',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    },
    two: {
      display: 'grid',
      columnGap: '6',
      rowGap: '3',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    },
    group: { textStyle: 'bodyStrong', marginBottom: '3' },
    further: { marginTop: '4' },
  },
})

export const stepList = sva({
  slots: ['list', 'step', 'mark'],
  base: {
    list: { display: 'flex', gap: '1', listStyle: 'none', marginInline: { base: '-2', md: '-2.5' } },
    step: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1.5', md: '2.5' },
      minHeight: 'control',
      paddingInline: { base: '2', md: '2.5' },
      borderRadius: 'control',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      '&[aria-current]': { color: 'fg.default', fontWeight: 'semibold' },
      _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    },
    mark: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '6',
      height: '6',
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      '&[data-mark=done]': { bg: 'success.subtle', color: 'success.fg' },
      '&[data-mark=wrong]': { bg: 'danger.subtle', color: 'danger.fg' },
    },
  },
})

export const pictureGrid = sva({
  slots: ['grid', 'tile', 'box', 'cover', 'state', 'tools', 'order', 'alt', 'source', 'note', 'drop', 'ways'],
  base: {
    grid: {
      display: 'grid',
      gap: '4',
      listStyle: 'none',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(7.5rem, 1fr))' },
    },
    tile: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
    box: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      aspectRatio: '1',
      overflow: 'hidden',
      bg: 'bg.muted',
      color: 'fg.subtle',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'control',
      cursor: 'grab',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
      '&[data-state=failed], &[data-state=refused]': { borderColor: 'danger.solid' },
      '&[data-state=sending] img, &[data-state=waiting] img': { opacity: '0.55' },
    },
    cover: { position: 'absolute', top: '1.5', left: '1.5' },
    state: { position: 'absolute', insetInline: '2', bottom: '2' },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '1' },
    order: { display: 'flex', gap: '0.5' },
    alt: { textStyle: 'caption' },
    source: {
      color: 'fg.muted',
      overflow: 'hidden',
      textStyle: 'caption',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    ways: { display: 'flex', flexShrink: '0', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
    note: { color: 'danger.fg', textStyle: 'caption', overflowWrap: 'anywhere' },
    drop: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: 'center',
      gap: { base: '2', md: '4' },
      padding: '3',
      marginBottom: '4',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      borderRadius: 'card',
      color: 'fg.muted',
      textStyle: 'caption',
      textAlign: { base: 'center', md: 'start' },
    },
  },
})

export const addressList = sva({
  slots: ['root', 'list', 'address'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      marginBottom: '4',
      '& > *': { maxWidth: 'full' },
      '& > :first-child': { width: 'full' },
    },
    list: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      marginTop: '1',
      marginBottom: '3',
      listStyle: 'none',
      color: 'danger.fg',
      textStyle: 'caption',
    },
    address: {
      display: 'block',
      color: 'fg.muted',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})

/** From this width on, variants stand in a table; in a narrower place each of them is a card. */
const matrixWide = '@container (min-width: 35rem)'

/** The way from the edge of the card to its content, which rows that can be scrolled sideways have themselves. */
const matrixInset = { base: '4', md: '6' }

/** The name of a variant, which stays in sight while its row is scrolled sideways. */
const stickyName = {
  position: 'sticky',
  left: '0',
  zIndex: '1',
  alignSelf: 'stretch',
  bg: 'bg.surface',
  marginInlineStart: { base: '-4', md: '-6' },
  paddingInlineStart: matrixInset,
  paddingInlineEnd: '1',
} as const

/** The name, the price, the old price, the stock, the article, the bar code, the picture, and whether it is sold. */
const matrixColumns = 'minmax(8.5rem, 2fr) 5.5rem 7.5rem 5.5rem minmax(5.5rem, 1fr) minmax(7rem, 1fr) 5.5rem 4.5rem'

export const matrixTable = sva({
  slots: [
    'axes',
    'axis',
    'axisHead',
    'values',
    'scroll',
    'table',
    'heads',
    'head',
    'row',
    'cell',
    'onSale',
    'nameHead',
    'name',
    'input',
    'picture',
    'message',
    'tools',
  ],
  base: {
    axes: { display: 'flex', flexDirection: 'column', gap: '4', marginBottom: '4' },
    axis: { display: 'flex', flexDirection: 'column', gap: '2', borderWidth: '0', minWidth: '0' },
    axisHead: { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'medium', overflowWrap: 'anywhere' },
    values: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
    scroll: {
      position: 'relative',
      overflowX: 'auto',
      containerType: 'inline-size',
      marginInline: { base: '-4', md: '-6' },
    },
    table: { display: 'block', textStyle: 'table', [matrixWide]: { minWidth: '55rem' } },
    heads: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      paddingInline: matrixInset,
      borderBottomWidth: '1px',
      borderColor: 'border.default',
      [matrixWide]: { display: 'grid', gridTemplateColumns: matrixColumns, alignItems: 'end', columnGap: '1' },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      paddingBlock: '1',
      color: 'fg.muted',
      fontWeight: 'medium',
      // On cards the headings are what fills a column down; the others say nothing there.
      '&:not([data-fills])': { display: 'none', [matrixWide]: { display: 'flex' } },
      [matrixWide]: { minHeight: 'control', textAlign: 'start' },
    },
    nameHead: { [matrixWide]: stickyName },
    /** The browser lays out and paints only the rows in sight, so that a hundred of them do not slow typing down. */
    row: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '2',
      paddingInline: matrixInset,
      paddingBlock: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 16rem',
      [matrixWide]: {
        gridTemplateColumns: matrixColumns,
        columnGap: '1',
        paddingBlock: '0',
        containIntrinsicSize: 'auto 2.5rem',
      },
    },
    cell: {
      minWidth: '0',
      _before: {
        content: 'attr(data-label)',
        display: 'block',
        marginBottom: '1',
        color: 'fg.muted',
        textStyle: 'caption',
      },
      [matrixWide]: { paddingBlock: '1', _before: { display: 'none' } },
    },
    onSale: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'end',
      gap: '2',
      order: '-1',
      _before: { marginBottom: '0' },
      [matrixWide]: { order: '0', justifyContent: 'start', paddingInline: '1' },
    },
    name: {
      order: '-2',
      alignSelf: 'center',
      textAlign: 'start',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      [matrixWide]: { order: '0', ...stickyName, paddingBlock: '1.5' },
    },
    input: {
      width: 'full',
      minWidth: '0',
      height: { base: 'control', md: 'controlSmall' },
      paddingInline: '2',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'sm',
      fontVariantNumeric: 'tabular-nums',
      '&[data-figure]': { textAlign: 'end' },
      _invalid: { borderColor: 'danger.solid', bg: 'danger.subtle' },
      _disabled: { color: 'fg.subtle', bg: 'bg.muted' },
    },
    picture: { width: 'full', minHeight: { base: 'control', md: 'controlSmall' }, paddingInline: '1.5' },
    message: { color: 'danger.fg', textStyle: 'caption', maxWidth: '10rem' },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlock: '3' },
  },
})

export const selectionBar = sva({
  slots: ['root', 'bar', 'column', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', marginBottom: '3', borderWidth: '0' },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      padding: '3',
      bg: 'bg.subtle',
      borderRadius: 'control',
    },
    column: { width: 'auto', minHeight: { base: 'control', md: 'controlSmall' } },
    text: { width: '8rem' },
  },
})

export const valueChip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'controlSmall',
  maxWidth: 'full',
  overflowWrap: 'anywhere',
  paddingInline: '3',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  textStyle: 'table',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  '&[aria-pressed=true]': {
    bg: 'accent.subtle',
    borderColor: 'accent.solid',
    color: 'accent.fg',
    fontWeight: 'medium',
  },
})

export const problemList = sva({
  slots: ['lead', 'fine', 'list', 'item', 'icon', 'text', 'step', 'end'],
  base: {
    lead: { color: 'fg.muted', textStyle: 'table' },
    fine: { color: 'fg.muted', textStyle: 'table' },
    list: { display: 'flex', flexDirection: 'column', listStyle: 'none', marginBottom: '3' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'control',
      paddingBlock: '2.5',
      textAlign: 'start',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      'button&': { cursor: 'pointer', _hover: { bg: 'bg.subtle' } },
    },
    icon: { flexShrink: '0', color: 'danger.fg', '&[data-level=advice]': { color: 'warning.fg' } },
    text: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    step: { color: 'fg.muted', textStyle: 'caption', display: 'block' },
    end: { flexShrink: '0', color: 'fg.subtle' },
  },
})

export const stateCard = sva({
  slots: ['root', 'name', 'actions', 'title'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    name: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'controlSmall', color: 'fg.muted' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    title: { textStyle: 'bodyStrong', marginTop: '5', marginBottom: '3' },
  },
})

export const qualityLine = sva({
  slots: ['root', 'score', 'gain'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'table' },
    score: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    gain: {
      color: 'accent.fg',
      textAlign: 'start',
      cursor: 'pointer',
      justifySelf: 'start',
      borderRadius: 'sm',
      _hover: { textDecoration: 'underline' },
    },
  },
})

export const diff = sva({
  slots: ['list', 'row', 'before', 'after', 'more'],
  base: {
    list: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      listStyle: 'none',
      maxHeight: '20rem',
      overflowY: 'auto',
    },
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '3',
      paddingBlock: '1',
      textStyle: 'table',
    },
    before: { color: 'fg.muted', textDecoration: 'line-through' },
    after: { fontWeight: 'medium', '&[data-wrong]': { color: 'danger.fg' } },
    more: { color: 'fg.muted', marginTop: '2' },
  },
})

/** Under the title: how it would read without its capitals. */
export const titleFix = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  color: 'fg.muted',
  textStyle: 'caption',
})
