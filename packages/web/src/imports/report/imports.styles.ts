import { css, sva } from 'styled-system/css'

export const quiet = css({ color: 'fg.muted', textStyle: 'caption' })

export const page = sva({
  slots: ['root', 'cards', 'card', 'title', 'drop', 'row', 'actions', 'stack', 'choice'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5', maxWidth: '60rem' },
    cards: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4' },
    card: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '4',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      minWidth: '0',
    },
    title: { textStyle: 'heading' },
    drop: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      minHeight: '12rem',
      textAlign: 'center',
      padding: '4',
      bg: 'bg.muted',
      borderRadius: 'control',
    },
    row: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
    choice: { maxWidth: '32rem', marginTop: '2' },
    stack: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
  },
})

/** The columns of a file with the fields that they fill in. */
export const map = sva({
  slots: ['root', 'row', 'column', 'samples', 'unread', 'arrow', 'field'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '12rem minmax(0, 1fr) 1.5rem 15rem' },
      gap: { base: '1', md: '4' },
      alignItems: 'center',
      paddingBlock: '3',
      '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border.default' },
    },
    column: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    samples: { color: 'fg.muted', textStyle: 'caption', overflow: 'hidden', textOverflow: 'ellipsis', lineClamp: '2' },
    unread: { color: 'fg.warning', textStyle: 'caption', marginTop: '1' },
    arrow: { color: 'fg.muted', display: { base: 'none', md: 'block' } },
    field: { minWidth: '0' },
  },
})

export const tiles = sva({
  slots: ['root', 'tile', 'figure', 'caption'],
  base: {
    root: { display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: '3' },
    tile: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      padding: '4',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      // A figure of nothing is there only to be told from an unknown one.
      '&[data-none]': { bg: 'transparent', borderColor: 'border.subtle' },
    },
    figure: {
      textStyle: 'heading',
      '[data-none] > &': { color: 'fg.subtle', fontWeight: 'normal' },
      fontVariantNumeric: 'tabular-nums',
    },
    caption: { color: 'fg.muted', textStyle: 'caption' },
  },
})

/** Lines with something to do at their end: mistakes, categories, differences. */
export const lines = sva({
  slots: ['root', 'line', 'texts', 'head', 'end', 'field'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    line: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto' },
      gap: { base: '2', md: '4' },
      alignItems: 'center',
      paddingBlock: '3',
      '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border.default' },
    },
    texts: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', overflowWrap: 'anywhere' },
    head: { fontWeight: 'medium' },
    end: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', justifyContent: { md: 'flex-end' } },
    field: { width: { md: '20rem' }, minWidth: '0' },
  },
})

/** The products that an import changes, one in each row; on a telephone a row has two lines. */
export const differenceTable = sva({
  slots: ['root', 'heads', 'row', 'key', 'was', 'change', 'written'],
  base: {
    root: {
      width: 'full',
      textStyle: 'table',
      borderCollapse: 'collapse',
      '& :is(th, td)': { textAlign: 'start', paddingInlineEnd: '3', overflowWrap: 'anywhere' },
      '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    },
    heads: {
      display: { base: 'none', md: 'table-header-group' },
      color: 'fg.muted',
      '& th': { fontWeight: 'medium', paddingBottom: '2' },
    },
    row: {
      display: { base: 'grid', md: 'table-row' },
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '3',
      paddingBlock: { base: '2', md: '0' },
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      '& > *': { paddingBlock: { base: '0', md: '2' }, verticalAlign: 'top' },
      '& > td:not([data-figure])': { gridColumn: '1 / -1' },
      '& > [data-figure]': {
        textAlign: { base: 'start', md: 'end' },
        _before: { content: { base: 'attr(data-label) ": "', md: 'none' }, color: 'fg.muted' },
      },
    },
    key: { gridColumn: '1 / -1', fontWeight: 'medium', whiteSpace: { md: 'nowrap' } },
    was: { gridColumn: '1 / -1', color: 'fg.muted' },
    written: { display: 'block', textStyle: 'caption', color: 'fg.muted', lineClamp: '2', whiteSpace: 'normal' },
    change: { display: 'block', '& ins': { color: 'fg.default', textDecoration: 'none' } },
  },
})
