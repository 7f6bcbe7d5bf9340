import { css, sva } from 'styled-system/css'

export const quiet = css({ color: 'fg.muted', textStyle: 'caption' })
/** Why there is no bonus, in as many lines as it needs. */
export const reason = css({ color: 'fg.muted', textStyle: 'caption', whiteSpace: 'normal' })
export const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0' })
export const stackEnd = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', minWidth: '0' })
export const head = css({ display: 'flex', flexDirection: 'column', gap: '4', marginBottom: '4' })
export const form = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBottom: '2' })

/** The link on the left, its code to scan on the right; on phones below. */
export const link = sva({
  slots: ['root', 'main', 'copied', 'shares', 'terms', 'term'],
  base: {
    root: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'center', md: 'flex-start' },
      justifyContent: 'space-between',
      gap: '6',
    },
    main: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', width: 'full' },
    copied: { width: 'fit-content', maxWidth: 'full' },
    shares: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    terms: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' },
    term: { display: 'flex', flexDirection: 'column', '& dd': { fontVariantNumeric: 'tabular-nums' } },
  },
})

export const totals = sva({
  slots: ['root', 'total', 'number', 'way'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: '3' },
    total: {
      display: 'flex',
      flexDirection: 'column',
      padding: '3',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    number: {
      fontSize: '1.125rem',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    way: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
  },
})
