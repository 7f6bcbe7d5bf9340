import { css, cva, sva } from 'styled-system/css'

export const quiet = css({ color: 'fg.muted', textStyle: 'caption', whiteSpace: 'nowrap' })
export const failed = css({ color: 'danger.fg' })
export const mono = css({ fontFamily: 'mono', textStyle: 'caption' })
export const stack = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: '0',
  '& > *': { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis' },
})
/** A line that is cut off where its column ends. */
export const cut = css({ maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis' })
/** A number with its copy button; the button is as high as the line, so that a row stays as high as without it. */
export const copied = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  verticalAlign: 'top',
  '& button': { marginBlock: '-1.5', '@container (max-width: 39.99rem)': { marginBlock: '-3.5' } },
})
export const strong = css({ color: 'fg.default', fontWeight: 'medium' })
export const sums = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', minWidth: '0' })

/** The pictures of an order's goods with its number. */
export const named = sva({
  slots: ['root', 'pictures', 'picture', 'texts', 'head', 'goods'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    pictures: { display: 'flex', flexShrink: '0', _compact: { display: 'none' } },
    picture: {
      width: '10',
      height: '10',
      overflow: 'hidden',
      bg: 'bg.muted',
      borderRadius: 'control',
      '&:not(:first-child)': { marginInlineStart: '-5', boxShadow: '-2px 0 0 {colors.bg.surface}' },
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
      // A card has room for one, and a table with hardly any room to spare too.
      '@container (max-width: 46rem)': { '&:not(:first-child)': { display: 'none' } },
    },
    texts: { display: 'flex', flexDirection: 'column', minWidth: '0', flex: '1' },
    head: {
      display: 'flex',
      alignItems: 'baseline',
      columnGap: '1.5',
      whiteSpace: 'nowrap',
      // The time gives way as a whole.
      flexWrap: 'wrap',
      height: '[1lh]',
      overflow: 'hidden',
    },
    goods: {
      color: 'fg.muted',
      textStyle: 'caption',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '@container (max-width: 39.99rem)': { whiteSpace: 'nowrap' },
    },
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

/** The open order: its way, beside each other the buyer and the place, and its goods with their sums. */
export const detail = sva({
  slots: [
    'root',
    'cards',
    'card',
    'told',
    'heading',
    'name',
    'ttn',
    'comment',
    'part',
    'lines',
    'line',
    'picture',
    'about',
    'goods',
    'facts',
    'sums',
    'sum',
    'notes',
    'history',
    'event',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    cards: {
      display: 'grid',
      columnGap: '6',
      rowGap: '4',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    },
    card: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '1',
      overflowWrap: 'anywhere',
      // While the place is changed, its fields stand in its stead, as wide as the record.
      '&:has(details[open])': { gridColumn: '1 / -1' },
    },
    told: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      '&:has(~ details[open])': { display: 'none' },
    },
    heading: {
      color: 'fg.muted',
      fontSize: '0.6875rem',
      lineHeight: '1rem',
      fontWeight: 'semibold',
      letterSpacing: '0.04em',
      textTransform: 'uppercase',
    },
    name: { fontWeight: 'medium' },
    ttn: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
    comment: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      padding: '3',
      bg: 'wheat.subtle',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
    },
    part: { display: 'flex', flexDirection: 'column', gap: '1' },
    lines: { display: 'flex', flexDirection: 'column' },
    line: {
      display: 'flex',
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '2.5',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      // On a phone the figures stand under the title.
      flexWrap: { base: 'wrap', sm: 'nowrap' },
    },
    picture: {
      flexShrink: '0',
      width: '10',
      height: '10',
      overflow: 'hidden',
      bg: 'bg.muted',
      borderRadius: 'control',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    about: {
      display: 'flex',
      flexDirection: 'column',
      flex: { base: '1 1 calc(100% - 4rem)', sm: '1' },
      minWidth: '0',
    },
    goods: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    facts: { color: 'fg.muted', textStyle: 'caption', overflowWrap: 'anywhere' },
    sums: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      flexShrink: '0',
      width: { base: 'full', sm: 'auto' },
      paddingInlineStart: { base: 'calc({sizes.10} + {spacing.3})', sm: '0' },
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      '& > strong': { fontWeight: 'medium', minWidth: { sm: '24' }, textAlign: 'end' },
    },
    sum: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      width: { sm: '72' },
      alignSelf: { sm: 'flex-end' },
      marginTop: '2',
    },
    notes: {
      display: 'flex',
      flexDirection: 'column',
      color: 'fg.muted',
      textStyle: 'caption',
      textAlign: { sm: 'end' },
    },
    history: { display: 'flex', flexDirection: 'column', gap: '2' },
    event: { display: 'flex', gap: '3', justifyContent: 'space-between' },
  },
})

/** The least width of the points with their names; in a narrower record only the current one has words. */
const wide = '@container (min-width: 36rem)'

/** The points of an order's way on one line. */
export const orderPath = sva({
  slots: ['root', 'list', 'point', 'title', 'narrow'],
  base: {
    root: { containerType: 'inline-size', width: 'full' },
    list: { display: 'flex' },
    point: {
      position: 'relative',
      flex: '1 1 0',
      minWidth: '0',
      paddingTop: '5',
      color: 'fg.muted',
      textStyle: 'caption',
      textAlign: 'center',
      _before: {
        content: '""',
        position: 'absolute',
        top: '1.5',
        left: 'calc(50% - 5px)',
        width: '2.5',
        height: '2.5',
        borderRadius: 'full',
        bg: 'bg.muted',
      },
      // The line to the point before.
      '&:not(:first-child)::after': {
        content: '""',
        position: 'absolute',
        top: '2.5',
        left: 'calc(-50% + 12px)',
        right: 'calc(50% + 12px)',
        height: '2px',
        bg: 'bg.muted',
      },
      '&[data-passed]::before, &[data-passed]:not(:first-child)::after': { bg: 'success.solid' },
      '&[aria-current]': { color: 'fg.default', fontWeight: 'medium' },
      '&[aria-current]:not([data-passed])::before': {
        bg: 'wheat.solid',
        boxShadow: '0 0 0 4px {colors.wheat.subtle}',
      },
    },
    title: { srOnly: true, [wide]: { srOnly: false, fontSize: '0.6875rem', whiteSpace: 'nowrap' } },
    narrow: { textStyle: 'caption', textAlign: 'center', [wide]: { display: 'none' } },
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
