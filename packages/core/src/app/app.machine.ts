import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  type CallbackActorLogic,
  not,
  raise,
  type SnapshotFrom,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import type { Appearance } from '../appearance/appearance.domain.ts'
import { appearanceMachine } from '../appearance/appearance.machine.ts'
import { connectivityMachine, type LineNudged, type NetworkLost } from '../connectivity/connectivity.machine.ts'
import type { Telephone } from '../countries/countries.domain.ts'
import { childOf, spawned } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { messagesOf } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Place, type PlainRouteName, pathOf } from '../kernel/routes.ts'
import type { ScreenFact } from '../kernel/screen.ts'
import type { Departure, TrunkEvent } from '../kernel/trunk.ts'
import { type Claimed, nothingClaimed } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, claimsId, claimsLogic, watchClaims } from '../kit/claims/claims.ts'
import { admit, isSameScreen, placeOf } from '../navigation/navigation.domain.ts'
import type { AddressFact, NavigationPort } from '../navigation/navigation.port.ts'
import { type NoticeRequest, noticesMachine } from '../notices/notices.machine.ts'
import {
  adopted,
  type Carried,
  nothingCarried,
  patched,
  type Session,
  type SupplierPatch,
} from '../session/session.domain.ts'
import type { SessionFact, SessionStorePort } from '../session/session.port.ts'
import { expiredNotice, memoryNotice, panelInput, screenInput } from './app.domain.ts'
import type { LogPort, ScreensPort } from './app.port.ts'
import type { PanelEvent } from './panel-parts.setup.ts'
import { slotMachine } from './slot.machine.ts'

export type AppEvent =
  | TrunkEvent
  | AddressFact
  | SessionFact
  | LineNudged
  | NetworkLost
  | ClaimsChanged
  /** The session is over, and its owner comes back: what is typed waits as a draft. */
  | { type: 'signIn.wanted' }
  | { type: 'xstate.error.actor.panel'; error: unknown }

export interface AppInput {
  readonly session: Session | null
  readonly href: string
  /** What was typed into the page before the app took over. */
  readonly telephone: Telephone
  readonly appearance: Appearance
  readonly hasGallery?: boolean
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly navigation: Pick<NavigationPort, 'writeAddress'>
  readonly log: LogPort
}

export interface AppContext {
  input: AppInput
  session: Session | null
  landing: PlainRouteName
  place: Place
  carried: Carried
  panel: AnyActorRef | null
  claimed: Claimed
}

export interface Wanted {
  readonly place: Place
  readonly replace: boolean
}

const tokenRefused = [
  { type: 'raiseNotice', params: expiredNotice },
  { type: 'tellPanel', params: { type: 'token.refused' } },
] as const

