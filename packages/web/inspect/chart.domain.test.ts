import { expect, test } from 'vitest'
import { type Box, type Chart, roomAround } from './chart.domain.ts'

const chart = (boxes: Readonly<Record<string, Box>>): Chart => ({
  width: 2000,
  height: 1000,
  nodes: Object.entries(boxes).map(([id, box]) => ({ id, box, kind: id === 'whole' ? 'compound' : 'atomic' }) as never),
  edges: [],
  starts: [],
})

const drawn = chart({
  whole: { x: 0, y: 0, width: 2000, height: 1000 },
  near: { x: 100, y: 100, width: 80, height: 40 },
  far: { x: 1800, y: 900, width: 80, height: 40 },
})

test.each<[readonly string[], Box]>([
  [[], { x: 0, y: 0, width: 2000, height: 1000 }],
  [['whole'], { x: 0, y: 0, width: 2000, height: 1000 }],
  [['whole', 'near'], { x: 0, y: 0, width: 560, height: 360 }],
  [['far'], { x: 1440, y: 640, width: 560, height: 360 }],
  [['near', 'far'], { x: 52, y: 52, width: 1876, height: 936 }],
])('with %j active, this part is visible: %j', (active, room) => {
  expect(roomAround(drawn, new Set(active))).toEqual(room)
})

test('a label of an arrow at an active state is never cut, not at its left either', () => {
  const label = { x: 900, y: 300, width: 160, height: 18 }
  const edge = { id: 'e', from: 'far', to: 'near', labels: ['go'], way: [], label }
  const { x, width } = roomAround({ ...drawn, edges: [edge as never] }, new Set(['far']))
  expect(x).toBeLessThan(label.x)
  expect(x + width).toBeGreaterThan(1880)
})

test('a state at the left side of the visible part is shown whole', () => {
  const { x } = roomAround(
    chart({
      far: { x: 1800, y: 900, width: 80, height: 40 },
      beside: { x: 1400, y: 900, width: 80, height: 40 },
      above: { x: 1400, y: 100, width: 300, height: 40 },
      before: { x: 1330, y: 900, width: 66, height: 40 },
    }),
    new Set(['far']),
  )
  expect(x).toBe(1322)
})
