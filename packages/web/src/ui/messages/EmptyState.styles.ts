import { sva } from 'styled-system/css'

export const emptyState = sva({
  slots: ['root', 'image', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: '2',
      px: '6',
      py: '12',
      maxWidth: '28rem',
      marginInline: 'auto',
    },
    image: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      marginBottom: '1',
    },
    title: { textStyle: 'heading', textWrap: 'balance' },
    text: { color: 'fg.muted', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '4' },
  },
  variants: {
    kind: {
      nothingYet: { image: { color: 'wheat.fg' } },
      nothingFound: { image: { color: 'fg.subtle' } },
      notAllowed: { image: { color: 'wheat.fg' } },
      notOffered: { image: { color: 'wheat.fg' } },
      failed: { image: { color: 'danger.fg' } },
    },
    /** The rows to come stand over the words, from edge to edge. */
    drawn: {
      true: {
        root: { maxWidth: 'none', px: '0', paddingTop: '0', paddingBottom: '8' },
        title: { px: '6' },
        text: { px: '6', maxWidth: '31rem' },
        actions: { px: '6' },
      },
      false: {},
    },
  },
})

export const ghostRows = sva({
  slots: ['root', 'field', 'rays', 'far', 'near', 'rows', 'cards', 'images', 'lines'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      width: 'full',
      height: '9.25rem',
      marginBottom: '2',
      overflow: 'hidden',
      borderTopRadius: 'card',
    },
    field: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      fill: { base: 'field.sun', _dark: 'bg.muted' },
    },
    // At night it is the moon.
    rays: { fill: 'none', stroke: 'field.sun', strokeOpacity: 0.7, _dark: { display: 'none' } },
    far: { fill: 'field.pale' },
    near: { fill: 'field.paleNear' },
    rows: { position: 'relative', display: 'block', height: 'full', maxWidth: 'full', marginInline: 'auto' },
    cards: { fill: 'bg.surface', stroke: 'border.subtle' },
    images: { fill: 'bg.muted', stroke: 'bg.muted', strokeWidth: '4', strokeLinejoin: 'round' },
    lines: { stroke: 'bg.muted', strokeWidth: '5', strokeLinecap: 'round' },
  },
})
