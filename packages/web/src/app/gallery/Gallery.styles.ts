import { css } from 'styled-system/css'

export const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  maxWidth: 'content',
  marginInline: 'auto',
  padding: 'page',
})
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
})
export const section = css({ display: 'flex', flexDirection: 'column', gap: '4' })
export const heading = css({ textStyle: 'pageTitle' })
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
export const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  gap: '6',
  alignItems: 'start',
})
export const stack = css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' })
