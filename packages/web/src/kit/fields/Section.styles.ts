import { css, cva } from 'styled-system/css'

export const toolbar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', width: 'full' })

export const searchField = css({ flex: { base: '1 1 0', md: '0 1 20rem' }, minWidth: '0' })

/** On phones the filters stand beside the search as a sign, and hold the order too. */
export const filterWord = css({ srOnly: { base: true, md: false } })
export const orderInFilters = css({ display: { base: 'block', md: 'none' } })

/** The button that leads from the filters of a phone, which cover the list, to the rows that they leave. */
export const shownInFilters = css({
  display: { base: 'block', md: 'none' },
  position: 'sticky',
  bottom: '-4',
  marginInline: '-4',
  marginBottom: '-4',
  padding: '3',
  bg: 'bg.raised',
  borderTopWidth: '1px',
  borderColor: 'border.default',
})

/** The sort order and what else is at the end of the toolbar when there is room. */
export const toolbarEnd = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginInlineStart: { md: 'auto' },
    flex: { base: '1', md: 'none' },
    '& > :nth-child(n + 2)': { display: { base: 'none', md: 'flex' } },
    '& label': { srOnly: { base: true, md: false } },
  },
  variants: { inFilters: { true: { display: { base: 'none', md: 'flex' } }, false: {} } },
})

export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyle: 'none', width: 'full' })

export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '7',
  paddingInlineStart: '2.5',
  paddingInlineEnd: '1',
  borderRadius: 'full',
  bg: 'accent.subtle',
  color: 'fg.default',
  textStyle: 'table',
})

export const filterGroup = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  borderWidth: '0',
  minWidth: '0',
  // A filter never has a message, so it needs no room for one.
  '& [aria-live]:empty': { display: 'none' },
})

/** The buttons over the fields of a dialog. */
export const offers = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  borderWidth: '0',
  minWidth: '0',
  marginBottom: '2',
})

/**
 * Many choices stand in as many columns as fit. A variant, because a browser answers a selector such as
 * `:has(> :nth-child(9))` by computing the styles of the whole page anew whenever any element comes or goes.
 */
export const choiceList = cva({
  variants: {
    many: {
      false: { display: 'flex', flexDirection: 'column', gap: '1.5' },
      true: { columns: '9.5rem', columnGap: '2', '& > *': { breakInside: 'avoid', paddingBottom: '1.5' } },
    },
  },
})

export const filterName = css({ color: 'fg.muted', textStyle: 'label', marginBottom: '1' })

export const group = css({ borderWidth: '0', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '3' })
/** Fields among what is read: two beside each other, what is picked or written at length on a line of its own. */
export const foldedGroup = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '4',
  rowGap: '1',
  '& > [data-kind=pick] > *, & > [data-kind=area] > *, & > [data-kind=quantities] > *': { gridColumn: '1 / -1' },
})
/** Short fields stand two beside each other; what is picked or written at length has a line of its own. */
export const groupGrid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '4',
  rowGap: '2',
  borderWidth: '0',
  minWidth: '0',
  '& > [data-group-title], & > [data-kind=pick] > *, & > [data-kind=area] > *, & > [data-kind=quantities] > *': {
    gridColumn: '1 / -1',
  },
})
export const requiredNote = css({ textStyle: 'caption', color: 'fg.subtle' })

export const dayShortcuts = css({ display: 'flex', gap: '1', marginTop: '1' })

export const groupTitle = css({ textStyle: 'heading', marginBottom: '3', paddingInline: '0' })

/** The way back and the name of a record, under the title of its page. */
export const recordLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  '& > strong': { fontWeight: 'medium', minWidth: '0', overflowWrap: 'anywhere' },
})

