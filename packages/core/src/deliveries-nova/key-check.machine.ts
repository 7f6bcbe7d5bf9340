import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { BesideEvent, BesideInput } from '../kit/beside/beside.machine.ts'
import { type LoadMachine, loadMachine, type ValueRead } from '../kit/load/load.machine.ts'
import { hasUsableKey, isKeyBeingChecked, type NovaFound } from './nova.domain.ts'

export type KeysFound = Pick<NovaFound, 'keys'>
type KeysRead = ValueRead<KeysFound>

export interface KeyCheckContext extends BesideInput {
  /** Whether a key could be used when the check had ended. */
  hasPassed: boolean
}

const keysIn = ({ event }: { readonly event: KeysRead }): KeysFound => event.value

/**
 * Beside the list of delivery methods: waits until the carrier has checked the only key, because no sender can be added
 * before, and then has the list read again.
 */
export const keyCheckMachine = setup({
  types: {
    input: {} as BesideInput,
    context: {} as KeyCheckContext,
    events: {} as BesideEvent | KeysRead,
    children: {} as { load: 'load' },
  },
  actors: { load: loadMachine as unknown as LoadMachine<KeysFound> },
  guards: { isKeyBeingChecked: (_, found: KeysFound) => isKeyBeingChecked(found) },
  actions: {
    refresh: ({ self }) => childOf(self, 'load')?.send({ type: 'refresh.requested' }),
    setOutcome: assign((_, found: KeysFound) => ({ hasPassed: hasUsableKey(found) })),
    touchList: ({ context: { page } }) => page.send({ type: 'record.touched' }),
    notifyApp,
  },
  // The event that tells of the end may be lost.
  delays: { checkPause: 3000 },
}).createMachine({
  id: 'keyCheck',
  context: ({ input }) => ({ ...input, hasPassed: false }),
  invoke: {
    id: 'load',
    src: 'load',
    input: ({ context: { app }, self }) => ({ app, owner: self, subject: 'delivery keys' }),
    onError: { actions: notifyFailure },
  },
  initial: 'known',
  on: {
    'page.read': { actions: 'refresh' },
    'refresh.requested': { actions: 'refresh' },
    'value.read': { guard: { type: 'isKeyBeingChecked', params: keysIn }, target: '.checking' },
  },
  states: {
    known: {},
    checking: {
      after: { checkPause: { target: 'checking', reenter: true, actions: 'refresh' } },
      on: {
        'value.read': [
          { guard: { type: 'isKeyBeingChecked', params: keysIn } },
          { target: 'ended', actions: [{ type: 'setOutcome', params: keysIn }, 'touchList'] },
        ],
      },
    },
    ended: {},
  },
})

export type KeyCheckActor = ActorRefFrom<typeof keyCheckMachine>
export type KeyCheckSnapshot = SnapshotFrom<typeof keyCheckMachine>
