import { css, cva } from 'styled-system/css'

/** Behind the page that comes over it; nothing is taken away for that. */
export const behind = css({ position: 'fixed', inset: '0', zIndex: '-1' })

/** A line of words, as high as the words are. */
export const line = cva({
  base: { display: 'block', maxWidth: 'full', bg: 'bg.muted', borderRadius: 'sm' },
  variants: {
    of: {
      // Where the words do not fit in one line, two.
      title: { width: '20rem', height: { base: '7', '@media (max-width: 367px)': '16' }, my: '1' },
      lead: { width: '24rem', height: { base: '3.5', '@media (max-width: 416px)': '9' }, my: '1' },
      label: { width: '28', height: '3', my: '0.5' },
      hint: { height: '4', visibility: 'hidden' },
      foot: { width: '72', height: '3.5', my: '1', mx: 'auto' },
    },
  },
})
