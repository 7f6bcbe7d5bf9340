import { css } from 'styled-system/css'

export const frame = css({ display: 'flex', flexDirection: 'column', minHeight: 'full' })

export const head = css({
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: 0,
  height: 'topBar',
  paddingInline: '3',
  bg: 'bg.surface',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
})
