import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { must } from '../kernel/must.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import type { RecordChanged } from '../kit/beside/record-changed.domain.ts'
import { paramsIn } from '../kit/list/address.domain.ts'
import { type LoadMachine, loadMachine, type ValueRead } from '../kit/load/load.machine.ts'
import { failureIn, hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import { messageOfNone, type SendOutput, sentAnswer } from '../kit/send/send.domain.ts'
import type { Send } from '../kit/send/send.machine.ts'
import type { Product } from '../products/products.domain.ts'
import type { Readiness } from '../readiness/answer.domain.ts'

export type CreatedEvent = ScreenEvent | ValueRead<Readiness> | { type: 'retry.chosen' } | { type: 'copy.chosen' }

export interface CreatedContext {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly ids: IdsPort
  /** `null` when the address names no product. */
  id: string | null
  /** `null` until it is read. */
  product: Product | null
  failure: Failure | null
  readiness: Readiness | null
  /** When the readiness was read, in milliseconds since 1970. */
  readAt: number
  /** Idempotency key of the copy. */
  key: string
}

export interface CopyAsked {
  readonly id: string
  readonly key: string
}

const idIn = ({ search = '' }: Location): string | null => paramsIn(search).get('product') ?? null

/** The form of a product. */
export const editorOf = (id: string): Location => ({ to: 'product-edit', params: { id } })

interface Ended {
  readonly event: { readonly output: SendOutput<string> }
}
const outputIn = ({ event }: Ended) => event.output

const notifyNone = {
  type: 'notifyApp',
  params: (args: Ended): FeatureEvent => messageOfNone(outputIn(args), { key: 'kit.unclear' }),
} as const

/** The page after a product was created: it shows the product and creates nothing, so it can be opened again. */
export const createdMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as CreatedContext,
    events: {} as CreatedEvent,
    tags: {} as 'busy',
  },
  actors: {
    readiness: loadMachine as unknown as LoadMachine<Readiness>,
    fetchProduct: {} as Reading<Product | null, string | null>,
    /** Its answer is the id of the copy. */
    send: {} as Send<CopyAsked, string>,
  },
  guards: {
    isGone: (_, product: Product | null) => product === null,
    isThisOne: ({ context }, { section, id }: RecordChanged) => section === 'products' && id === context.id,
    isCopied: (_, { result }: SendOutput<string>) => result === 'done',
    isRefused: (_, { result }: SendOutput<string>) => result === 'refused',
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ id: idIn(location), product: null })),
    setProduct: assign((_, product: Product | null) => ({ product, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setReadiness: assign(({ context: { clock } }, readiness: Readiness) => ({ readiness, readAt: clock.now() })),
    setKey: assign(({ context: { ids } }) => ({ key: ids.next() })),
    openCopy: ({ context: { app } }, output: SendOutput<string>) =>
      app.send({ type: 'navigation.requested', location: editorOf(must(sentAnswer(output))) }),
    notifyApp,
  },
}).createMachine({
  id: 'productCreated',
  context: ({ input: { app, clock, ids, location } }) => ({
    app,
    clock,
    ids,
    id: idIn(location),
    product: null,
    failure: null,
    readiness: null,
    readAt: 0,
    key: ids.next(),
  }),
  invoke: {
    id: 'readiness',
    src: 'readiness',
    input: ({ context: { app }, self }) => ({ app, owner: self, subject: 'readiness' }),
    onError: { actions: notifyFailure },
  },
  initial: 'reading',
  on: {
    'value.read': { actions: { type: 'setReadiness', params: ({ event }) => event.value } },
    'query.changed': {
      target: '.reading',
      reenter: true,
      actions: { type: 'setLocation', params: ({ event }) => event.location },
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchProduct',
        src: 'fetchProduct',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: hasFailed,
            target: 'failed',
            actions: [{ type: 'setFailure', params: failureIn }, logFault('product')],
          },
          { guard: { type: 'isGone', params: valueIn }, target: 'gone' },
          { target: 'shown', actions: { type: 'setProduct', params: valueIn } },
        ],
      },
    },
    failed: { on: { 'retry.chosen': 'reading' } },
    gone: {},
    shown: {
      on: {
        'copy.chosen': 'copying',
        'data.invalidated': 'reading',
        'record.changed': { guard: { type: 'isThisOne', params: ({ event }) => event }, target: 'reading' },
      },
    },
    copying: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { id, key } }) => ({ request: { id: id ?? '', key } }),
        onDone: [
          {
            guard: { type: 'isCopied', params: outputIn },
            target: 'shown',
            actions: ['setKey', { type: 'openCopy', params: outputIn }],
          },
          { guard: { type: 'isRefused', params: outputIn }, target: 'shown', actions: ['setKey', notifyNone] },
          { target: 'shown', actions: notifyNone },
        ],
        onError: { target: 'shown', actions: notifyFailure },
      },
    },
  },
})

export type CreatedActor = ActorRefFrom<typeof createdMachine>
export type CreatedSnapshot = SnapshotFrom<typeof createdMachine>
