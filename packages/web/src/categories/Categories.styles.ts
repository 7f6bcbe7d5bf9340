import { css, sva } from 'styled-system/css'

export const picker = sva({
  slots: ['root', 'main', 'tools', 'search', 'note', 'title', 'name', 'path', 'match', 'end', 'count', 'percent'],
  base: {
    root: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
      '&[data-narrow]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    main: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      padding: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    search: { flex: '1 1 16rem', minWidth: '0' },
    note: { padding: '3', borderBottomWidth: '1px', borderColor: 'border.subtle' },
    title: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column' },
    name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    path: {
      color: 'fg.muted',
      textStyle: 'caption',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    match: { bg: 'warning.subtle', color: 'inherit', fontWeight: 'semibold', borderRadius: '2px' },
    end: { flexShrink: '0', display: 'inline-flex', alignItems: 'center', gap: '3', color: 'fg.muted' },
    count: { fontVariantNumeric: 'tabular-nums', textStyle: 'table' },
    percent: {
      minWidth: '10',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      textStyle: 'table',
      color: 'fg.subtle',
    },
  },
})

/** Beside the tree; on phones below it. */
export const details = sva({
  slots: ['root', 'head', 'path', 'title', 'facts', 'fact', 'term', 'list', 'actions', 'text'],
  base: {
    root: {
      position: { lg: 'sticky' },
      top: { lg: 'calc({sizes.topBar} + {spacing.4})' },
    },
    head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '2' },
    path: { color: 'fg.muted', textStyle: 'caption', overflowWrap: 'anywhere' },
    title: { textStyle: 'bodyStrong', overflowWrap: 'anywhere' },
    facts: { display: 'flex', flexDirection: 'column', gap: '2', marginTop: '3' },
    fact: { display: 'flex', justifyContent: 'space-between', gap: '3', fontVariantNumeric: 'tabular-nums' },
    term: { color: 'fg.muted' },
    list: { display: 'flex', flexWrap: 'wrap', gap: '1', marginTop: '1' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4' },
    text: { color: 'fg.muted', textStyle: 'table', marginTop: '1', textWrap: 'pretty' },
  },
})

export const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
