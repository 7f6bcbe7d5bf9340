import { css, sva } from 'styled-system/css'

/** The picture of a product with its name and what tells it apart. */
export const named = sva({
  slots: ['root', 'picture', 'text', 'detail'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    picture: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '10',
      height: '10',
      overflow: 'hidden',
      color: 'fg.subtle',
      bg: 'bg.muted',
      borderRadius: 'control',
      _compact: { width: '7', height: '7' },
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    text: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      // What tells the product apart stands in the second line of a table.
      '& a[data-row-link]': { '@container (min-width: 40rem)': { lineClamp: '1' } },
    },
    detail: {
      color: 'fg.muted',
      textStyle: 'caption',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      _compact: { display: 'none' },
      // A card has two lines.
      '@container (max-width: 39.99rem)': { display: 'none' },
    },
  },
})

export const oldPrice = css({ color: 'fg.muted', textDecoration: 'line-through' })
/** The unit stands where no heading names the number. */
export const pieces = css({ '@container (min-width: 40rem)': { display: 'none' } })
export const storeTitles = css({ display: 'block', maxWidth: '5.5rem', overflow: 'hidden', textOverflow: 'ellipsis' })
export const low = css({ color: 'warning.fg', fontWeight: 'medium' })
export const status = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  maxWidth: 'full',
  whiteSpace: 'nowrap',
  // On a card the word gives way, not the button beside it.
  '& > :first-child': { flexShrink: '1', minWidth: '0', overflow: 'hidden', justifyContent: 'flex-start' },
})
