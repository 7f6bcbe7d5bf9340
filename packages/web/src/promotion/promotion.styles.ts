import { css, sva } from 'styled-system/css'

export const quiet = css({
  color: 'fg.muted',
  textStyle: 'caption',
  '@container (max-width: 39.99rem)': { lineClamp: '1' },
})
export const stack = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: '0',
  '& a[data-row-link]': { '@container (max-width: 39.99rem)': { lineClamp: '1' } },
})
export const budget = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '28' })

/** The pictures of what is advertised, before a name. */
export const named = sva({
  slots: ['root', 'pictures', 'picture'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    pictures: { display: 'flex', flexShrink: '0', _compact: { display: 'none' } },
    picture: {
      width: '8',
      height: '8',
      overflow: 'hidden',
      bg: 'bg.muted',
      borderRadius: 'control',
      borderWidth: '2px',
      borderColor: 'bg.surface',
      '&:not(:first-child)': { marginInlineStart: '-3' },
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
  },
})

/** The figures of what is open, or of all that is shown. */
export const figures = sva({
  slots: ['root', 'list', 'figure', 'number'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
    list: {
      display: 'grid',
      width: 'full',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      gap: '3',
    },
    figure: {
      display: 'flex',
      flexDirection: 'column',
      padding: '3',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    number: { fontSize: '1.125rem', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})
