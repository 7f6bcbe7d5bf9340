import { css, cva, sva } from 'styled-system/css'

export const screen = cva({
  base: {
    display: 'grid',
    gap: 'stack',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' },
  },
})

/** On phones one thing at a time: the list, or what was chosen in it. */
export const part = cva({
  base: { minWidth: '0' },
  variants: { aside: { true: { display: { base: 'none', lg: 'block' } }, false: {} } },
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
  slots: ['root', 'back', 'head', 'title', 'tools', 'foot', 'actions', 'count', 'status'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    back: { display: { lg: 'none' } },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    title: { textStyle: 'heading', flex: '1 1 12rem', minWidth: '0' },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
    },
    status: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: 'controlSmall' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' },
    count: { color: 'fg.subtle', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Room for a whole article. */
export const sheet = css({ '& textarea': { minHeight: { base: '20rem', lg: '26rem' } } })

export const texts = sva({
  slots: ['columns', 'column', 'name', 'text', 'versions', 'version'],
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
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    versions: { display: 'flex', flexDirection: 'column', gap: '1' },
    version: {
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