export const page = css({
  display: 'grid',
  gap: '6',
  // What the fields leave over belongs to the part beside them, so that no gap stands between.
  gridTemplateColumns: { base: '1fr', xl: 'minmax(0, 40rem) minmax(21rem, 1fr)' },
})
export const pageMain = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  maxWidth: '40rem',
  minWidth: '0',
  // Each group of fields is a card.
  '& [data-group]': {
    gap: '2',
    padding: { base: '4', md: '6' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'card',
  },
})
export const pageAside = css({
  position: { xl: 'sticky' },
  top: '24',
  alignSelf: 'start',
  width: 'full',
  minWidth: '0',
  // Below the fields it is as wide as they are.
  maxWidth: { base: '40rem', xl: 'none' },
})

export const day = css({
  display: 'grid',
  // On phones the hours stand under the name of the day.
  gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '8rem auto auto' },
  '& > :first-child': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  gap: '2',
  alignItems: 'center',
  minHeight: 'control',
})

/** Names a field for the focus, without a box of its own. */
export const fieldPlace = css({ display: 'contents' })

export const fields = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  // A heading belongs to the fields below it.
  '& > [data-group] + [data-group]': { marginTop: '4' },
})

/** The link covers its whole row, so that a click anywhere on the row opens the record. */
export const rowLink = css({
  color: 'fg.default',
  fontWeight: 'medium',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '0' },
})

/** The currency behind a sum. */
export const unit = css({
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  paddingInlineEnd: '3',
  color: 'fg.muted',
})

export const nativeSelect = css({
  width: 'full',
  minHeight: 'control',
  paddingInlineStart: '3',
  paddingInlineEnd: '8',
  backgroundColor: 'bg.surface',
  color: 'fg.default',
  fontSize: { base: '0.875rem', _touch: '1rem' },
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  textOverflow: 'ellipsis',
  _disabled: { backgroundColor: 'bg.muted', color: 'fg.muted' },
  '& option': { bg: 'bg.raised', color: 'fg.default' },
})

export const conflictList = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' })
export const conflictName = css({ fontWeight: 'medium' })
export const conflictValue = css({ color: 'fg.muted', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const dayOff = css({ color: 'fg.muted', gridColumn: 'span 2' })

export const pickedList = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', marginTop: '2' })
export const pickedItem = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'control',
  paddingInlineStart: '3',
  bg: 'bg.subtle',
  borderRadius: 'control',
  '&[data-movable]': { cursor: 'grab' },
})

/** Above the link that covers the row. */
export const grip = css({
  display: 'inline-flex',
  position: 'relative',
  zIndex: '1',
  paddingBlock: '2',
  color: 'fg.subtle',
  cursor: 'grab',
  _hover: { color: 'fg.default' },
})

export const pickedName = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })

export const copyText = css({ display: 'flex', alignItems: 'center', gap: '2' })
export const copiedText = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere', color: 'fg.muted' })

export const lineNotes = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '3',
  color: 'fg.muted',
  textStyle: 'caption',
})

/** Five hundred pasted lines can hold many duplicates. */
export const lineDuplicates = css({
  display: 'block',
  maxHeight: '24',
  overflowY: 'auto',
  color: 'warning.fg',
  textStyle: 'caption',
  overflowWrap: 'anywhere',
})

/** The buttons that lead to the neighbours of an open record. */
export const neighbourButtons = css({ display: 'flex', justifyContent: 'flex-end', gap: '1' })

/** The body of an open record. The focus that a script gives it draws no ring. */
export const record = css({ outline: 'none' })

/** The commands of a read record: what comes next with its key, and at the other end the others. */
export const recordFoot = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  '& > :first-child': { flex: { base: '1', sm: 'none' } },
  '& > [aria-label]': { order: '1', marginInlineStart: 'auto' },
})

/** The key of the button beside it, where there is a keyboard. */
export const enterHint = css({ display: { base: 'none', lg: 'inline', _touch: 'none' } })

/** The commands of a record, above its fields. */
export const recordHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginBottom: '3',
  _empty: { display: 'none' },
})

/** One thing with the number of its pieces. */
export const quantityRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
  columnGap: '3',
  alignItems: 'center',
  paddingBlock: '1',
  '& > label': { overflowWrap: 'anywhere' },
  '& > [aria-live]': { gridColumn: '1 / -1' },
})
