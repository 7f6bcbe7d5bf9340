import { css } from 'styled-system/css'

export const form = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBottom: '2' })

export const direction = css({ display: 'flex', alignItems: 'center', gap: '2' })

export const end = css({
  flex: '1 1 0',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  px: { base: '2.5', sm: '3' },
  py: '2',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'card',
  bg: 'bg.subtle',
  fontSize: { base: '0.8125rem', sm: '0.875rem' },
  fontWeight: 'medium',
  textWrap: 'balance',
})

export const endName = css({ textStyle: 'caption', color: 'fg.muted' })
