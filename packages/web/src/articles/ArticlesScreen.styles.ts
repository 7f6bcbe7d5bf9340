import { css, cva, sva } from 'styled-system/css'

export const screen = cva({
  base: {
    display: 'grid',
    gap: 'stack',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' },
  },
})

/** Notices above both columns. */
export const above = cva({ base: { gridColumn: '1 / -1' } })

/** Phones show either the list or the open article. */
export const part = cva({
  base: { minWidth: '0' },
  variants: {
    aside: { true: { display: { base: 'none', lg: 'block' } }, false: {} },
    first: { true: { order: { base: -1, lg: 0 } }, false: {} },
  },
})

export const list = sva({
  slots: ['head', 'progress', 'rows', 'row', 'icon', 'texts', 'name', 'detail'],
  base: {
    head: { display: 'flex', flexDirection: 'column', gap: '2', padding: '4' },
    progress: { textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
    rows: { borderTopWidth: '1px', borderColor: 'border.subtle', paddingBlock: '1' },
    row: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      paddingInline: '4',
      paddingBlock: '2.5',
      color: 'fg.default',
      _hover: { bg: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-current]': { bg: 'accent.subtle' },
    },
    icon: { flexShrink: 0, marginTop: '0.5', color: 'fg.subtle', '&[data-done]': { color: 'success.fg' } },
    texts: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    name: { fontWeight: 'medium' },
    detail: { textStyle: 'caption', color: 'fg.muted' },
  },
})

export const editor = sva({
  slots: ['root', 'back', 'head', 'title', 'tools', 'more', 'preview', 'foot', 'actions', 'count', 'status', 'labels'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    back: { display: { lg: 'none' } },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    title: { textStyle: 'heading', flex: '1 1 12rem', minWidth: '0' },
    // The labels of the two options explain the switch, so its legend is for screen readers only.
    tools: {
      display: 'flex',
      flexWrap: { base: 'wrap', xl: 'nowrap' },
      alignItems: 'center',
      gap: '2',
      '& legend': { srOnly: true },
    },
    more: { display: 'flex', flexWrap: { base: 'wrap', xl: 'nowrap' }, gap: '1', marginInlineStart: { xl: 'auto' } },
    preview: {
      minHeight: '24',
      padding: '4',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'control',
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
      // The actions stay visible at the bottom, across the whole width of the card.
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      marginInline: { base: '-4', md: '-6' },
      marginBottom: { base: '-4', md: '-6' },
      paddingInline: { base: '4', md: '6' },
      paddingBlock: '3',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      borderBottomRadius: 'card',
      bg: 'bg.surface',
    },
    status: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minHeight: 'controlSmall',
    },
    labels: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'fg.muted',
      '& svg': { flexShrink: 0 },
      '&[data-wrong]': { color: 'danger.fg' },
    },
    actions: {
      display: 'flex',
      gap: '2',
      width: { base: 'full', sm: 'auto' },
      marginInlineStart: 'auto',
      '& > *': { flex: { base: '1', sm: 'none' } },
    },
    count: { color: 'fg.subtle', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Takes no space while it is empty. */
export const gaps = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    textStyle: 'caption',
    color: 'fg.muted',
    '&:not(:empty)': { marginTop: '2' },
  },
})

/** A text field that is high enough for a whole article. */
export const sheet = css({ '& textarea': { minHeight: { base: '20rem', lg: '26rem' } } })

export const texts = sva({
  slots: ['columns', 'column', 'name', 'text', 'written', 'others', 'other'],
  base: {
    columns: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
    column: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
    name: { textStyle: 'label' },
    text: {
      maxHeight: '20rem',
      overflowY: 'auto',
      padding: '3',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'control',
      bg: 'bg.subtle',
    },
    written: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    others: { display: 'flex', flexDirection: 'column', gap: '1' },
    other: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      width: 'full',
      minHeight: 'control',
      paddingInline: '3',
      alignItems: 'center',
      textAlign: 'start',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg' },
    },
  },
})
