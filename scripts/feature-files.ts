/** The smallest content of a feature that compiles, passes and can be grown, by path. Biome formats it afterwards. */
export const featureFiles = (feature: string): Readonly<Record<string, string>> => {
  const camel = feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const fill = (text: string): string =>
    text.replaceAll('FEATURE', feature).replaceAll('Pascal', pascal).replaceAll('camel', camel).trimStart()
  return Object.fromEntries(Object.entries(templates).map(([path, text]) => [fill(path), fill(text)]))
}

const templates: Readonly<Record<string, string>> = {
  'packages/core/src/FEATURE/FEATURE.domain.ts': `
export interface PascalItem { readonly id: number; readonly title: string }
`,
  'packages/core/src/FEATURE/FEATURE.port.ts': `
import type { Abort } from '../kernel/port.ts'
import type { PascalItem } from './FEATURE.domain.ts'

export interface PascalPort { fetchPascal(input: void, signal: Abort): Promise<readonly PascalItem[]> }
`,
  'packages/core/src/FEATURE/FEATURE.machine.ts': `
import { assign, type SnapshotFrom, setup } from 'xstate'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import type { PascalItem } from './FEATURE.domain.ts'
import type { PascalPort } from './FEATURE.port.ts'

/** Fetches the list and shows it. */
export const camelMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as { trunk: Trunk; items: readonly PascalItem[] },
    events: {} as { type: 'retry.chosen' },
    tags: {} as 'busy',
  },
  actors: {} as PortActors<PascalPort>,
  actions: { setItems: assign((_, items: readonly PascalItem[]) => ({ items })), tellTrunk },
}).createMachine({
  id: 'camel',
  context: ({ input }) => ({ trunk: input.trunk, items: [] }),
  initial: 'fetching',
  states: {
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchPascal',
        src: 'fetchPascal',
        onDone: { target: 'shown', actions: { type: 'setItems', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: tellFailure },
      },
    },
    shown: {},
    failed: { on: { 'retry.chosen': 'fetching' } },
  },
})

export type PascalSnapshot = SnapshotFrom<typeof camelMachine>
`,
  'packages/core/src/FEATURE/FEATURE.model.test.ts': `
import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { camelMachine } from './FEATURE.machine.ts'
import { selectPascal } from './FEATURE.selectors.ts'

const items = [{ id: 1, title: 'first' }]
const walk = explore(camelMachine, {
  input: { trunk: { send: () => {} } } as unknown as ScreenInput,
  user: [{ type: 'retry.chosen' }],
  world: { fetchPascal: [gives(items), fails()] },
})

test('every state and transition is visited', () => expectFullCoverage('FEATURE', walk.coverage))

test('what was fetched is shown, and can be had whatever happened before', () => {
  for (const { state } of walk.pathsWhere(({ state }) => state.matches('shown')))
    expect(selectPascal(state)).toEqual({ step: 'list', items })
  expect(walk.trapsFor((state) => state.matches('shown'))).toEqual([])
})
`,
  'packages/core/src/FEATURE/FEATURE.selectors.ts': `
import type { PascalItem } from './FEATURE.domain.ts'
import type { PascalSnapshot } from './FEATURE.machine.ts'

/** What the screen shows. */
export type PascalView =
  | { readonly step: 'wait' | 'failed' }
  | { readonly step: 'list'; readonly items: readonly PascalItem[] }

export const selectPascal = (snapshot: PascalSnapshot): PascalView => {
  if (snapshot.matches('shown')) return { step: 'list', items: snapshot.context.items }
  return { step: snapshot.matches('failed') ? 'failed' : 'wait' }
}
`,
  'packages/core/adapters/http/FEATURE.wire.ts': `
import * as v from 'valibot'
import { Id, JsonObject } from './kernel.wire.ts'

export const PascalReply = v.pipe(JsonObject, v.object({ data: v.array(v.object({ id: Id, title: v.string() })) }))
export type PascalReply = v.InferOutput<typeof PascalReply>
`,
  'packages/core/adapters/http/FEATURE.http.ts': `
import type { PascalPort } from '../../src/FEATURE/FEATURE.port.ts'
import { PascalReply } from './FEATURE.wire.ts'
import type { Http } from './http.client.ts'
import { read } from './kernel.http.ts'

export const camelOverHttp = (http: Http): PascalPort => ({
  fetchPascal: async (_, signal) => read(PascalReply, await http('GET', '/v1/FEATURE', { signal })).data,
})
`,
  'packages/web/src/FEATURE/PascalScreen.tsx': `
import type { PascalView } from '@supplier/core'

export function PascalScreen({ view }: { readonly view: PascalView }) {
  return (
    <ul aria-busy={view.step === 'wait'}>
      {view.step === 'list' && view.items.map(({ id, title }) => <li key={id}>{title}</li>)}
    </ul>
  )
}
`,
  'packages/test-fixtures/src/endpoints/FEATURE.endpoints.ts': `
import { supplierEndpoint } from '../endpoint.ts'
import { ok } from '../laravel.ts'

const list = supplierEndpoint({
  method: 'GET', path: '/v1/FEATURE', assumed: true, handle: (world) => [world, ok({ data: [] })],
})

export const camelEndpoints = [list] as const
`,
}
