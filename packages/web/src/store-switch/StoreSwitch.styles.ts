import { css, cva, sva } from 'styled-system/css'

export const place = cva({
  base: { minWidth: '0' },
  variants: {
    at: {
      bar: { display: { base: 'none', md: 'flex' }, marginInlineEnd: 'auto', maxWidth: '15rem' },
      page: { display: { base: 'flex', md: 'none' }, flexShrink: '0', maxWidth: '8rem' },
    },
  },
})

export const button = sva({
  slots: ['root', 'name'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      minHeight: 'control',
      paddingInline: '2.5',
      borderWidth: '1px',
      borderRadius: 'control',
      textStyle: 'table',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fade',
      _hover: { bg: 'bg.muted' },
      '& svg': { flexShrink: 0, color: 'fg.subtle' },
    },
    name: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  variants: {
    /** A chosen store hides the rows of the others, which the border points out. */
    chosen: {
      true: {
        root: { borderColor: 'accent.solid', bg: 'accent.subtle', color: 'accent.fg', '& svg': { color: 'accent.fg' } },
      },
      false: {
        root: { borderColor: 'border.default', color: 'fg.muted' },
        // All stores need no word where there is little room.
        name: { srOnly: { base: true, md: false } },
      },
    },
  },
})

export const delayed = css({ display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', textStyle: 'caption' })
