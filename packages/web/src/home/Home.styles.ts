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
  base: { minWidth: '0', _empty: { display: 'none' }, '& > section, & > section > div': { height: 'full' } },
  variants: {
    span: {
      wide: { gridColumn: { xl: 'span 12' } },
      figures: { gridColumn: { xl: 'span 12' }, '& > section, & > section > div': { height: 'auto' } },
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

export const rows = sva({
  slots: ['list', 'row', 'texts', 'title', 'text', 'end', 'note'],
  base: {
    list: { display: 'flex', flexDirection: 'column', marginBlock: '-2' },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '12',
      paddingBlock: '2',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      '&:not(:first-child)': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    },
    texts: { flex: '1', minWidth: { base: '40%', sm: '0' }, display: 'flex', flexDirection: 'column' },
    title: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    text: { color: 'fg.muted', textStyle: 'table', lineClamp: { base: '3', sm: '2' }, overflowWrap: 'anywhere' },
    // On phones it moves under the text.
    end: {
      flexShrink: '0',
      width: { base: 'full', sm: 'auto' },
      paddingInlineStart: { base: '12', sm: '0' },
      marginTop: { base: '-2', sm: '0' },
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
    list: { display: 'flex', flexDirection: 'column', gap: '2' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '3',
      '&:first-child': { flexDirection: 'column', alignItems: 'flex-start', paddingBottom: '1' },
    },
    name: { color: 'fg.muted', textStyle: 'table' },
    figure: {
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      overflowWrap: 'anywhere',
      ':first-child > &': { fontSize: '1.5rem', lineHeight: '2rem', fontWeight: 'semibold' },
    },
    actions: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2' },
  },
})
