import { sva } from 'styled-system/css'

export const customizing = sva({
  slots: ['page', 'lead', 'columns', 'choices', 'choice', 'hint', 'icon'],
  base: {
    page: { display: 'flex', flexDirection: 'column', gap: 'stack', flex: '1' },
    lead: { color: 'fg.muted' },
    columns: {
      display: 'grid',
      gap: 'stack',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
    choices: { display: 'flex', flexDirection: 'column', gap: '6' },
    choice: { display: 'flex', flexDirection: 'column', gap: '1.5' },
    hint: { textStyle: 'caption', color: 'fg.subtle' },
    /** Phones have no room for the icons beside the labels. */
    icon: { display: { base: 'none', sm: 'inline' } },
  },
})

export const sample = sva({
  slots: ['title', 'table', 'head', 'cell', 'sum'],
  base: {
    title: { textStyle: 'heading', marginBottom: '3' },
    table: { width: 'full', borderCollapse: 'collapse', textStyle: 'table' },
    head: {
      height: 'row',
      paddingInline: '2',
      textAlign: 'start',
      fontWeight: 'medium',
      color: 'fg.muted',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
      '&:last-child': { textAlign: 'end' },
    },
    cell: { height: 'row', paddingInline: '2', borderBottomWidth: '1px', borderColor: 'border.subtle' },
    sum: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})
