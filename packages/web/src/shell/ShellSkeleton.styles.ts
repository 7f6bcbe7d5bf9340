import { css, cva } from 'styled-system/css'

export const rows = css({ display: 'flex', flexDirection: 'column', gap: '1' })
export const row = css({ display: 'flex', alignItems: 'center', gap: '3', height: 'control', px: '3.5' })
export const head = css({ display: 'flex', flexDirection: 'column', gap: '2' })
export const blocks = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/**
 * Sizes of the placeholders. They are classes, because the Content Security Policy forbids style attributes in HTML.
 */
export const location = cva({
  base: { display: 'block', flexShrink: 0 },
  variants: {
    of: {
      menu: { display: { base: 'block', md: 'none' }, width: 'control', height: 'control' },
      balance: { display: { base: 'none', sm: 'block' }, width: '32', height: '5' },
      button: { width: 'control', height: 'control', padding: '1' },
      icon: { width: '5', height: '5' },
      shortWord: { width: '20', height: '3.5', _narrow: { display: 'none' } },
      word: { width: '24', height: '3.5', _narrow: { display: 'none' } },
      longWord: { width: '32', height: '3.5', _narrow: { display: 'none' } },
      crumbs: { width: '40', maxWidth: 'full', height: '4', my: '0.5' },
      title: { width: '64', maxWidth: 'full', height: '7' },
      band: { height: '24' },
      body: { height: '72' },
    },
  },
})
