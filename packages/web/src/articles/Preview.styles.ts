import { css } from 'styled-system/css'

export const preview = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minHeight: '24',
  padding: '4',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'control',
  overflowWrap: 'anywhere',
  '& h3': { textStyle: 'heading' },
  // Lines stay where they were broken.
  '& p': { whiteSpace: 'pre-line' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '5' },
  '& strong': { fontWeight: 'semibold' },
  '& a': { color: 'accent.fg', textDecoration: 'underline' },
})
