import { css, sva } from 'styled-system/css'

/** Where a row of the list is a card. */
const card = '@container (max-width: 39.99rem)'

export const quiet = css({ color: 'fg.muted', textStyle: 'caption' })
export const count = css({ display: 'inline-flex', alignItems: 'center', gap: '1' })
export const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0' })

/** The rating and the words of a review in the list. */
export const named = sva({
  slots: ['root', 'head', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      // One line on a card, which has no room for the time of a long name.
      [card]: { height: '5', overflow: 'hidden' },
      color: 'fg.muted',
      textStyle: 'caption',
    },
    text: { lineClamp: '2', overflowWrap: 'anywhere' },
  },
})

export const product = sva({
  slots: ['root', 'picture', 'title'],
  base: {
    // A title of one letter in a line would be no title.
    root: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '11rem', [card]: { minWidth: '0' } },
    picture: {
      [card]: { width: '5', height: '5' },
      flexShrink: '0',
      width: '8',
      height: '8',
      overflow: 'hidden',
      bg: 'bg.muted',
      borderRadius: 'control',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    title: { lineClamp: '2', overflowWrap: 'anywhere', whiteSpace: 'normal', [card]: { lineClamp: '1' } },
  },
})

export const summary = css({
  // A phone wraps it into two lines.
  minHeight: { base: '3.25rem', sm: '6' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  rowGap: '1',
  color: 'fg.muted',
  '& strong': { color: 'fg.default', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  '& > strong::after, & > span:not(:first-child, :last-child)::after': {
    content: '"·"',
    marginInlineStart: '2',
    color: 'fg.muted',
    fontWeight: 'normal',
  },
})

/** An open review: who wrote what about which product, its photos, and what became of the answer. */
export const detail = sva({
  slots: ['root', 'head', 'text', 'part', 'photos', 'photo', 'links', 'product', 'before', 'tools'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      '& > [data-lines]': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    },
    text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    part: { overflowWrap: 'anywhere', '& strong': { fontWeight: 'medium' } },
    photos: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
    photo: {
      width: '20',
      height: '20',
      overflow: 'hidden',
      bg: 'bg.muted',
      borderRadius: 'control',
      cursor: 'zoom-in',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    links: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      padding: '3',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    product: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' },
    before: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      '& > p': { flexBasis: 'full' },
      paddingInlineStart: '3',
      borderInlineStartWidth: '3px',
      borderColor: 'border.default',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    tools: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '2',
      '& > button': { alignSelf: 'start' },
    },
  },
})

export const large = sva({
  slots: ['root', 'picture', 'turn'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3' },
    picture: {
      '& img': { width: 'full', maxHeight: '70dvh', objectFit: 'contain', bg: 'bg.muted', borderRadius: 'card' },
    },
    turn: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3' },
  },
})

export const note = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', '& [data-warn]': { color: 'warning.fg' } })
