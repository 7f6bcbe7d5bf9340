import { css, sva } from 'styled-system/css'

export const box = sva({
  slots: ['root', 'side', 'label', 'ways', 'progress', 'percent', 'labels', 'note'],
  base: {
    root: { display: 'flex', gap: '4', minWidth: '0' },
    side: { display: 'flex', flexDirection: 'column', gap: '2', flex: '1', minWidth: '0' },
    label: { textStyle: 'label' },
    ways: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    progress: { display: 'flex', alignItems: 'center', gap: '3', maxWidth: '24rem' },
    percent: { minWidth: '10', textAlign: 'end', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
    labels: { display: 'flex', flexDirection: 'column', gap: '1', textStyle: 'caption', color: 'fg.subtle' },
    note: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      color: 'danger.fg',
      overflowWrap: 'anywhere',
      '& svg': { flexShrink: 0, marginTop: '1px' },
    },
  },
  variants: {
    kind: {
      avatar: { root: { alignItems: 'flex-start' } },
      logo: { root: { alignItems: 'flex-start' } },
      cover: { root: { flexDirection: 'column' } },
      background: { root: { flexDirection: 'column' } },
    },
  },
})

export const cover = css({
  aspectRatio: '3',
  width: 'full',
  maxWidth: '18rem',
  overflow: 'hidden',
  borderRadius: 'card',
  borderWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.subtle',
  '& img': { width: 'full', height: 'full', objectFit: 'cover' },
})

export const nothing = css({
  height: 'full',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1.5',
  color: 'fg.subtle',
  textStyle: 'caption',
})

export const removal = css({ display: 'flex', flexDirection: 'column', gap: '2', textStyle: 'caption' })
export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
