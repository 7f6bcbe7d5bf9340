import { sva } from 'styled-system/css'

export const fieldPicture = sva({
  slots: ['root', 'furrow', 'far', 'near', 'sun', 'ray'],
  base: {
    root: { position: 'absolute', inset: '0', width: 'full', height: 'full', pointerEvents: 'none' },
    furrow: { fill: 'none', stroke: 'field.muted', strokeWidth: '1.25', opacity: 0.22 },
    far: { fill: 'field.far' },
    near: { fill: 'field.ground', opacity: 0.55 },
    sun: { fill: 'wheat.solid' },
    ray: { fill: 'none', stroke: 'wheat.solid', strokeWidth: '1.25', opacity: 0.28 },
  },
})
