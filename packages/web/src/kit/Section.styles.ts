import { css } from 'styled-system/css'

export const toolbar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', width: 'full' })

export const searchField = css({ flex: { base: '1 1 100%', md: '0 1 20rem' }, minWidth: '0' })

/** The sort order and the page size, at the end of the toolbar when there is room. */
export const toolbarEnd = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginInlineStart: { md: 'auto' },
  // On phones the filter and the sort order share a line.
  flex: { base: '1', md: 'none' },
  '& > :nth-child(n + 2)': { display: { base: 'none', md: 'flex' } },
  '& label': { srOnly: { base: true, md: false } },
})

export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyle: 'none', width: 'full' })

export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '7',
  paddingInlineStart: '2.5',
  paddingInlineEnd: '1',
  borderRadius: 'full',
  bg: 'accent.subtle',
  color: 'fg.default',
  textStyle: 'table',
})

export const filterGroup = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  borderWidth: '0',
  minWidth: '0',
})

export const filterName = css({ color: 'fg.muted', textStyle: 'label', marginBottom: '1' })

export const fields = css({ display: 'flex', flexDirection: 'column', gap: '1' })

/** The link covers its whole row, so that a click anywhere on the row opens the record. */
export const rowLink = css({
  color: 'fg.default',
  fontWeight: 'medium',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '0' },
})

export const nativeSelect = css({
  width: 'full',
  minHeight: 'control',
  paddingInline: '3',
  bg: 'bg.surface',
  color: 'fg.default',
  fontSize: { base: '0.875rem', _touch: '1rem' },
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  textOverflow: 'ellipsis',
  _disabled: { bg: 'bg.muted', color: 'fg.muted' },
  '& option': { bg: 'bg.raised', color: 'fg.default' },
})

export const conflictList = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' })
export const conflictName = css({ fontWeight: 'medium' })
export const conflictValue = css({ color: 'fg.muted', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
