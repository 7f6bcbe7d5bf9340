import { css } from 'styled-system/css'

export const markedText = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  overflowWrap: 'anywhere',
  '& h3': { textStyle: 'heading' },
  // Line breaks of the text are kept.
  '& p': { whiteSpace: 'pre-line' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '5' },
  '& strong': { fontWeight: 'semibold' },
  '& a': { color: 'accent.fg', textDecoration: 'underline' },
})

/** The address of a link, which is shown where texts are compared. */
export const address = css({ color: 'fg.muted', textStyle: 'caption' })
