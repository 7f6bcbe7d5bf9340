import { type ActorRefFrom, type AnyActorRef, type SnapshotFrom, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import { paramsOf } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import { recordPageMachineOf } from '../kit/section/record-page.machine.ts'
import { paymentMethods } from './payment-methods-methods.section.ts'
import { testPaymentMachine } from './test-payment.machine.ts'

type Told = 'query.changed' | 'data.invalidated' | 'supplier.updated' | 'record.changed' | 'tab.shown'

/** The page of a payment method: the record of the section, and the test payment beside it. */
export const methodPageMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as PanelScreenInput,
    events: {} as Extract<ScreenEvent, { readonly type: Told }>,
    children: {} as { page: 'page'; test: 'test' },
  },
  actors: { page: recordPageMachineOf(paymentMethods), test: testPaymentMachine },
  actions: {
    tellPage: ({ event, self }) => childOf(self, 'page')?.send(event),
    tellTest: ({ self }) => childOf(self, 'test')?.send({ type: 'news.arrived' }),
    notifyApp,
  },
}).createMachine({
  id: 'methodPage',
  context: ({ input }) => input,
  invoke: [
    { id: 'page', src: 'page', input: ({ context }) => context, onError: { actions: notifyFailure } },
    {
      id: 'test',
      src: 'test',
      input: ({ context: { app, ids, location } }) => ({ app, ids, method: paramsOf(location)['id'] ?? '' }),
      onError: { actions: notifyFailure },
    },
  ],
  on: {
    'query.changed': { actions: 'tellPage' },
    'supplier.updated': { actions: 'tellPage' },
    'data.invalidated': { actions: ['tellPage', 'tellTest'] },
    'record.changed': { actions: ['tellPage', 'tellTest'] },
    'tab.shown': { actions: ['tellPage', 'tellTest'] },
  },
})

export type MethodPageActor = ActorRefFrom<typeof methodPageMachine>

/** The children of the page; a section without an own page machine is the record itself. */
export const methodPageParts = (actor: { getSnapshot(): SnapshotFrom<typeof methodPageMachine> }) =>
  actor.getSnapshot().children as {
    readonly page?: AnyActorRef
    readonly test?: ActorRefFrom<typeof testPaymentMachine>
  }
