import { css, cva } from 'styled-system/css'

/** The minimum width of a table; in a narrower container each row is a card. */
const wide = '@container (min-width: 40rem)'

/** The layout depends on the width of the container, not of the screen, because the sidebar can be beside it. */
export const frame = cva({
  // The links of the rows reach over both edges.
  base: { position: 'relative', containerType: 'inline-size', overflowX: 'clip' },
  variants: {
    // The table covers the padding, which the queried width leaves out: many columns need a wider container.
    many: { true: { paddingInlineEnd: '14rem', '& > table': { width: 'calc(100% + 14rem)' } }, false: {} },
  },
})

export const table = cva({
  base: {
    display: 'block',
    width: 'full',
    textStyle: 'table',
    transition: 'opacity 150ms 150ms',
    [wide]: { display: 'table', borderCollapse: 'separate', borderSpacing: '0' },
  },
  variants: { busy: { true: { opacity: 0.55 }, false: {} } },
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
      bg: 'bg.surface',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
      // Rounded like the corners of the surrounding card.
      _first: { borderTopLeftRadius: 'card' },
      _last: { borderTopRightRadius: 'card' },
    },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    grows: { true: { width: 'full' }, false: {} },
  },
})

export const body = css({ display: 'block', [wide]: { display: 'table-row-group' } })

export const row = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    padding: '3',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    _first: { borderTopWidth: '0' },
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
    /** On a card the menu stands in the corner, so that it never takes a line of its own; the details leave it room. */
    menu: {
      true: {
        '--menu-room': '{sizes.10}',
        position: 'relative',
        alignContent: 'flex-start',
        minHeight: '20',
        paddingInlineEnd: '14',
        // Ends the first line, which the figure leaves room in.
        _before: { content: '""', flexBasis: 'full', marginTop: '-1', [wide]: { display: 'none' } },
      },
      false: {},
    },
  },
})

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
      paddingBlock: { base: '1.5', _compact: '0' },
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
        _compact: { [wide]: { maxWidth: '0' } },
        [wide]: { minWidth: '15rem', overflowWrap: 'break-word' },
      },
      false: { whiteSpace: 'nowrap' },
    },
    /** The position on a card: the title and the figure share the first line, and the rest follows below. */
    card: {
      mark: { order: '-3', alignSelf: 'flex-start', [wide]: { width: '1', paddingInlineEnd: '0' } },
      title: {
        order: '-2',
        flex: '1 1 max(55%, calc(100% - 12rem))',
        alignSelf: 'flex-start',
        fontSize: '0.875rem',
        [wide]: { fontSize: 'inherit', position: 'relative' },
        // Positioned by the cell and wider than any table, because in Safari a table row positions nothing.
        '& [data-row-link]::after': { [wide]: { insetInline: 'calc(-100cqi - 14rem)' } },
      },
      figure: {
        order: '-1',
        flexShrink: '0',
        minWidth: '6rem',
        marginInlineStart: 'auto',
        marginInlineEnd: 'calc(-1 * var(--menu-room, 0px))',
        alignSelf: 'flex-start',
        textAlign: 'end',
        fontSize: '0.875rem',
        [wide]: { fontSize: 'inherit', minWidth: '0' },
      },
      detail: { color: 'fg.muted', [wide]: { color: 'inherit' } },
      last: { marginInlineStart: 'auto' },
      next: {
        order: '1',
        flexBasis: 'full',
        '& button': { width: { base: 'full', md: 'auto' } },
        [wide]: { width: '1' },
      },
      /** Only in a table. */
      absent: { display: 'none', [wide]: { display: 'table-cell' } },
      none: { display: 'none', [wide]: { display: 'table-cell', width: '1', paddingInlineEnd: '0' } },
      menu: { position: 'absolute', insetInlineEnd: '2', insetBlockEnd: '2', [wide]: { position: 'static' } },
    },
    blank: { true: { display: 'none', [wide]: { display: 'table-cell' } }, false: {} },
  },
  compoundVariants: [
    {
      align: 'start',
      card: 'detail',
      grows: false,
      // Cut off at the margin, so that the ring of a focused control stays whole.
      css: { [wide]: { maxWidth: '12rem', overflow: 'clip', overflowClipMargin: '4px', textOverflow: 'ellipsis' } },
    },
  ],
})

export const nothing = css({ color: 'fg.subtle' })

/** The heading of the column, repeated on a card. */
export const name = css({ color: 'fg.subtle', [wide]: { display: 'none' } })
