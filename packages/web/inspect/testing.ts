import type { Chart } from './chart.domain.ts'
import { graphOf } from './graph.domain.ts'
import type { Entry } from './log.domain.ts'

const known = { rootId: 'x:0', createdAt: '1000', id: '', _version: '0' }

/** A machine that is small enough for tests: a lamp. */
export const definition = JSON.stringify({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'switch.pressed': 'on' } }, on: { on: { 'switch.pressed': 'off' } } },
})

export const birth = (sessionId: string, more: Partial<Extract<Entry, { type: '@xstate.actor' }>> = {}): Entry => ({
  ...known,
  type: '@xstate.actor',
  name: 'lamp',
  sessionId,
  parentId: undefined,
  definition,
  snapshot: { status: 'active', value: 'off', context: {} },
  ...more,
})

export const shot = (sessionId: string, value: unknown, context: unknown = {}, children: object = {}): Entry =>
  ({
    ...known,
    type: '@xstate.snapshot',
    sessionId,
    event: { type: 'switch.pressed' },
    snapshot: { status: 'active', value, context, children },
  }) as unknown as Entry

export const sent = (sourceId: string | undefined, sessionId: string, type: string, at = 1000): Entry => ({
  ...known,
  type: '@xstate.event',
  sessionId,
  sourceId,
  createdAt: String(at),
  event: { type },
})

/** A chart for tests in which positions do not matter. */
export const chartOf = (text: string): Chart => {
  const { nodes, edges } = graphOf(text)
  const box = { x: 0, y: 0, width: 80, height: 40 }
  return {
    width: 100,
    height: 100,
    nodes: nodes.map((node) => ({ ...node, box, lines: [] })),
    edges: edges.map((edge) => ({ ...edge, way: [], label: null })),
    starts: [],
  }
}
