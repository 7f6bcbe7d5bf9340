import { css } from 'styled-system/css'

const track = { height: '1.5', borderRadius: 'full', bg: 'border.default' } as const

const thumb = {
  width: '5',
  height: '5',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'bg.raised',
  borderRadius: 'full',
  bg: 'accent.solid',
} as const

export const slider = css({
  appearance: 'none',
  flex: '1',
  minWidth: '0',
  height: '6',
  bg: 'transparent',
  borderRadius: 'full',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed', opacity: 0.55 },
  _touch: { height: '11' },
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-0.4375rem' },
  '&::-moz-range-thumb': thumb,
})
