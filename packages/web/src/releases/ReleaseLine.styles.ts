import { css, cva } from 'styled-system/css'

export const line = cva({
  base: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    bg: 'info.subtle',
    color: 'info.fg',
    textStyle: 'captionStrong',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { flexShrink: 0 },
  },
  variants: {
    at: {
      bar: {
        display: { base: 'none', md: 'inline-flex' },
        minHeight: '8',
        minWidth: '8',
        flexShrink: 0,
        px: { base: '1.5', lg: '2.5' },
        borderRadius: 'full',
        '& span': { srOnly: { base: true, lg: false } },
      },
      // The bar of a phone has no room for it.
      page: { display: { base: 'flex', md: 'none' }, width: 'full', minHeight: '11', borderRadius: 'control' },
    },
  },
})

export const foot = css({ marginTop: 'auto', paddingTop: '2', textStyle: 'caption', color: 'fg.subtle' })