/** The trunk: knows who is signed in and which place is open, and starts or stops everything that depends on it. */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<SessionStorePort, 'keepSession' | 'forgetSession'>>),
    ...({} as PortActors<Pick<ScreensPort, 'loadPanel'> & Pick<NavigationPort, 'reload'>>),
    watchAddress: {} as CallbackActorLogic<AddressFact, void>,
    watchSession: {} as CallbackActorLogic<SessionFact, void>,
    claims: claimsLogic,
    watchClaims,
    notices: noticesMachine,
    appearance: appearanceMachine,
    connectivity: connectivityMachine,
    slot: slotMachine,
  },
  guards: {
    isSignedIn: ({ context }) => context.session !== null,
    isMemoryOnly: (_, kept: 'stored' | 'memoryOnly') => kept === 'memoryOnly',
    isSomebody: (_, session: Session | null) => session !== null,
    isSameSupplier: ({ context }, session: Session | null) =>
      session !== null && session.supplier.id === context.session?.supplier.id,
    isNew: ({ context: { session } }, patch: SupplierPatch) =>
      session !== null && patched(session.supplier, patch) !== session.supplier,
    isUnauthorized: ({ context }, failure: Failure | undefined) =>
      context.session !== null && failure?.kind === 'unauthorized',
    isNavigation: (_, departure: Departure) => departure.type === 'place.wanted',
    isLogout: (_, departure: Departure) => departure.type === 'logout.chosen',
    isSameScreen: ({ context }, { place }: Wanted) => isSameScreen(context.place, place),
    losesByLeaving: ({ context: { claimed, panel } }) =>
      panel !== null && (claimed.screen.isDirty || claimed.screen.isPending),
    losesBySigningOut: ({ context: { claimed, panel } }) =>
      panel !== null && (claimed.all.isDirty || claimed.all.isPending),
    hasPendingWrites: ({ context: { claimed, panel } }) => panel !== null && claimed.all.isPending,
  },
  actions: {
    rememberSession: assign((_, session: Session) => ({ session, carried: nothingCarried })),
    rememberLanding: assign((_, landing: PlainRouteName) => ({ landing })),
    adoptSession: assign(({ context }, session: Session | null) => ({
      session: session && { ...session, supplier: adopted(context.session?.supplier, session.supplier) },
    })),
    forgetSession: assign({ session: null, carried: nothingCarried }),
    applyNews: assign(({ context: { session } }, patch: SupplierPatch) => ({
      session: session && { ...session, supplier: patched(session.supplier, patch) },
    })),
    rememberCarried: assign(({ context }, carried: Partial<Carried>) => ({
      carried: { ...context.carried, ...carried },
    })),
    rememberPlace: assign((_, { place }: Wanted) => ({ place })),
    setClaimed: assign((_, claimed: Claimed) => ({ claimed })),
    writeAddress: ({ context }, { place, replace }: Wanted) =>
      context.input.navigation.writeAddress({ href: pathOf(place), replace }),
    openScreen: ({ context, self }) => {
      childOf(self, 'slot')?.send({ type: 'place.opened', wanted: screenInput(context, self) })
      childOf(self, 'panel')?.send({ type: 'place.left', to: context.place.to })
    },
    refineScreen: ({ self }, { place }: Wanted) => childOf(self, 'slot')?.send({ type: 'place.refined', place }),
    tellPlace: ({ context, self }, { place }: Wanted) => {
      if (context.place.to !== place.to) childOf(self, 'panel')?.send({ type: 'place.left', to: place.to })
    },
    tellScreen: ({ self }, fact: ScreenFact) => childOf(self, 'slot')?.send({ type: 'screen.told', fact }),
    startPanel: assign({
      panel: ({ context, self, spawn }, logic: AnyActorLogic) =>
        spawned(spawn, logic, { id: 'panel', input: panelInput(context, self) }),
    }),
    stopPanel: stopChild('panel'),
    forgetPanel: assign({ panel: null }),
    askToLeave: ({ self }, departure: Departure) => childOf(self, 'panel')?.send({ type: 'leaving.wanted', departure }),
    tellSupplier: ({ context: { session }, self }) => {
      if (!session) return
      const fact = { type: 'supplier.learned' as const, supplier: session.supplier }
      childOf(self, 'panel')?.send(fact)
      childOf(self, 'slot')?.send({ type: 'screen.told', fact })
    },
    tellPanel: ({ self }, event: PanelEvent) => childOf(self, 'panel')?.send(event),
    renewPanel: ({ context, self }, session: Session | null) => {
      if (session?.token !== context.session?.token) childOf(self, 'panel')?.send({ type: 'token.changed' })
    },
    raiseNotice: sendTo('notices', (_, request: NoticeRequest) => ({ type: 'notice.raised', ...request })),
    clearNotices: sendTo('notices', { type: 'session.ended' }),
    openLanding: raise(({ context }) => ({
      type: 'place.wanted' as const,
      place: { to: context.landing },
      replace: true,
    })),
    openStart: raise({ type: 'place.wanted', place: { to: 'dashboard' }, replace: true }),
    openLogin: raise({ type: 'place.wanted', place: { to: 'login' }, replace: true }),
    note: ({ context }, code: string) => context.input.log.note(code),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({
    input,
    session: input.session,
    landing: 'statistics',
    place: admit(placeOf(input.href), input.session !== null, input.hasGallery),
    carried: { ...nothingCarried, telephone: input.telephone },
    panel: null,
    claimed: nothingClaimed,
  }),
  invoke: [
    // First to start and first to stop: every claim is made with it.
    { id: 'claims', src: 'claims', systemId: claimsId, onError: {} },
    { id: 'watchClaims', src: 'watchClaims', onError: {} },
    { id: 'notices', src: 'notices', onError: { actions: { type: 'note', params: 'notices stopped' } } },
    {
      id: 'appearance',
      src: 'appearance',
      input: ({ context, self }) => ({ appearance: context.input.appearance, trunk: self }),
      onError: { actions: { type: 'note', params: 'appearance stopped' } },
    },
    {
      id: 'connectivity',
      src: 'connectivity',
      input: ({ self }) => ({ trunk: self }),
      onError: { actions: { type: 'note', params: 'connectivity stopped' } },
    },
    {
      id: 'slot',
      src: 'slot',
      input: ({ context, self }) => ({ wanted: screenInput(context, self) }),
      onError: { actions: { type: 'note', params: 'slot stopped' } },
    },
    { id: 'watchAddress', src: 'watchAddress', onError: { actions: { type: 'note', params: 'address not watched' } } },
    { id: 'watchSession', src: 'watchSession', onError: { actions: { type: 'note', params: 'storage not watched' } } },
  ],
  entry: { type: 'writeAddress', params: ({ context }) => ({ place: context.place, replace: true }) },
  initial: 'arriving',
  on: {
    'place.wanted': [
      {
        guard: { type: 'isSameScreen', params: wantedPlace },
        actions: [
          { type: 'tellPlace', params: wantedPlace },
          { type: 'rememberPlace', params: wantedPlace },
          { type: 'writeAddress', params: wantedPlace },
          { type: 'refineScreen', params: wantedPlace },
        ],
      },
      {
        guard: 'losesByLeaving',
        actions: [
          { type: 'writeAddress', params: ({ context }) => ({ place: context.place, replace: false }) },
          { type: 'askToLeave', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'rememberPlace', params: wantedPlace },
          { type: 'writeAddress', params: wantedPlace },
          'openScreen',
        ],
      },
    ],
    'departure.allowed': {
      guard: { type: 'isNavigation', params: ({ event }) => event.departure },
      actions: [
        { type: 'rememberPlace', params: wantedPlace },
        { type: 'writeAddress', params: wantedPlace },
        'openScreen',
      ],
    },
    'claims.changed': { actions: { type: 'setClaimed', params: ({ event }) => event.claimed } },
    'address.changed': {
      actions: raise(({ event }) => ({ type: 'place.wanted' as const, place: placeOf(event.href), replace: true })),
    },
    'failure.met': [
      {
        guard: { type: 'isUnauthorized', params: ({ event }) => event.failure },
        actions: tokenRefused,
      },
      {
        actions: {
          type: 'raiseNotice',
          params: ({ event }) => ({ variant: 'destructive', messages: messagesOf(event.failure, event.otherwise) }),
        },
      },
    ],
    'fault.noted': [
      {
        guard: { type: 'isUnauthorized', params: ({ event }) => event.failure },
        actions: [{ type: 'note', params: ({ event }) => event.code }, ...tokenRefused],
      },
      { actions: { type: 'note', params: ({ event }) => event.code } },
    ],
    'success.met': {
      actions: {
        type: 'raiseNotice',
        params: ({ event }) => ({ variant: 'successful', messages: [event.message] }),
      },
    },
    'warning.met': {
      actions: { type: 'raiseNotice', params: ({ event }) => ({ variant: 'warning', messages: [event.message] }) },
    },
    'carried.changed': { actions: { type: 'rememberCarried', params: ({ event }) => event.carried } },
    'line.nudged': {
      actions: { type: 'tellPanel', params: ({ event }) => ({ type: 'line.nudged', reason: event.reason }) },
    },
    'network.lost': { actions: { type: 'tellPanel', params: ({ event }) => event } },
    'setup.learned': {
      actions: [
        { type: 'tellPanel', params: ({ event }) => event },
        { type: 'tellScreen', params: ({ event }) => event },
      ],
    },
    'setup.outdated': { actions: { type: 'tellPanel', params: ({ event }) => event } },
    'account.outdated': { actions: { type: 'tellPanel', params: ({ event }) => event } },
    'write.failed': { actions: { type: 'tellPanel', params: ({ event }) => event } },
    'screen.closed': { actions: { type: 'tellPanel', params: ({ event }) => event } },
    'work.discarded': { actions: { type: 'tellScreen', params: ({ event }) => event } },
    'panel.told': { actions: { type: 'tellPanel', params: ({ event }) => event.fact } },
    'screen.told': { actions: { type: 'tellScreen', params: ({ event }) => event.fact } },
    'intent.unclear': { actions: { type: 'tellPanel', params: ({ event }) => event } },
    'intent.settled': { actions: { type: 'tellPanel', params: ({ event }) => event } },
    'purchase.resumed': { actions: { type: 'tellPanel', params: ({ event }) => event } },
    'balances.changed': { actions: { type: 'tellPanel', params: { type: 'setup.outdated' } } },
  },
  states: {
    arriving: {
      always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'signedOut' }],
    },

    signedOut: {
      on: {
        'session.opened': {
          target: 'keeping',
          actions: [
            { type: 'rememberSession', params: ({ event }) => event.session },
            { type: 'rememberLanding', params: ({ event }) => event.landing },
          ],
        },
        'session.changedElsewhere': {
          guard: { type: 'isSomebody', params: ({ event }) => event.session },
          target: 'signedIn',
          actions: [{ type: 'rememberSession', params: ({ event }) => must(event.session) }, 'openStart'],
        },
      },
    },

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepSession',
        src: 'keepSession',
        input: ({ context }) => must(context.session),
        onDone: [
          {
            guard: { type: 'isMemoryOnly', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: ['openLanding', { type: 'raiseNotice', params: memoryNotice }],
          },
          { target: 'signedIn', actions: 'openLanding' },
        ],
        onError: { target: 'signedIn', actions: ['openLanding', { type: 'raiseNotice', params: memoryNotice }] },
      },
    },

    signedIn: {
      type: 'parallel',
      exit: ['stopPanel', 'forgetPanel'],
      on: {
        'logout.chosen': [
          {
            guard: 'losesBySigningOut',
            actions: { type: 'askToLeave', params: ({ event }) => event },
          },
          { target: 'signingOut', actions: { type: 'tellPanel', params: { type: 'session.ended' } } },
        ],
        'departure.allowed': {
          guard: { type: 'isLogout', params: ({ event }) => event.departure },
          target: 'signingOut',
          actions: { type: 'tellPanel', params: { type: 'session.ended' } },
        },
        'signIn.wanted': 'signingOut',
        'session.changedElsewhere': [
          {
            guard: { type: 'isSameSupplier', params: ({ event }) => event.session },
            actions: [
              { type: 'renewPanel', params: ({ event }) => event.session },
              { type: 'adoptSession', params: ({ event }) => event.session },
              'tellSupplier',
            ],
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.session },
            target: 'signedIn',
            reenter: true,
            actions: [
              { type: 'rememberSession', params: ({ event }) => must(event.session) },
              'clearNotices',
              'openStart',
            ],
          },
          { target: 'signedOut', actions: ['forgetSession', 'clearNotices', 'openLogin'] },
        ],
      },
      states: {
        panel: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadPanel',
                src: 'loadPanel',
                onDone: { target: 'open', actions: { type: 'startPanel', params: ({ event }) => event.output } },
                onError: { target: 'missing', actions: { type: 'note', params: 'panel not loaded' } },
              },
            },

            open: {
              on: {
                'xstate.error.actor.panel': {
                  target: 'missing',
                  actions: ['forgetPanel', { type: 'note', params: 'panel stopped' }],
                },
              },
            },

            missing: { on: { 'retry.chosen': 'renewing' } },

            renewing: {
              tags: 'busy',
              invoke: { id: 'reload', src: 'reload', onDone: 'loading', onError: 'loading' },
            },
          },
        },

        access: {
          initial: 'known',
          states: {
            known: { on: { 'access.gained': 'gained' } },

            // Starting afresh drops what is on its way: that has to arrive first.
            gained: {
              always: {
                guard: not('hasPendingWrites'),
                target: '#app.signedIn',
                reenter: true,
                actions: 'openScreen',
              },
            },
          },
        },

        session: {
          initial: 'kept',
          on: {
            'supplier.changed': [
              {
                guard: { type: 'isNew', params: ({ event }) => event.patch },
                target: '.keeping',
                actions: [{ type: 'applyNews', params: ({ event }) => event.patch }, 'tellSupplier'],
              },
              // Realtime news may have overtaken the answer; whoever asked hears it all the same.
              { actions: 'tellSupplier' },
            ],
          },
          states: {
            kept: {},

            keeping: {
              tags: 'busy',
              invoke: {
                id: 'keepNews',
                src: 'keepSession',
                input: ({ context }) => must(context.session),
                onDone: 'kept',
                onError: 'kept',
              },
            },
          },
        },
      },
    },

    signingOut: {
      tags: 'busy',
      entry: ['forgetSession', 'clearNotices', 'openLogin'],
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        // Whoever only signs in anew comes back to what they typed.
        input: ({ event }) => ({ drafts: event.type !== 'signIn.wanted' ? ('forgotten' as const) : ('kept' as const) }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
  },
})

export type AppActor = ActorRefFrom<typeof appMachine>
export type AppSnapshot = SnapshotFrom<typeof appMachine>

function wantedPlace({ context, event }: { context: AppContext; event: AppEvent }): Wanted {
  const wanted = event.type === 'departure.allowed' ? event.departure : event
  if (wanted.type !== 'place.wanted') return { place: context.place, replace: true }
  return {
    place: admit(wanted.place, context.session !== null, context.input.hasGallery),
    replace: wanted.replace ?? false,
  }
}
