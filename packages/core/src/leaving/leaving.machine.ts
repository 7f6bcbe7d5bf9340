import { type ActorRefFrom, assign, type CallbackActorLogic, type EventObject, type SnapshotFrom, setup } from 'xstate'
import { type Trunk, type TrunkEvent, tellTrunk } from '../kernel/trunk.ts'
import type { BarNews } from '../shell/shell.machine.ts'

/** What waits for a person who has typed something and not saved it. */
export type Departure = Extract<TrunkEvent, { type: 'place.wanted' | 'logout.chosen' }>

export type LeavingEvent =
  | { type: 'work.changed'; isUnsaved: boolean }
  | { type: 'leaving.wanted'; departure: Departure }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.dismissed' }

export interface LeavingInput {
  readonly trunk: Trunk
  readonly panel: { send(news: BarNews): void }
  /** Something may have been typed before anybody could ask about it. */
  readonly isUnsaved: boolean
}

export interface LeavingContext extends LeavingInput {
  departure: Departure | null
}

/** Nobody leaves unsaved work by mistake: not by a link, not by Back, not by logging out, not by closing the tab. */
export const leavingMachine = setup({
  types: {
    input: {} as LeavingInput,
    context: {} as LeavingContext,
    events: {} as LeavingEvent,
  },
  actors: { guardClosing: {} as CallbackActorLogic<EventObject, void> },
  guards: {
    isUnsaved: (_, isUnsaved: boolean) => isUnsaved,
    startsUnsaved: ({ context }) => context.isUnsaved,
    isLogout: ({ context }) => context.departure?.type === 'logout.chosen',
  },
  actions: {
    rememberDeparture: assign((_, departure: Departure) => ({ departure })),
    forgetDeparture: assign({ departure: null }),
    depart: ({ context }) => context.departure && context.trunk.send(context.departure),
    tellPanel: ({ context }, news: BarNews) => context.panel.send(news),
    tellTrunk,
  },
}).createMachine({
  id: 'leaving',
  context: ({ input }) => ({ ...input, departure: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'startsUnsaved', target: 'unsaved' }, { target: 'saved' }] },

    saved: {
      on: {
        'work.changed': { guard: { type: 'isUnsaved', params: ({ event }) => event.isUnsaved }, target: 'unsaved' },
        // Saved meanwhile: nothing holds anyone back.
        'leaving.wanted': {
          actions: [
            { type: 'tellTrunk', params: { type: 'work.changed', isUnsaved: false } },
            { type: 'tellTrunk', params: ({ event }) => event.departure },
          ],
        },
      },
    },

    unsaved: {
      invoke: {
        id: 'guardClosing',
        src: 'guardClosing',
        onError: { actions: { type: 'tellTrunk', params: { type: 'fault.noted', code: 'closing not guarded' } } },
      },
      on: {
        'work.changed': [
          { guard: { type: 'isUnsaved', params: ({ event }) => event.isUnsaved } },
          // What was typed has been saved while the question stood: then there is none.
          { target: 'saved', actions: ['depart', 'forgetDeparture'] },
        ],
      },
      initial: 'working',
      states: {
        working: {
          on: {
            'leaving.wanted': {
              target: 'asked',
              actions: { type: 'rememberDeparture', params: ({ event }) => event.departure },
            },
          },
        },

        asked: {
          entry: { type: 'tellPanel', params: { type: 'page.barred', by: 'leaving' } },
          exit: { type: 'tellPanel', params: { type: 'page.freed', by: 'leaving' } },
          on: {
            'leaving.wanted': { actions: { type: 'rememberDeparture', params: ({ event }) => event.departure } },
            'leaving.dismissed': { target: 'working', actions: 'forgetDeparture' },
            'leaving.confirmed': [
              {
                guard: 'isLogout',
                target: '#leaving.saved',
                actions: [{ type: 'tellTrunk', params: { type: 'work.discarded' } }, 'depart', 'forgetDeparture'],
              },
              {
                target: '#leaving.saved',
                actions: [
                  { type: 'tellTrunk', params: { type: 'work.changed', isUnsaved: false } },
                  'depart',
                  'forgetDeparture',
                ],
              },
            ],
          },
        },
      },
    },
  },
})

export type LeavingActor = ActorRefFrom<typeof leavingMachine>
export type LeavingSnapshot = SnapshotFrom<typeof leavingMachine>
