import { css, cva, sva } from 'styled-system/css'

export const quiet = css({ color: 'fg.muted', textStyle: 'caption', whiteSpace: 'nowrap' })
export const failed = css({ color: 'danger.fg' })
export const mono = css({ fontFamily: 'mono', textStyle: 'caption' })
export const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0' })
/** A line that is cut off where its column ends. */
export const cut = css({ maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis' })
/** A number with its copy button; the button is as high as the line, so that a row stays as high as without it. */
export const copied = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  '& button': { marginBlock: '-1.5' },
})
export const buyer = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })

/** The pictures of an order's goods with its number. */
export const named = sva({
  slots: ['root', 'pictures', 'picture', 'texts', 'head', 'goods'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    pictures: { display: 'flex', flexShrink: '0', _compact: { display: 'none' } },
    picture: {
      width: '8',
      height: '8',
      overflow: 'hidden',
      bg: 'bg.muted',
      borderRadius: 'control',
      borderWidth: '2px',
      borderColor: 'bg.surface',
      '&:not(:first-child)': { marginInlineStart: '-3' },
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    texts: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      // In a table the time gives way, so that every row is as high as the others.
      '@container (min-width: 40rem)': {
        flexWrap: 'nowrap',
        '& > :nth-child(2)': { overflow: 'hidden', textOverflow: 'ellipsis' },
      },
    },
    goods: { color: 'fg.muted', textStyle: 'caption', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
})

export const deadline = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    urgency: {
      none: {},
      calm: { color: 'fg.muted' },
      soon: { color: 'warning.fg', fontWeight: 'medium' },
      over: { color: 'danger.fg', fontWeight: 'medium' },
    },
  },
})

/** The open order: its goods and sums, and beside each other the people, the parcel and the payment. */
export const detail = sva({
  slots: [
    'root',
    'state',
    'lines',
    'line',
    'picture',
    'about',
    'goods',
    'sums',
    'cards',
    'card',
    'heading',
    'ttn',
    'history',
    'event',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    lines: {
      display: 'flex',
      flexDirection: 'column',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    line: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '3',
      '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
    },
    picture: {
      flexShrink: '0',
      width: '12',
      height: '12',
      overflow: 'hidden',
      bg: 'bg.muted',
      borderRadius: 'control',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    about: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    goods: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    sums: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      flexShrink: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    cards: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' } },
    card: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '1',
      padding: '4',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      overflowWrap: 'anywhere',
    },
    heading: { textStyle: 'captionStrong', color: 'fg.muted' },
    ttn: { fontFamily: 'mono', fontSize: '1.125rem' },
    history: { display: 'flex', flexDirection: 'column', gap: '2' },
    event: { display: 'flex', gap: '3', justifyContent: 'space-between' },
  },
})

/** The pick list, in its dialog and on paper. */
export const picks = sva({
  slots: ['root', 'table', 'shelf', 'noShelf', 'takers', 'count', 'short', 'shortRow', 'title'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    title: { textStyle: 'heading' },
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      textStyle: 'table',
      '& th': { textAlign: 'start', color: 'fg.muted', textStyle: 'captionStrong' },
      '& th, & td': {
        paddingBlock: '2',
        paddingInline: '2',
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
        verticalAlign: 'top',
        overflowWrap: 'anywhere',
      },
      '& th:last-child': { textAlign: 'end' },
      '& tr': { breakInside: 'avoid' },
    },
    shelf: { fontFamily: 'mono', fontWeight: 'medium', whiteSpace: 'nowrap' },
    noShelf: { color: 'fg.muted', whiteSpace: 'nowrap' },
    takers: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      color: 'fg.muted',
      textStyle: 'caption',
      '& > *': { whiteSpace: 'nowrap' },
    },
    count: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 'medium', whiteSpace: 'nowrap' },
    short: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      padding: '3',
      borderRadius: 'control',
      borderWidth: '1px',
      borderColor: 'danger.solid',
      color: 'danger.fg',
    },
    shortRow: { display: 'flex', justifyContent: 'space-between', gap: '3' },
  },
})
