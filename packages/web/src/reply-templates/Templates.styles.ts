import { css, sva } from 'styled-system/css'

/** The menu of templates, above the field into which one is put. */
export const templates = sva({
  slots: ['root', 'list', 'item', 'name', 'text', 'foot'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      padding: '3',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      maxHeight: '20rem',
      overflow: 'hidden',
    },
    list: { display: 'flex', flexDirection: 'column', overflowY: 'auto', minHeight: '0' },
    item: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      width: 'full',
      paddingBlock: '1.5',
      paddingInline: '2',
      borderRadius: 'control',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
    },
    name: { fontWeight: 'medium' },
    text: { color: 'fg.muted', textStyle: 'caption', lineClamp: '1', width: 'full' },
    foot: { display: 'flex', justifyContent: 'flex-end' },
  },
})

export const templateRows = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none' })
export const templateRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2',
  alignItems: 'start',
  padding: '3',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& > :last-child': { gridColumn: '1 / -1' },
})
