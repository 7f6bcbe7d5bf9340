import { css, sva } from 'styled-system/css'

export const mergePreview = sva({
  slots: ['root', 'list', 'similar'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', textStyle: 'table' },
    list: { listStyle: 'disc', paddingInlineStart: '5', maxHeight: '10rem', overflowY: 'auto' },
    similar: { '& > a': { marginInlineStart: '2' } },
  },
})

/** The categories that require an attribute, over the products that lack it. */
export const requiredLines = css({
  display: 'inline-flex',
  verticalAlign: 'top',
  flexDirection: 'column',
  gap: '0.5',
  whiteSpace: 'normal',
  minWidth: '24',
})
