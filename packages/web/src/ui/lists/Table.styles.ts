import { css, cva } from 'styled-system/css'

/** The minimum width of a table; in a narrower container each row is a card. */
const wide = '@container (min-width: 40rem)'
const narrow = '@container (max-width: 39.99rem)'
/** A table with hardly more room than its columns need. */
const tight = '@container (min-width: 40rem) and (max-width: 46rem)'

/** From this width on, a table of many columns keeps their names short, so that the other columns stay near them. */
const veryWide = '@container (min-width: 80rem)'

/**
 * The layout depends on the width of the container, not of the screen, because the sidebar can be beside it. The table
 * covers the padding, which the queried width leaves out: one that needs more room becomes cards sooner.
 */
export const frame = css({
  // The links of the rows reach over both edges.
  position: 'relative',
  containerType: 'inline-size',
  overflowX: 'clip',
  paddingInlineEnd: 'var(--extra, 0px)',
  '& > table': { width: 'calc(100% + var(--extra, 0px))' },
})

export const table = cva({
  base: {
    display: 'block',
    width: 'full',
    textStyle: 'table',
    transition: 'opacity 150ms 150ms',
    [wide]: { display: 'table', borderCollapse: 'separate', borderSpacing: '0' },
  },
  variants: {
    busy: { true: { opacity: 0.55 }, false: {} },
    spread: { true: { '--name-width': '30rem' }, false: {} },
  },
})

export const caption = css({ srOnly: true })

export const head = css({ srOnly: true, [wide]: { srOnly: false, display: 'table-header-group' } })

export const heading = cva({
  base: {
    [wide]: {
      position: 'sticky',
      top: '{sizes.topBar}',
      zIndex: 'sticky',
      height: '8',
      paddingInline: 'cell',
      [tight]: { paddingInline: '2' },
      bg: 'bg.surface',
      color: 'fg.subtle',
      textStyle: 'caps',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      // Rounded like the corners of the surrounding card.
      _first: { borderTopLeftRadius: 'card' },
      _last: { borderTopRightRadius: 'card' },
    },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    grows: { true: { width: 'full', [veryWide]: { width: 'var(--name-width, 100%)' } }, false: {} },
  },
})

export const body = css({ display: 'block', [wide]: { display: 'table-row-group' } })

export const row = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    _first: { borderTopWidth: '0' },
    // Ends the first line, which the figure leaves room in.
    _before: { content: '""', flexBasis: 'full', [wide]: { display: 'none' } },
    '&[data-over]': { bg: 'accent.subtle' },
    [wide]: {
      display: 'table-row',
      '& > td': { borderColor: 'border.subtle' },
      '&:not(:last-child) > td': { borderBottomWidth: '1px' },
    },
  },
  variants: {
    /**
     * The link of a row covers the whole row, except for the row’s buttons. A variant, because with `:has()` the browser
     * computes the styles of all buttons and links of the page anew whenever an element comes or goes.
     */
    linked: {
      true: {
        position: 'relative',
        _hover: { bg: 'bg.subtle' },
        '& button, & label, & a:not([data-row-link])': { position: 'relative', zIndex: '1' },
      },
      false: {},
    },
    /** The button of the next step takes the place of the menu on a card; the open record has all commands. */
    next: { true: { '--menu': 'none' }, false: {} },
    /** On a card, the details leave room for the menu beside them. */
    menu: { true: { '--menu-room': '{spacing.16}' }, false: {} },
  },
})

/** What a card says below its first line: the lines of a cell are joined to one, whose end is cut off. */
const detail = {
  [narrow]: {
    color: 'fg.muted',
    textStyle: 'caption',
    // Cut off so that buttons keep the margin under which a finger finds them.
    overflow: 'clip',
    overflowClipMargin: '14px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '& [data-lines]': { flexDirection: 'row', alignItems: 'center', columnGap: '1.5' },
    '& [data-lines] > *': { overflow: 'clip', overflowClipMargin: '14px', textOverflow: 'ellipsis', flexShrink: '1' },
    '& [data-lines] > :first-child': { flexShrink: '0' },
  },
} as const

/** Everything beside the names, states and sums is quiet. */
const beside = { color: 'fg.muted' } as const

