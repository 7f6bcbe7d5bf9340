import { css, cva, sva } from 'styled-system/css'

/** The list and the conversation beside each other; below 1024 px one of them at a time. */
export const panes = sva({
  slots: ['root', 'list', 'room', 'aside'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        lg: '18rem minmax(0, 1fr)',
        xl: '20rem minmax(0, 1fr) 15.5rem',
        '2xl': '20rem minmax(0, 1fr) 19rem',
      },
      // What the bar, the head of the page and its padding leave.
      height: { base: 'calc(100dvh - 10.25rem)', md: 'calc(100dvh - 8.625rem)' },
      minHeight: '20rem',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      overflow: 'hidden',
    },
    list: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '0',
      minWidth: '0',
      borderInlineEndWidth: { lg: '1px' },
      borderColor: 'border.default',
    },
    room: { display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0' },
    aside: {
      display: { base: 'none', xl: 'flex' },
      flexDirection: 'column',
      gap: '4',
      padding: '4',
      overflowY: 'auto',
      borderInlineStartWidth: '1px',
      borderColor: 'border.default',
    },
  },
  variants: {
    open: {
      true: { list: { display: { base: 'none', lg: 'flex' } } },
      false: { room: { display: { base: 'none', lg: 'flex' } }, aside: { display: 'none' } },
    },
  },
})

/** The tabs are narrower than elsewhere, so that all four are seen. */
export const listHead = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '3',
  paddingBottom: '0',
  '& nav': { gap: '0.5', justifyContent: 'space-between' },
  '& a': { px: '0', gap: '0.5', textStyle: 'caption' },
})
export const rooms = css({ flex: '1', minHeight: '0', overflowY: 'auto', listStyle: 'none' })

export const room = sva({
  slots: ['root', 'texts', 'line', 'name', 'last', 'time', 'count'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '16',
      paddingInline: '3',
      paddingBlock: '2',
      color: 'fg.default',
      textDecoration: 'none',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      _hover: { bg: 'bg.subtle', textDecoration: 'none' },
      '&[aria-current]': { bg: 'bg.subtle', boxShadow: 'inset 3px 0 0 {colors.wheat.solid}' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    texts: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    line: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '2', minWidth: '0' },
    name: { fontWeight: 'medium', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    last: { color: 'fg.muted', textStyle: 'table', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    time: { color: 'fg.muted', textStyle: 'caption', flexShrink: '0' },
    count: { flexShrink: '0' },
  },
  variants: { unread: { true: { name: { fontWeight: 'semibold' }, last: { color: 'fg.default' } }, false: {} } },
})

export const head = sva({
  slots: ['root', 'back', 'texts', 'name', 'subject'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '14',
      paddingInline: '3',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
    },
    back: { display: { base: 'flex', lg: 'none' } },
    texts: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    name: { fontWeight: 'semibold', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    subject: { textStyle: 'table', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: '0' },
  },
})

export const log = sva({
  slots: ['pill', 'middle'],
  base: {
    pill: {
      position: 'absolute',
      bottom: '3',
      insetInline: '0',
      display: 'flex',
      justifyContent: 'center',
      pointerEvents: 'none',
      '& > *': { pointerEvents: 'auto', boxShadow: 'float' },
    },
    middle: { display: 'grid', placeItems: 'center', flex: '1', minHeight: '0', padding: '4' },
  },
})

export const divider = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    textStyle: 'caption',
    _before: { content: '""', flex: '1', height: '1px', bg: 'border.subtle' },
    _after: { content: '""', flex: '1', height: '1px', bg: 'border.subtle' },
  },
  variants: { fresh: { true: { color: 'accent.fg', fontWeight: 'medium' }, false: { color: 'fg.muted' } } },
})

export const bubble = sva({
  slots: ['root', 'body', 'author', 'text', 'meta', 'files', 'file', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', paddingBottom: '1' },
    body: {
      maxWidth: { base: '85%', md: '72%' },
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'card',
      overflowWrap: 'anywhere',
    },
    author: { color: 'fg.muted', textStyle: 'caption' },
    text: { whiteSpace: 'pre-wrap' },
    meta: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      justifyContent: 'flex-end',
      color: 'fg.muted',
      textStyle: 'caption',
      marginTop: '0.5',
    },
    files: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
    file: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      maxWidth: 'full',
      '& img': { width: '40', maxHeight: '40', objectFit: 'cover', borderRadius: 'control' },
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '1', justifyContent: 'flex-end' },
  },
  variants: {
    own: {
      true: { root: { alignItems: 'flex-end' }, body: { bg: 'accent.subtle' } },
      false: { root: { alignItems: 'flex-start' }, body: { bg: 'bg.muted' } },
    },
    other: { true: { root: { alignItems: 'center' } }, false: {} },
    starts: { true: { root: { paddingTop: '2' } }, false: {} },
    failed: { true: { body: { bg: 'danger.subtle' } }, false: {} },
  },
})

export const composer = sva({
  slots: ['root', 'row', 'area', 'send', 'files', 'file', 'hint', 'wrong', 'blocked'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      padding: '3',
      borderTopWidth: '1px',
      borderColor: 'border.default',
    },
    // The buttons stand in the middle of a message of one line.
    row: { display: 'flex', alignItems: 'flex-end', gap: '2', '& > button, & > span': { marginBottom: '1' } },
    send: {
      '& > button': {
        borderRadius: 'full',
        bg: 'accent.solid',
        color: 'accent.onSolid',
        _hover: { bg: 'accent.hover', color: 'accent.onSolid' },
      },
    },
    area: {
      flex: '1',
      minWidth: '0',
      '& textarea': {
        display: 'block',
        width: 'full',
        minHeight: '11',
        maxHeight: '40',
        resize: 'none',
        fieldSizing: 'content',
      },
    },
    files: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
    file: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxWidth: 'full',
      paddingInlineStart: '2.5',
      borderRadius: 'full',
      bg: 'bg.muted',
      textStyle: 'table',
      '&[data-state=failed]': { bg: 'danger.subtle', color: 'danger.fg' },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    hint: { color: 'fg.muted', textStyle: 'caption', display: { base: 'none', md: 'block' } },
    wrong: { color: 'danger.fg', textStyle: 'caption' },
    blocked: { padding: '3', borderTopWidth: '1px', borderColor: 'border.default' },
  },
})

export const orderCard = sva({
  slots: ['row', 'left', 'images', 'goods', 'facts', 'sum', 'ttn'],
  base: {
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      textStyle: 'table',
      '& > dt': { color: 'fg.muted' },
      '& > a': { fontWeight: 'semibold' },
    },
    left: {
      color: 'fg.muted',
      textStyle: 'caption',
      '&[data-urgency=soon]': { color: 'warning.fg', fontWeight: 'medium' },
      '&[data-urgency=over]': { color: 'danger.fg', fontWeight: 'medium' },
    },
    images: {
      display: 'flex',
      gap: '2',
      marginTop: '1',
      '& > img': { width: '10', height: '10', objectFit: 'cover', borderRadius: 'control' },
    },
    goods: { display: 'flex', flexDirection: 'column', textStyle: 'table' },
    facts: { display: 'flex', flexDirection: 'column', gap: '1', marginBlock: '2' },
    sum: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    ttn: { display: 'inline-flex', alignItems: 'center', gap: '1', fontVariantNumeric: 'tabular-nums' },
  },
})

export const card = css({ display: 'flex', flexDirection: 'column', gap: '1', overflowWrap: 'anywhere' })
export const cardTitle = css({ textStyle: 'caps', color: 'fg.muted' })
