import { assign, type CallbackActorLogic, setup } from 'xstate'
import type { AttentionChanged } from '../chats/chats.port.ts'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { PortActors } from '../kernel/port.ts'
import type { RecordChanged } from '../kit/beside/record-changed.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Setup } from '../setup/setup.domain.ts'
import {
  type AlertChoice,
  type AlertNote,
  type Call,
  type Callers,
  isAnybody,
  nobody,
  noChoice,
  notesOf,
  wantedNotes,
} from './alerts.domain.ts'
import type { AlertsPort, CallPort, NoteOpened, TurnEvent } from './alerts.port.ts'

export type AlertsEvent =
  | RecordChanged
  | { type: 'setup.loaded'; setup: Setup }
  | AttentionChanged
  | TurnEvent
  | NoteOpened

export interface AlertsInput {
  readonly app: AppRef
  readonly supplierId: number
}

export interface AlertsContext extends AlertsInput {
  /** The page is visible and has the focus. */
  readonly isAttentive: boolean
  /** The new orders and the rooms that wait, as the server counts them; `null` until it has told. */
  readonly counts: { readonly orders: number; readonly chats: number } | null
  /** This tab alerts. */
  readonly hasTurn: boolean
  /** Those who have called and are not told of yet. */
  readonly callers: Callers
  /** Those about whom the server is asked. */
  readonly asked: Callers
  readonly choice: AlertChoice
  /** What is announced next. */
  readonly notes: readonly AlertNote[]
  readonly hasSound: boolean
}

/** The rooms that have begun to wait since the last count. */
const risenIn = ({ counts }: AlertsContext, { chats }: Setup): number =>
  counts === null ? 0 : Math.max(0, chats - counts.chats)

const mayNote = ({ isAttentive }: AlertsContext, { permission }: AlertChoice): boolean =>
  permission === 'granted' && !isAttentive

export const initialContext = (input: AlertsInput): AlertsContext => ({
  ...input,
  isAttentive: true,
  counts: null,
  hasTurn: false,
  callers: nobody,
  asked: nobody,
  choice: noChoice,
  notes: [],
  hasSound: false,
})

/** The request about those who call; the settings are read only for a notification. */
export const askedOf = (context: AlertsContext) => ({
  created: context.asked.created,
  withPush: mayNote(context, context.choice),
})

/** When nothing could be read, the orders are only counted. */
export const unreadCall: Call = { orders: null, push: { isOn: true, hasOrders: true } }

/** Actors, guards and actions of the alerts. */
export const alertsSetup = setup({
  types: {
    input: {} as AlertsInput,
    context: {} as AlertsContext,
    events: {} as AlertsEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as Readings<CallPort>),
    ...({} as PortActors<Pick<AlertsPort, 'loadChoice' | 'announce'>>),
    holdTurn: {} as CallbackActorLogic<TurnEvent, { readonly supplierId: number; readonly takes: boolean }>,
    watchNotes: {} as CallbackActorLogic<NoteOpened, void>,
    watchAttention: {} as CallbackActorLogic<AttentionChanged, void>,
    markIcon: {} as CallbackActorLogic<{ type: string }, void>,
  },
  guards: {
    takesTurn: ({ context }, isAttentive: boolean) => isAttentive && !context.hasTurn,
    isCalling: ({ context }, { section, isCreated }: RecordChanged) =>
      context.hasTurn && section === 'orders' && isCreated === true,
    isAnybody: ({ context }) => isAnybody(context.callers),
    isWaitedFor: ({ context: { counts } }) => counts !== null && counts.orders + counts.chats > 0,
    isHeard: ({ context }, choice: AlertChoice) => choice.isSoundOn || mayNote(context, choice),
    isDue: ({ context }) => context.hasSound || context.notes.length > 0,
  },
  actions: {
    setAttentive: assign((_, isAttentive: boolean) => ({ isAttentive })),
    setTurn: assign((_, hasTurn: boolean) => ({ hasTurn })),
    setCounts: assign((_, { orders, chats }: Setup) => ({ counts: { orders, chats } })),
    addOrder: assign(({ context: { callers } }, { id }: RecordChanged) => ({
      callers: { ...callers, created: [...new Set([...callers.created, id])] },
    })),
    addRooms: assign(({ context }, loaded: Setup) => {
      const { callers, hasTurn } = context
      return { callers: { ...callers, rooms: callers.rooms + (hasTurn ? risenIn(context, loaded) : 0) } }
    }),
    clearCallers: assign({ callers: nobody }),
    askAboutCallers: assign(({ context: { callers } }) => ({ asked: callers, callers: nobody })),
    setChoice: assign((_, choice: AlertChoice) => ({ choice })),
    setAlert: assign(({ context }, { orders, push }: Call) => {
      const notes = notesOf(context.asked, { orders })
      return {
        hasSound: context.choice.isSoundOn && notes.length > 0,
        notes: mayNote(context, context.choice) ? wantedNotes(notes, push) : [],
      }
    }),
    notifyApp,
  },
  // A burst of orders is told once.
  delays: { burstEnds: 2000 },
})