export const cell = cva({
  base: {
    minWidth: '0',
    '& [data-row-link]': { display: '-webkit-box', lineClamp: '2' },
    // In compact rows, the lines of a cell are joined to one, with separators; what does not fit is cut off.
    _compact: {
      [wide]: {
        '& [data-lines]': {
          flexDirection: 'row',
          alignItems: 'center',
          gap: '1.5',
          paddingTop: '0',
          whiteSpace: 'nowrap',
        },
        '& [data-lines] > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
        '& [data-lines] > :first-child': { flexShrink: '0' },
        '& [data-lines] > :not(:first-child)': {
          paddingInlineStart: '1.5',
          borderInlineStart: '1px solid {colors.border.default}',
        },
      },
    },
    [wide]: {
      height: 'row',
      paddingInline: 'cell',
      [tight]: { paddingInline: '2' },
      paddingBlock: { base: '0.3125rem', _compact: '0' },
      verticalAlign: 'middle',
      // A row has two lines of text and one of its note at most; the whole text is on the record.
      '& [data-lines] > :not(:first-child)': { display: '-webkit-box', lineClamp: '1' },
    },
  },
  variants: {
    align: {
      start: { [wide]: { textAlign: 'start' } },
      end: { fontVariantNumeric: 'tabular-nums', [wide]: { textAlign: 'end' } },
    },
    grows: {
      true: {
        overflowWrap: 'anywhere',
        // What it says in one line never makes it wider than its part of the table.
        [wide]: { minWidth: '14rem', maxWidth: '0', overflowWrap: 'break-word' },
      },
      false: { whiteSpace: 'nowrap' },
    },
    card: {
      mark: { order: '-3', alignSelf: 'flex-start', [wide]: { width: '1', paddingInlineEnd: '0' } },
      title: {
        order: '-2',
        flex: '1 1 0',
        alignSelf: 'flex-start',
        fontSize: '0.875rem',
        [wide]: { fontSize: 'inherit', position: 'relative' },
        // Positioned by the cell and wider than any table, because in Safari a table row positions nothing.
        '& [data-row-link]::after': { [wide]: { insetInline: 'calc(-100cqi - 40rem)' } },
      },
      figure: {
        order: '-1',
        flexShrink: '0',
        marginInlineStart: 'auto',
        alignSelf: 'flex-start',
        textAlign: 'end',
        fontSize: '0.875rem',
        [wide]: { fontSize: 'inherit' },
      },
      line: { ...detail, flexBasis: 'full', '& [data-lines] > * + *::before': { [narrow]: { content: '"· "' } } },
      detail: {
        [narrow]: { ...detail[narrow], maxWidth: 'calc(100% - var(--menu-room, 0px))' },
        order: '1',
        [wide]: beside,
      },
      // It takes the room that a `last` beside it would share.
      state: { ...detail, order: '2', flex: '100 1 0' },
      last: { order: '2', [wide]: beside, [narrow]: { flexGrow: '1', textAlign: 'end', textStyle: 'caption' } },
      next: {
        order: '3',
        marginInlineStart: 'auto',
        // Higher than its line, and under a finger higher than it is drawn.
        [narrow]: {
          '& button': {
            minHeight: '9',
            marginBlock: '-0.5',
            _after: { content: '""', position: 'absolute', inset: '-1' },
          },
        },
        [wide]: { width: '1' },
        [tight]: { '& button': { maxWidth: '7rem' } },
      },
      /** Only in a table. */
      absent: { display: 'none', [wide]: { ...beside, display: 'table-cell' } },
      none: { display: 'none', [wide]: { display: 'table-cell', width: '1', paddingInlineEnd: '0' } },
      menu: {
        order: '3',
        display: 'var(--menu, block)',
        marginInlineStart: 'auto',
        marginBlock: '-1',
        [wide]: { display: 'table-cell' },
      },
    },
    blank: { true: { display: 'none', [wide]: { display: 'table-cell' } }, false: {} },
  },
  compoundVariants: [
    {
      card: ['line', 'state', 'figure'],
      // The lines that compact rows join never make the table wider.
      css: {
        _compact: {
          [wide]: { maxWidth: '9rem', overflow: 'clip', overflowClipMargin: '4px', textOverflow: 'ellipsis' },
        },
      },
    },
    {
      align: 'start',
      card: ['line', 'detail', 'state'],
      grows: false,
      // Cut off at the margin, so that the ring of a focused control stays whole.
      css: {
        [wide]: { maxWidth: '12rem', overflow: 'clip', overflowClipMargin: '4px', textOverflow: 'ellipsis' },
        [tight]: { maxWidth: '10rem' },
      },
    },
  ],
})

export const nothing = css({ color: 'fg.subtle' })

/** The heading of the column, repeated on a card. */
export const name = css({ color: 'fg.subtle', [wide]: { display: 'none' } })
