import { sva } from 'styled-system/css'

const card = {
  padding: { base: '4', md: '6' },
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
} as const

export const page = sva({
  slots: ['root', 'main', 'card', 'head', 'title', 'mark', 'lead', 'aside', 'part', 'beside', 'check', 'rest'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '4', xl: '6' },
      alignItems: 'start',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        xl: 'minmax(0, 1fr) 21rem',
        _indexed: '10rem minmax(0, 1fr) 21rem',
      },
      marginBottom: '4',
    },
    main: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', gridColumn: { _indexed: '2' } },
    card,
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', marginBottom: '4' },
    title: { textStyle: 'heading', scrollMarginTop: '7', outlineOffset: '4px', borderRadius: 'sm' },
    mark: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      color: 'warning.fg',
      textStyle: 'captionStrong',
      '&[data-mark=wrong]': { color: 'danger.fg' },
    },
    lead: { width: 'full', color: 'fg.muted' },
    // Below the width of two columns the state stands above the fields, and the rest below them.
    aside: {
      display: { base: 'contents', xl: 'flex' },
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      position: 'sticky',
      top: '20',
      // Neither under the top bar nor under the bar that saves.
      maxHeight: 'calc(100dvh - 11.5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      // The ring of a focused button is not cut off.
      padding: '1',
      margin: '-1',
    },
    part: { ...card, padding: { base: '3', xl: '5' }, minWidth: '0', order: { base: '-1', xl: '0' } },
    beside: { ...card, padding: { base: '4', xl: '5' }, minWidth: '0' },
    check: { marginBottom: '2' },
    rest: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
  },
})

export const cardIndex = sva({
  slots: ['root', 'list', 'card', 'mark'],
  base: {
    root: { display: { base: 'none', _indexed: 'block' }, position: 'sticky', top: '20' },
    list: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', marginInlineStart: '-2' },
    card: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      width: 'full',
      minHeight: 'controlSmall',
      paddingInline: '2',
      borderRadius: 'control',
      color: 'fg.muted',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg.default' },
    },
    mark: {
      display: 'inline-flex',
      flexShrink: '0',
      color: 'success.fg',
      '&[data-mark=lacking]': { color: 'warning.fg' },
      '&[data-mark=wrong]': { color: 'danger.fg' },
    },
  },
})

export const facts = sva({
  slots: ['list', 'name', 'links', 'line'],
  base: {
    list: { display: 'flex', flexDirection: 'column', gap: '4' },
    name: { color: 'fg.muted', textStyle: 'label', marginBottom: '1' },
    links: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', overflowWrap: 'anywhere' },
    // The text of its button stands in line with the state above, not the button's edge.
    line: { display: { base: 'block', xl: 'none' }, marginInlineStart: 'calc(-1px - {spacing.2.5})' },
  },
})
