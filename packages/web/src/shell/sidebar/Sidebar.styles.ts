import { css, cva, sva } from 'styled-system/css'

const label = { flex: '1', minWidth: '0', textAlign: 'start' } as const

export const sidebar = cva({
  base: { display: 'flex', flexDirection: 'column', flexGrow: '1', gap: '1' },
  variants: {
    variant: {
      // Keeps the width of the open sidebar while it closes, so that no label wraps during the transition.
      column: { minWidth: 'calc({sizes.sidebar} - 25px)', _narrow: { minWidth: '0' } },
      drawer: { padding: '3' },
    },
  },
})

export const list = css({ display: 'flex', flexDirection: 'column', gap: '1' })

export const foot = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  marginTop: 'auto',
  paddingTop: '3',
  // A line between the navigation and the other items.
  '&::before': { content: '""', height: '1px', bg: 'border.subtle', marginBottom: '2', marginInline: '3.5' },
})

/** The current page, with its mark at the edge of the sidebar. */
const here = {
  color: 'fg.default',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0',
    insetBlock: '1.5',
    width: '3px',
    borderRadius: 'full',
    bg: 'wheat.solid',
  },
} as const

/** One row: a link, a button, or the head of a group. */
export const row = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    paddingInlineEnd: '3.5',
    py: '1',
    borderRadius: 'control',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fade',
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: {
    current: {
      yes: { ...here, fontWeight: 'semibold' },
      /** A closed group that contains the current page. */
      inside: { ...here, fontWeight: 'medium', _hover: { bg: 'bg.muted' } },
      no: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg.default' } },
    },
    level: {
      top: { paddingInlineStart: '3.5' },
      sub: { paddingInlineStart: '2.875rem' },
      subColumn: { paddingInlineStart: '2.875rem', _narrow: { paddingInlineStart: '3.5' } },
    },
  },
})

export const icon = cva({
  base: { display: 'inline-flex', flexShrink: 0, width: '5', justifyContent: 'center' },
  variants: {
    shown: { always: {}, never: { display: 'none' }, narrow: { display: { base: 'none', _narrow: 'inline-flex' } } },
  },
})

export const text = cva({
  base: label,
  variants: { variant: { column: { _narrow: { srOnly: true } }, drawer: {} } },
})

export const count = cva({
  base: { display: 'inline-flex', flexShrink: 0 },
  variants: {
    variant: {
      column: {
        _narrow: { position: 'absolute', top: '-0.5', insetInlineEnd: '0', transform: 'scale(0.85)' },
      },
      drawer: {},
    },
  },
})

export const group = sva({
  slots: ['chevron', 'outer', 'inner', 'links'],
  base: {
    chevron: { flexShrink: 0, transition: 'transform 250ms {easings.out}' },
    outer: { display: 'grid', transition: 'grid-template-rows 250ms {easings.out}, visibility 250ms' },
    inner: { overflow: 'hidden', minHeight: '0' },
    links: { display: 'flex', flexDirection: 'column', gap: '0.5', paddingTop: '1' },
  },
  variants: {
    open: {
      true: { chevron: { transform: 'rotate(180deg)' }, outer: { gridTemplateRows: '1fr' } },
      false: { outer: { gridTemplateRows: '0fr', visibility: 'hidden' } },
    },
    variant: {
      column: {
        chevron: { _narrow: { display: 'none' } },
        inner: { _narrow: { bg: 'bg.subtle', borderRadius: 'control' } },
        links: { _narrow: { paddingTop: '0', gap: '0' } },
      },
      drawer: {},
    },
  },
})
