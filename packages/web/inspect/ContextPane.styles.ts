import { cva, sva } from 'styled-system/css'

export const knowledge = sva({
  slots: ['root', 'facts', 'fact', 'term', 'value', 'heading', 'event', 'empty'],
  base: {
    root: {
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      padding: '3',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
    },
    facts: { display: 'flex', flexDirection: 'column', gap: '1' },
    fact: { display: 'flex', gap: '2', textStyle: 'table' },
    term: { width: '14', flexShrink: 0, color: 'fg.muted' },
    value: { minWidth: '0', fontFamily: 'mono', fontSize: '0.75rem', lineHeight: '1.125rem', overflowWrap: 'anywhere' },
    heading: { textStyle: 'captionStrong', color: 'fg.muted' },
    event: { fontFamily: 'mono', fontSize: '0.75rem', overflowWrap: 'anywhere' },
    empty: { color: 'fg.muted', textStyle: 'table' },
  },
})

export const branchLook = sva({
  slots: ['list', 'row', 'key', 'text', 'was', 'inner'],
  base: {
    list: { display: 'flex', flexDirection: 'column', fontFamily: 'mono', fontSize: '0.75rem', lineHeight: '1.125rem' },
    inner: { paddingLeft: '3.5', marginLeft: '1', borderLeftWidth: '1px', borderColor: 'border.subtle' },
    row: {
      px: '1',
      py: '0.5',
      borderRadius: 'sm',
      overflowWrap: 'anywhere',
      'summary&': { cursor: 'pointer', py: '1' },
    },
    key: { color: 'fg.muted' },
    text: { color: 'fg.default' },
    was: { color: 'fg.subtle', textDecoration: 'line-through' },
  },
  variants: {
    mark: {
      same: {},
      added: { row: { bg: 'success.subtle' }, key: { color: 'success.fg' } },
      changed: { row: { bg: 'warning.subtle' }, key: { color: 'warning.fg' } },
      removed: { row: { bg: 'danger.subtle' }, key: { color: 'danger.fg' }, text: { textDecoration: 'line-through' } },
    },
  },
})

export const markWord = cva({
  base: { textStyle: 'caption', fontFamily: 'body' },
  variants: {
    mark: {
      same: {},
      added: { color: 'success.fg' },
      changed: { color: 'warning.fg' },
      removed: { color: 'danger.fg' },
    },
  },
})
