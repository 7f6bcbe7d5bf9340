import { sva } from 'styled-system/css'

export const fieldImage = sva({
  slots: ['root', 'furrows', 'far', 'near', 'sun', 'rays'],
  base: {
    root: { position: 'absolute', inset: '0', width: 'full', height: 'full', pointerEvents: 'none' },
    furrows: { fill: 'none', stroke: 'field.muted', strokeWidth: '1.25', strokeOpacity: 0.22 },
    far: { fill: 'field.far' },
    near: { fill: 'field.ground', fillOpacity: 0.55 },
    sun: { fill: 'wheat.solid' },
    rays: { fill: 'none', stroke: 'wheat.solid', strokeWidth: '1.25', strokeOpacity: 0.28 },
  },
})
