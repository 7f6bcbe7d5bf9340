import { sva } from 'styled-system/css'

export const preferences = sva({
  slots: ['page', 'column', 'fields', 'images'],
  base: {
    page: { display: 'flex', flexDirection: 'column', gap: 'stack', flex: '1', width: 'full', maxWidth: '67.5rem' },
    column: { display: 'flex', flexDirection: 'column', gap: 'stack', minWidth: '0' },
    fields: {
      display: 'grid',
      columnGap: '4',
      rowGap: '2',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    },
    images: {
      display: 'grid',
      gap: '6',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
    },
  },
})

export const head = sva({
  slots: ['who', 'name', 'facts', 'fact', 'mark'],
  base: {
    who: { minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
    name: { textStyle: 'heading', overflowWrap: 'anywhere' },
    facts: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '0.5', color: 'fg.muted' },
    fact: { display: 'inline-flex', alignItems: 'center', gap: '1.5', fontVariantNumeric: 'tabular-nums' },
    mark: { color: 'success.fg', '&[data-open]': { color: 'warning.fg' } },
  },
})

export const fact = sva({
  slots: ['root', 'label', 'value', 'hint'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0', flex: '1 1 14rem' },
    label: { textStyle: 'label' },
    value: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    hint: { textStyle: 'caption', color: 'fg.subtle', textWrap: 'pretty' },
  },
})

export const secret = sva({
  slots: ['root', 'open'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    open: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      alignItems: 'flex-start',
      '& > :first-child': { width: 'full' },
    },
  },
})

export const aside = sva({
  slots: ['row', 'text', 'value'],
  base: {
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    text: { color: 'fg.muted', textWrap: 'pretty' },
    value: {
      textStyle: 'bodyStrong',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '&[data-missing]': { color: 'fg.subtle', fontWeight: 'normal' },
    },
  },
})
