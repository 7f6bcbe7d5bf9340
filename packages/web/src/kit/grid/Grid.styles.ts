import { css, sva } from 'styled-system/css'

/** The bar over a list whose rows are picked. It stays in sight while scrolling, over the head of the table. */
export const bulkBar = sva({
  slots: ['root', 'count', 'note', 'actions'],
  base: {
    root: {
      position: 'sticky',
      top: '{sizes.topBar}',
      // Above the head of the table, which sticks at the same place.
      zIndex: '11',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      width: 'full',
      paddingInline: '3',
      // As high as the toolbar in whose place it comes, so that no row moves.
      minHeight: 'control',
      paddingBlock: { base: '1.5', md: '0.5' },
      bg: 'accent.subtle',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    count: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
    note: { color: 'fg.muted', textStyle: 'caption' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      marginInlineStart: { md: 'auto' },
      width: { base: 'full', md: 'auto' },
    },
  },
})

/** The rows that an action has left, under the reasons for it. */
export const failureGroups = sva({
  slots: ['root', 'group', 'reason', 'rows'],
  base: {
    root: { listStyle: 'none', maxHeight: '20rem', overflowY: 'auto' },
    group: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      paddingBlock: '2',
      '&:not(:first-child)': { borderTopWidth: '1px', borderColor: 'border.subtle' },
      color: 'danger.fg',
      '&[data-kind=passing]': { color: 'warning.fg' },
      '&[data-kind=needless]': { color: 'fg.muted' },
    },
    reason: { fontWeight: 'medium', overflowWrap: 'anywhere', '[data-kind=needless] > &': { fontWeight: 'normal' } },
    rows: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', listStyle: 'none', color: 'fg.muted' },
  },
})

/** What can be taken back: a line in the flow of the page. */
export const undoBar = sva({
  slots: ['root', 'bar', 'text'],
  base: {
    root: { _empty: { display: 'none' } },
    bar: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      paddingInline: '3',
      paddingBlock: '1.5',
      bg: 'bg.subtle',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    text: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  },
})

/** An edited cell with the button that takes the edit back. */
export const undoableCell = css({ display: 'inline-flex', alignItems: 'center', gap: '2', maxWidth: 'full' })

export const sample = sva({
  slots: ['list', 'row', 'name', 'change', 'before', 'after', 'totals', 'total', 'quiet', 'reasons', 'pages', 'facts'],
  base: {
    totals: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '3' },
    total: {
      paddingInline: '3',
      paddingBlock: '1.5',
      bg: 'bg.subtle',
      borderRadius: 'control',
      fontVariantNumeric: 'tabular-nums',
    },
    quiet: { paddingBlock: '1.5', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    list: { listStyle: 'none', maxHeight: '20rem', overflowY: 'auto', marginTop: '2' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '0.5',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      _first: { borderTopWidth: '0' },
    },
    name: { flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' },
    change: { fontVariantNumeric: 'tabular-nums', textAlign: 'end', marginInlineStart: 'auto' },
    after: { textDecoration: 'none', fontWeight: 'medium' },
    before: { color: 'fg.muted', textDecoration: 'line-through', marginInlineEnd: '2' },
    facts: { display: 'flex', flexDirection: 'column', gap: '3' },
    pages: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', marginTop: '3' },
    reasons: { color: 'danger.fg', textStyle: 'caption', flex: '1 1 14rem' },
  },
})
