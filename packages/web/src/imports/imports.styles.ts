import { css, sva } from 'styled-system/css'

export const quiet = css({ color: 'fg.muted', textStyle: 'caption' })

export const page = sva({
  slots: ['root', 'cards', 'card', 'title', 'drop', 'row', 'actions', 'stack'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5', maxWidth: '60rem' },
    cards: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4' },
    card: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '4',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      minWidth: '0',
    },
    title: { textStyle: 'heading' },
    drop: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      minHeight: '12rem',
      textAlign: 'center',
      padding: '4',
      bg: 'bg.muted',
      borderRadius: 'control',
    },
    row: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
    stack: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
  },
})

/** The columns of a file with the fields that they fill in. */
export const map = sva({
  slots: ['root', 'row', 'column', 'samples', 'arrow', 'field'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '12rem minmax(0, 1fr) 1.5rem 15rem' },
      gap: { base: '1', md: '4' },
      alignItems: 'center',
      paddingBlock: '3',
      '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border.default' },
    },
    column: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    samples: { color: 'fg.muted', textStyle: 'caption', overflow: 'hidden', textOverflow: 'ellipsis', lineClamp: '2' },
    arrow: { color: 'fg.muted', display: { base: 'none', md: 'block' } },
    field: { minWidth: '0' },
  },
})

export const tiles = sva({
  slots: ['root', 'tile', 'figure', 'caption'],
  base: {
    root: { display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: '3' },
    tile: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      padding: '4',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    figure: { textStyle: 'heading', fontVariantNumeric: 'tabular-nums' },
    caption: { color: 'fg.muted', textStyle: 'caption' },
  },
})

/** Lines with something to do at their end: mistakes, categories, differences. */
export const lines = sva({
  slots: ['root', 'line', 'texts', 'head', 'end', 'was', 'is', 'pair', 'field'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    line: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto' },
      gap: { base: '2', md: '4' },
      alignItems: 'center',
      paddingBlock: '3',
      '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border.default' },
    },
    texts: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', overflowWrap: 'anywhere' },
    head: { fontWeight: 'medium' },
    end: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', justifyContent: { md: 'flex-end' } },
    field: { width: { md: '20rem' }, minWidth: '0' },
    was: { color: 'fg.muted', textDecoration: 'line-through' },
    is: { fontWeight: 'medium', textDecoration: 'none' },
    pair: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 14rem) minmax(0, 1fr)' },
      gap: { base: '1', md: '4' },
      paddingBlock: '3',
      '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border.default' },
    },
  },
})
