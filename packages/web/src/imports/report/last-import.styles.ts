import { css } from 'styled-system/css'

export const lastImport = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  paddingInline: '4',
  paddingBlock: '3',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'card',
  color: 'fg.muted',
  textStyle: 'table',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { color: 'fg.default', fontWeight: 'medium' },
})
