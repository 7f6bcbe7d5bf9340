/** The rooms of a new feature with the smallest content that compiles, passes and can be grown. */
export const featureFiles = (feature: string): Readonly<Record<string, string>> => {
  const camel = feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const fill = (text: string): string =>
    text.replaceAll('FEATURE', feature).replaceAll('Pascal', pascal).replaceAll('camel', camel).trimStart()
  return Object.fromEntries(Object.entries(templates).map(([path, text]) => [fill(path), fill(text)]))
}

/** What the doors of the packages get in addition. */
export const featureDoors = (feature: string): Readonly<Record<string, string>> => {
  const pascal = feature
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
  return {
    'packages/core/src/index.ts': `export { type ${pascal}View, select${pascal} } from './${feature}/${feature}.selectors.ts'\n`,
    'packages/core/adapters/wire.ts': `export { ${pascal}Reply } from './http/${feature}.wire.ts'\n`,
  }
}

const templates: Readonly<Record<string, string>> = {
  'packages/core/src/FEATURE/FEATURE.domain.ts': `
export interface PascalItem {
  readonly id: number
  readonly title: string
}

/** Items in the order people look for them. */
export const sortedByTitle = (items: readonly PascalItem[]): readonly PascalItem[] =>
  [...items].sort((a, b) => a.title.localeCompare(b.title, 'uk'))
`,

  'packages/core/src/FEATURE/FEATURE.domain.test.ts': `
import { expect, test } from 'vitest'
import { sortedByTitle } from './FEATURE.domain.ts'

test.each([
  [[], []],
  [['b', 'a'], ['a', 'b']],
])('%j is shown as %j', (given, shown) => {
  expect(sortedByTitle(given.map((title, id) => ({ id, title }))).map(({ title }) => title)).toEqual(shown)
})
`,

  'packages/core/src/FEATURE/FEATURE.port.ts': `
import type { Abort } from '../kernel/port.ts'
import type { PascalItem } from './FEATURE.domain.ts'

export interface PascalPort {
  fetchPascal(input: void, signal: Abort): Promise<readonly PascalItem[]>
}
`,

  'packages/core/src/FEATURE/FEATURE.messages.ts': `
/** What this feature can say; goes into \`MessageKey\` of kernel/message.ts with the first use. */
export type PascalMessageKey = 'camel.saved'
`,

  'packages/core/src/FEATURE/FEATURE.machine.ts': `
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import type { PascalItem } from './FEATURE.domain.ts'
import type { PascalPort } from './FEATURE.port.ts'

export type PascalEvent = { type: 'retry.chosen' }

export interface PascalContext {
  trunk: Trunk
  items: readonly PascalItem[]
}

/** Fetches the list and shows it. */
export const camelMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as PascalContext,
    events: {} as PascalEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<PascalPort>,
  actions: {
    rememberItems: assign((_, items: readonly PascalItem[]) => ({ items })),
    tellTrunk,
  },
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
        onDone: { target: 'shown', actions: { type: 'rememberItems', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: tellFailure },
      },
    },

    shown: {},

    failed: {
      on: { 'retry.chosen': 'fetching' },
    },
  },
})

export type PascalActor = ActorRefFrom<typeof camelMachine>
export type PascalSnapshot = SnapshotFrom<typeof camelMachine>
`,

  'packages/core/src/FEATURE/FEATURE.model.test.ts': `
import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { camelMachine } from './FEATURE.machine.ts'

const walk = explore(camelMachine, {
  input: { trunk: { send: () => {} } } as unknown as ScreenInput,
  user: [{ type: 'retry.chosen' }],
  world: { fetchPascal: [gives([{ id: 1, title: 'first' }]), fails()] },
})

test('every state and transition is visited', () => {
  expectFullCoverage('FEATURE', walk.coverage)
})

test('the list can be reached from everywhere', () => {
  expect(walk.trapsFor((state) => state.matches('shown'))).toEqual([])
})
`,

  'packages/core/src/FEATURE/FEATURE.machine.test.ts': `
import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { camelMachine } from './FEATURE.machine.ts'
import type { PascalPort } from './FEATURE.port.ts'
import { selectPascal } from './FEATURE.selectors.ts'

const start = (fetchPascal: PascalPort['fetchPascal']) => {
  const trunk = { send: vi.fn() }
  const machine = camelMachine.provide({ actors: actorsOf<PascalPort>({ fetchPascal }) })
  return { trunk, actor: createActor(machine, { input: { trunk } as unknown as ScreenInput }).start() }
}

test('shows what was fetched', async () => {
  const items = [{ id: 1, title: 'first' }]
  const { actor } = start(async () => items)
  await waitFor(actor, (state) => state.matches('shown'))
  expect(selectPascal(actor.getSnapshot())).toEqual({ step: 'list', items })
})

test('says why nothing came, and tries again when asked to', async () => {
  const answers = [Promise.reject(new PortError({ kind: 'unreachable' })), Promise.resolve([])]
  const { actor, trunk } = start(() => answers.shift() ?? Promise.resolve([]))
  await waitFor(actor, (state) => state.matches('failed'))
  expect(trunk.send).toHaveBeenCalledExactlyOnceWith({ type: 'failure.met', failure: { kind: 'unreachable' } })
  actor.send({ type: 'retry.chosen' })
  await waitFor(actor, (state) => state.matches('shown'))
})
`,

  'packages/core/src/FEATURE/FEATURE.selectors.ts': `
import { type PascalItem, sortedByTitle } from './FEATURE.domain.ts'
import type { PascalSnapshot } from './FEATURE.machine.ts'

/** What the screen shows. */
export type PascalView =
  | { readonly step: 'wait' }
  | { readonly step: 'failed' }
  | { readonly step: 'list'; readonly items: readonly PascalItem[] }

export const selectPascal = (snapshot: PascalSnapshot): PascalView => {
  if (snapshot.matches('failed')) return { step: 'failed' }
  if (snapshot.matches('shown')) return { step: 'list', items: sortedByTitle(snapshot.context.items) }
  return { step: 'wait' }
}
`,

  'packages/core/adapters/http/FEATURE.wire.ts': `
import * as v from 'valibot'
import { Id, JsonObject } from './kernel.wire.ts'

export const PascalReply = v.pipe(
  JsonObject,
  v.object({ data: v.array(v.object({ id: Id, title: v.string() })) }),
)
export type PascalReply = v.InferOutput<typeof PascalReply>
`,

  'packages/core/adapters/http/FEATURE.http.ts': `
import { parse } from 'valibot'
import type { PascalPort } from '../../src/FEATURE/FEATURE.port.ts'
import { PascalReply } from './FEATURE.wire.ts'
import type { Http } from './http.client.ts'

export const camelOverHttp = (http: Http): PascalPort => ({
  fetchPascal: async (_, signal) => parse(PascalReply, await http('GET', '/v1/FEATURE', { signal })).data,
})
`,

  'packages/web/src/FEATURE/PascalScreen.tsx': `
import type { PascalView } from '@supplier/core'

interface PascalScreenProps {
  readonly view: PascalView
}

export function PascalScreen({ view }: PascalScreenProps) {
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
  method: 'GET',
  path: '/v1/FEATURE',
  assumed: true,
  handle: (world) => [world, ok({ data: [] })],
})

export const camelEndpoints = [list] as const
`,
}
