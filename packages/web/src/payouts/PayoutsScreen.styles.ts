import { css, cva, sva } from 'styled-system/css'

export const page = css({ display: 'flex', flexDirection: 'column', gap: 'stack' })

export const totals = sva({
  slots: ['list', 'name'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      // Lines between the cells, but not around them.
      gap: '1px',
      overflow: 'hidden',
    },
    name: { color: 'fg.muted', textStyle: 'table' },
  },
})

export const total = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '1',
    minWidth: '0',
    padding: { base: '3', md: '4' },
    outline: '1px solid {colors.border.subtle}',
  },
})

export const figure = cva({
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  variants: {
    main: {
      true: { fontSize: { base: '1rem', md: '1.5rem' }, lineHeight: { base: '1.5rem', md: '2rem' } },
      false: { fontSize: { base: '1rem', md: '1.125rem' }, lineHeight: { base: '1.5rem', md: '2rem' } },
    },
  },
})

export const payout = sva({
  slots: ['texts', 'name', 'detail', 'reason'],
  base: {
    texts: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0' },
    name: { fontWeight: 'medium' },
    detail: { color: 'fg.muted', textStyle: 'caption' },
    reason: { color: 'danger.fg', textStyle: 'caption', '@container (max-width: 39.99rem)': { lineClamp: '1' } },
  },
})
