import { css, sva } from 'styled-system/css'

export const quiet = css({ color: 'fg.muted', textStyle: 'caption' })
/** Why there is no bonus, in as many lines as it needs. */
export const reason = css({ color: 'fg.muted', textStyle: 'caption', whiteSpace: 'normal' })
export const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0' })
export const stackEnd = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', minWidth: '0' })
export const head = css({ display: 'flex', flexDirection: 'column', gap: '2', marginBottom: '3' })
export const form = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBottom: '2' })

/** The link, the code and the ways to pass them on in one line, over the terms. */
export const link = sva({
  slots: ['root', 'shares', 'terms'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      paddingInline: '4',
      paddingBlock: '2',
    },
    shares: { display: 'flex', gap: '2', marginInlineStart: { md: 'auto' } },
    terms: { flexBasis: 'full', color: 'fg.muted', textStyle: 'table' },
  },
})

/** The figures in one strip with the way to the money. */
export const totals = sva({
  slots: ['root', 'list', 'total', 'number', 'way'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
      minHeight: '14',
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    list: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '2' },
    total: { display: 'flex', flexDirection: 'column' },
    number: { textStyle: 'heading', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    way: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
  },
})
