import { css } from 'styled-system/css'

/** As high as ten rows, so that the dialog keeps its size while the supplier types. */
export const results = css({
  minHeight: { base: '18.5rem', sm: '31rem' },
  '& [role=listbox]': { maxHeight: { base: 'none', sm: '27.5rem' } },
  '& [role=listbox] svg': { color: 'fg.subtle' },
})

export const keys = css({
  display: { base: 'none', sm: 'flex' },
  gap: '4',
  paddingTop: '3',
  color: 'fg.subtle',
  textStyle: 'caption',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
})
