import { css, cva, sva } from 'styled-system/css'

export const page = css({ display: 'flex', flexDirection: 'column', gap: 'stack' })

/** The link to the settings; only an icon when there is no room for its text. */
export const settings = sva({
  slots: ['root', 'word'],
  base: {
    root: { display: 'flex', maxWidth: { base: '3.25rem', md: 'none' }, '& > a': { width: 'full' } },
    word: { srOnly: true, lg: { srOnly: false } },
  },
})

/**
 * The button for new notifications. It is beside the filter and sticks to the top while the list scrolls; its height is
 * 0, so that nothing moves when it appears.
 */
export const newItems = css({
  position: 'sticky',
  top: 'calc({sizes.topBar} + {spacing.3})',
  zIndex: 'sticky',
  display: 'flex',
  justifyContent: 'flex-end',
  height: '0',
  marginBlockEnd: 'calc({spacing.stack} * -1)',
})

export const newItemsCard = css({
  alignSelf: 'flex-start',
  borderRadius: 'control',
  animation: 'fadeIn 150ms {easings.out}',
})

/** The bar that undoes a deletion, above the buttons at the bottom of a phone. */
export const undo = sva({
  slots: ['location', 'card', 'text', 'button'],
  base: {
    location: {
      position: 'sticky',
      bottom: { base: 'calc(4.75rem + env(safe-area-inset-bottom))', md: '4' },
      zIndex: 'sticky',
      display: 'flex',
      justifyContent: 'center',
      pointerEvents: 'none',
      _empty: { display: 'none' },
    },
    card: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      maxWidth: 'full',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      paddingBlock: '1.5',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      borderRadius: 'card',
      boxShadow: 'float',
      pointerEvents: 'auto',
      animation: 'fadeIn 150ms {easings.out}, slideUp 250ms {easings.out}',
    },
    text: { minWidth: '0', overflowWrap: 'anywhere' },
    button: {
      flexShrink: '0',
      minHeight: 'control',
      paddingInline: '3',
      borderRadius: 'control',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      _focusVisible: { outlineColor: 'fg.inverse' },
    },
  },
})

export const row = sva({
  slots: ['root', 'icon', 'head', 'title', 'text', 'time', 'actions', 'dot'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' },
      gridTemplateAreas: {
        base: '"icon head actions" "icon text text" "icon time time"',
        md: '"icon head time actions" "icon text time actions"',
      },
      columnGap: '3',
      alignItems: 'center',
      minHeight: '14',
      paddingInline: { base: '3', md: '4' },
      paddingBlock: { base: '2', _compact: '1.5' },
      '&:has(a)': { _hover: { bg: 'bg.subtle' } },
      // The bin waits for the pointer or the keyboard, where there is a pointer that hovers.
      '@media (hover: hover)': {
        '& [data-control=remove]': { opacity: 0 },
        '&:is(:hover, :focus-within) [data-control=remove]': { opacity: 1 },
      },
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
    },
    icon: {
      gridArea: 'icon',
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '9',
      height: '9',
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
    },
    head: {
      gridArea: 'head',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      minWidth: '0',
    },
    title: { color: 'fg.default', overflowWrap: 'anywhere', minWidth: '0' },
    text: {
      gridArea: 'text',
      color: 'fg.muted',
      textStyle: 'table',
      overflowWrap: 'anywhere',
      lineClamp: { base: '2', md: '1' },
    },
    time: {
      gridArea: 'time',
      color: 'fg.subtle',
      textStyle: 'caption',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    actions: {
      gridArea: 'actions',
      position: 'relative',
      zIndex: '1',
      display: 'flex',
      gap: { base: '1', _touch: '0' },
      marginInlineEnd: { _touch: '-2' },
    },
    dot: {
      position: 'absolute',
      top: '0',
      insetInlineEnd: '0',
      width: '2.5',
      height: '2.5',
      borderRadius: 'full',
      bg: 'wheat.solid',
      outline: '2px solid {colors.bg.surface}',
    },
  },
  variants: {
    isNew: {
      true: {
        root: { bg: 'wheat.subtle' },
        icon: { bg: 'bg.surface', color: 'wheat.fg' },
        title: { fontWeight: 'semibold' },
        dot: { outlineColor: 'bg.surface' },
      },
      false: { title: { fontWeight: 'medium' } },
    },
    isFirst: { true: { root: { borderTopWidth: '0', borderTopRadius: 'card' } }, false: {} },
  },
})

export const titleLink = css({
  color: 'fg.default',
  textDecoration: 'none',
  textUnderlineOffset: '3px',
  borderRadius: 'sm',
  _hover: { textDecoration: 'underline' },
  // The whole row is the link, except for its buttons.
  _after: { content: '""', position: 'absolute', inset: '0' },
})

export const frame = cva({
  base: { transition: 'opacity 150ms 150ms' },
  variants: { busy: { true: { opacity: 0.55 }, false: {} } },
})

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minHeight: 'control',
  color: 'fg.muted',
  textStyle: 'table',
})
