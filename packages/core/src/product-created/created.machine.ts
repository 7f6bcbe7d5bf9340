import { type ActorRefFrom, assign, type PromiseActorLogic, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import { writes } from '../kit/claims/claims.ts'
import { paramsIn } from '../kit/list/address.domain.ts'
import { type LoadMachine, loadMachine, type ValueRead } from '../kit/load/load.machine.ts'
import { failureIn, failureOf, hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import type { RecordChanged } from '../kit/section/record-changed.domain.ts'
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

const unclear: FeatureEvent = { type: 'warning.reported', message: { key: 'kit.unclear' } }

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
    copyProduct: {} as PromiseActorLogic<void, CopyAsked>,
    /** The copy that was made with a key; `null` when there is none. */
    findCopy: {} as PromiseActorLogic<string | null, string>,
  },
  guards: {
    isGone: (_, product: Product | null) => product === null,
    isThisOne: ({ context }, { section, id }: RecordChanged) => section === 'products' && id === context.id,
    isUnclear: (_, failure: Failure) => isUnclear(failure),
    isFound: (_, id: string | null) => id !== null,
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ id: idIn(location), product: null })),
    setProduct: assign((_, product: Product | null) => ({ product, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setReadiness: assign(({ context: { clock } }, readiness: Readiness) => ({ readiness, readAt: clock.now() })),
    setKey: assign(({ context: { ids } }) => ({ key: ids.next() })),
    openCopy: ({ context: { app } }, id: string | null) =>
      id !== null && app.send({ type: 'navigation.requested', location: editorOf(id) }),
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
      invoke: [
        writes,
        {
          id: 'copyProduct',
          src: 'copyProduct',
          input: ({ context: { id, key } }) => ({ id: id ?? '', key }),
          onDone: 'finding',
          onError: [
            { guard: { type: 'isUnclear', params: failureOf }, target: 'finding' },
            {
              target: 'shown',
              actions: [
                'setKey',
                {
                  type: 'notifyApp',
                  params: ({ event }): FeatureEvent => ({ type: 'failure.reported', failure: failureOf({ event }) }),
                },
              ],
            },
          ],
        },
      ],
    },
    // The answer does not name the copy, and may have been lost: it is found by its key.
    finding: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'findCopy',
          src: 'findCopy',
          input: ({ context }) => context.key,
          onDone: [
            {
              guard: { type: 'isFound', params: ({ event }) => event.output },
              target: 'shown',
              actions: ['setKey', { type: 'openCopy', params: ({ event }) => event.output }],
            },
            { target: 'shown', actions: { type: 'notifyApp', params: unclear } },
          ],
          onError: { target: 'shown', actions: { type: 'notifyApp', params: unclear } },
        },
      ],
    },
  },
})

export type CreatedActor = ActorRefFrom<typeof createdMachine>
export type CreatedSnapshot = SnapshotFrom<typeof createdMachine>
