import { css, cva, sva } from 'styled-system/css'

/** Twelve columns on wide screens; one column on phones and tablets. */
export const board = css({
  display: 'grid',
  gap: '4',
  gridAutoFlow: 'dense',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(12, minmax(0, 1fr))' },
})

export const tile = cva({
  // Cards in one row have the same height.
  base: { minWidth: '0', _empty: { display: 'none' }, '& > section': { height: 'full' } },
  variants: {
    span: {
      wide: { gridColumn: { xl: 'span 12' } },
      figures: { gridColumn: { xl: 'span 12' }, '& > section': { height: 'auto' } },
      main: { gridColumn: { xl: '1 / span 8' } },
      aside: { gridColumn: { xl: '9 / span 4' } },
    },
  },
})

/** The round icon at the beginning of a row or a step. */
export const sign = css({
  flexShrink: '0',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '9',
  height: '9',
  borderRadius: 'full',
  bg: 'bg.muted',
  color: 'fg.muted',
  '&[data-tone=danger]': { bg: 'danger.subtle', color: 'danger.fg' },
  '&[data-tone=warning]': { bg: 'warning.subtle', color: 'warning.fg' },
  '&[data-tone=accent]': { bg: 'accent.subtle', color: 'accent.fg' },
  '&[data-tone=success]': { bg: 'success.subtle', color: 'success.fg' },
})

export const setupCard = sva({
  slots: ['progress', 'steps', 'step', 'name', 'why', 'foot'],
  base: {
    progress: { color: 'fg.muted', textStyle: 'table', fontVariantNumeric: 'tabular-nums' },
    steps: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
    },
    step: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: '3',
      rowGap: '1',
      padding: '4',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'card',
      '&[data-state=next]': { borderColor: 'accent.solid' },
      // The icon is beside the name and the reason.
      '& > :first-child': { gridRow: 'span 2' },
    },
    name: { textStyle: 'bodyStrong' },
    why: { color: 'fg.muted', textStyle: 'table', textWrap: 'pretty' },
    foot: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      minHeight: 'controlSmall',
      paddingTop: '2',
      color: 'fg.subtle',
      textStyle: 'caption',
    },
  },
})

export const homeCard = sva({
  slots: ['root', 'head', 'title'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      paddingInline: '4',
      paddingBlock: '3',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      borderRadius: 'card',
    },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    title: { textStyle: 'heading' },
  },
})

export const rows = sva({
  slots: ['list', 'row', 'dot', 'texts', 'title', 'text', 'link', 'actions', 'end', 'note'],
  base: {
    list: { display: 'flex', flexDirection: 'column' },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      paddingBlock: '1.5',
      '&:not(:first-child)': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    },
    dot: {
      flexShrink: '0',
      width: '2',
      height: '2',
      borderRadius: 'full',
      bg: 'border.default',
      _highContrast: { bg: 'CanvasText' },
      '&[data-tone=danger]': { bg: 'danger.solid' },
      '&[data-tone=warning]': { bg: 'wheat.solid' },
      '&[data-tone=fresh]': { bg: 'wheat.solid' },
      '&[data-tone=success]': { bg: 'success.solid' },
    },
    texts: { flex: '1', minWidth: '0', lineClamp: { base: '3', sm: '2' }, overflowWrap: 'anywhere' },
    title: { fontWeight: 'medium' },
    text: { color: 'fg.muted', textStyle: 'table', '&:not(:first-child)::before': { content: '" · "' } },
    link: {
      color: 'fg.default',
      borderRadius: 'sm',
      textUnderlineOffset: '3px',
      _hover: { textDecoration: 'underline' },
    },
    actions: {
      flexShrink: '0',
      display: 'flex',
      flexDirection: { base: 'column-reverse', sm: 'row' },
      alignItems: 'flex-end',
      gap: '2',
    },
    end: {
      flexShrink: '0',
      color: 'fg.subtle',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
    },
    note: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      color: 'fg.muted',
      textStyle: 'table',
    },
  },
})

export const money = sva({
  slots: ['list', 'row', 'name', 'figure', 'actions'],
  base: {
    list: { display: 'flex', flexDirection: 'column', gap: '1.5' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '3',
      '&:first-child': { flexDirection: 'column', alignItems: 'flex-start', paddingBottom: '1' },
    },
    name: { color: 'fg.muted', textStyle: 'table', ':first-child > &': { textStyle: 'caps' } },
    figure: {
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      overflowWrap: 'anywhere',
      '&[data-debt]': { color: 'danger.fg', fontWeight: 'semibold' },
      ':first-child > &': { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 'semibold' },
    },
    actions: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '2',
      marginTop: 'auto',
      paddingTop: '2',
    },
  },
})
