import { type ActorRefFrom, assign, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { BesideInput } from '../kit/beside/beside.machine.ts'
import type { BulkAnswer, BulkRun } from '../kit/bulk/bulk.domain.ts'
import { claimActors, showsDialog, writes } from '../kit/claims/claims.ts'
import { valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { PrintPort } from '../kit/print/print.port.ts'
import { messageOfNone, type SendOutput, sentAnswer } from '../kit/send/send.domain.ts'
import type { Send } from '../kit/send/send.machine.ts'
import { ordersToPack, type PickList } from './pick-list.domain.ts'
import type { PickListPort } from './pick-list.port.ts'

export type PickListInput = Pick<BesideInput, 'app' | 'ids' | 'page'>

export interface PickListContext extends PickListInput {
  readonly list: PickList | null
  readonly failure: Failure | null
  /** The store whose orders are listed; `null` for all. */
  readonly store: string | null
}

export type PickListEvent =
  | { type: 'list.chosen' }
  | { type: 'store.changed'; store: string | null }
  | { type: 'retry.chosen' }
  | { type: 'print.chosen' }
  /** Marks the orders of the list as being packed. */
  | { type: 'pack.confirmed' }
  | { type: 'dialog.dismissed' }

const outputIn = ({ event }: { readonly event: { readonly output: SendOutput<BulkAnswer> } }) => event.output

/** The list of what to take from the shelves: it is read, shown and printed, and then its orders can be marked as being packed. */
export const pickListMachine = setup({
  types: {
    input: {} as PickListInput,
    context: {} as PickListContext,
    events: {} as PickListEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as Readings<PickListPort> & PortActors<PrintPort>),
    ...claimActors,
    send: {} as Send<BulkRun, BulkAnswer>,
  },
  guards: {
    hasToPack: ({ context: { list } }) => list !== null && ordersToPack(list).length > 0,
    isDone: (_, output: SendOutput<BulkAnswer>) => sentAnswer(output) !== null,
  },
  actions: {
    clear: assign({ list: null, failure: null }),
    setList: assign((_, list: PickList) => ({ list, failure: null })),
    setStore: assign((_, store: string | null) => ({ store })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    tellPacked: ({ context: { app, page } }, output: SendOutput<BulkAnswer>) => {
      const { job, result } = must(sentAnswer(output))
      if (job) app.send({ type: 'job.started', job })
      app.send({
        type: 'success.reported',
        message: job ? { key: 'kit.bulkStarted' } : { key: 'kit.bulkDone', values: { count: result.done } },
      })
      page.send({ type: 'record.touched' })
    },
    tellNotPacked: ({ context: { app, page } }, output: SendOutput<BulkAnswer>) => {
      app.send(messageOfNone(output, { key: 'kit.unclear' }))
      page.send({ type: 'record.touched' })
    },
    notifyApp,
  },
}).createMachine({
  id: 'pickList',
  context: ({ input }) => ({ ...input, list: null, failure: null, store: null }),
  on: { 'store.changed': { actions: { type: 'setStore', params: ({ event }) => event.store } } },
  initial: 'closed',
  states: {
    closed: { on: { 'list.chosen': { target: 'open', actions: 'clear' } } },

    open: {
      invoke: showsDialog,
      initial: 'reading',
      on: { 'dialog.dismissed': 'closed' },
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchPickList',
            src: 'fetchPickList',
            input: ({ context }) => context.store,
            onDone: [
              whenFailed('failed', 'pick list'),
              { target: 'shown', actions: { type: 'setList', params: valueIn } },
            ],
          },
        },
        failed: { on: { 'retry.chosen': 'reading' } },
        shown: { on: { 'print.chosen': 'printing' } },
        printing: {
          tags: 'busy',
          invoke: {
            id: 'printPage',
            src: 'printPage',
            onDone: [{ guard: 'hasToPack', target: 'offering' }, { target: 'shown' }],
            onError: { target: 'shown', actions: notifyFailure },
          },
        },
        offering: { on: { 'pack.confirmed': '#pickList.packing', 'print.chosen': 'printing' } },
      },
    },

    packing: {
      tags: 'busy',
      invoke: [
        showsDialog,
        writes,
        {
          id: 'send',
          src: 'send',
          input: ({ context: { ids, list } }) => ({
            request: {
              action: 'pack',
              picks: { ids: ordersToPack(must(list)) },
              values: {},
              key: ids.next(),
              token: null,
            },
          }),
          onDone: [
            {
              guard: { type: 'isDone', params: outputIn },
              target: 'closed',
              actions: { type: 'tellPacked', params: outputIn },
            },
            { target: 'closed', actions: { type: 'tellNotPacked', params: outputIn } },
          ],
          onError: { target: 'closed', actions: notifyFailure },
        },
      ],
    },
  },
})

export type PickListActor = ActorRefFrom<typeof pickListMachine>
