import { type AnyActorLogic, type AnyActorRef, assign, type CallbackActorLogic, raise, setup, stopChild } from 'xstate'
import type { Appearance } from '../appearance/appearance.domain.ts'
import { appearanceMachine } from '../appearance/appearance.machine.ts'
import { connectivityMachine, type LineNudged, type NetworkLost } from '../connectivity/connectivity.machine.ts'
import type { Telephone } from '../countries/countries.domain.ts'
import { spawned } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { messagesOf } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Place, type PlainRouteName, pathOf, type RouteName } from '../kernel/routes.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import type { Departure, TrunkEvent } from '../kernel/trunk.ts'
import type { Claimed } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, claimsLogic, watchClaims } from '../kit/claims/claims.ts'
import type { Hearer } from '../kit/supervisor/hears.ts'
import { isAlive, passOnTo, type Supervising } from '../kit/supervisor/parts.ts'
import { isSameScreen } from '../navigation/navigation.domain.ts'
import type { AddressFact, NavigationPort } from '../navigation/navigation.port.ts'
import { type NoticesEvent, noticesMachine } from '../notices/notices.machine.ts'
import {
  adopted,
  type Carried,
  nothingCarried,
  patched,
  type Session,
  type Supplier,
  type SupplierPatch,
} from '../session/session.domain.ts'
import type { SessionFact, SessionStorePort } from '../session/session.port.ts'
import { expiredNotice, memoryNotice, panelInput, screenInput } from './app.domain.ts'
import type { LogPort, ScreensPort } from './app.port.ts'
import type { PanelEvent } from './panel-parts.setup.ts'
import { type SlotEvent, slotMachine } from './slot.machine.ts'

/** From the app to its parts. */
type OwnEvent =
  | { type: 'place.opened'; wanted: PanelScreenInput }
  /** Another part of the same screen is wanted; `from` is the route that was open. */
  | { type: 'place.refined'; place: Place; from: RouteName }
  | { type: 'place.left'; to: RouteName }
  | { type: 'leaving.wanted'; departure: Departure }
  | { type: 'supplier.learned'; supplier: Supplier }
  /** Another tab has renewed the session. */
  | { type: 'session.adopted'; hasNewToken: boolean }
  /** The browser keeps no session: it ends with the tab. */
  | { type: 'session.notKept' }
  | { type: 'session.forgotten' }
  | { type: 'token.refused' }

export type AppEvent =
  | TrunkEvent
  | AddressFact
  | SessionFact
  | LineNudged
  | NetworkLost
  | ClaimsChanged
  | OwnEvent
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

export interface AppContext extends Supervising {
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

const sessionEnds = { type: 'session.ended' } as const

/** What the app passes on: to what is signed in, to the open screen, and to the notices. */
export const appTable = {
  panel: {
    hears: {
      'line.nudged': 'same',
      'network.lost': 'same',
      'token.refused': 'same',
      'session.adopted': ({ hasNewToken }) => (hasNewToken ? { type: 'token.changed' } : null),
      'supplier.learned': 'same',
      'place.refined': ({ place, from }) => (place.to === from ? null : { type: 'place.left', to: place.to }),
      'place.left': 'same',
      'screen.closed': 'same',
      'setup.learned': 'same',
      'setup.outdated': 'same',
      'balances.changed': () => ({ type: 'setup.outdated' }),
      'account.outdated': 'same',
      'intent.unclear': 'same',
      'intent.settled': 'same',
      'purchase.resumed': 'same',
      'change.made': 'same',
      'change.undone': 'same',
      'changes.requested': 'same',
      'count.learned': 'same',
      'write.failed': 'same',
      'leaving.wanted': 'same',
      'logout.chosen': () => sessionEnds,
      'departure.allowed': ({ departure }) => (departure.type === 'logout.chosen' ? sessionEnds : null),
    },
  } satisfies Hearer<AppContext, AppEvent, PanelEvent>,

  slot: {
    hears: {
      'place.opened': 'same',
      'place.refined': ({ place }) => ({ type: 'place.refined', place }),
      'supplier.learned': 'same',
      'setup.learned': 'same',
      'changes.updated': 'same',
      'work.discarded': 'same',
      'tab.shown': 'same',
      'news.arrived': 'same',
    },
  } satisfies Hearer<AppContext, AppEvent, SlotEvent>,

  notices: {
    hears: {
      'failure.met': ({ failure, otherwise }) => ({
        type: 'notice.raised',
        variant: 'destructive',
        messages: messagesOf(failure, otherwise),
      }),
      'success.met': ({ message }) => ({ type: 'notice.raised', variant: 'successful', messages: [message] }),
      'warning.met': ({ message }) => ({ type: 'notice.raised', variant: 'warning', messages: [message] }),
      'token.refused': () => ({ type: 'notice.raised', ...expiredNotice }),
      'session.notKept': () => ({ type: 'notice.raised', ...memoryNotice }),
      'session.forgotten': () => sessionEnds,
    },
  } satisfies Hearer<AppContext, AppEvent, NoticesEvent>,
}

export const appSetup = setup({
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
    passOn: passOnTo<AppContext, AppEvent>(appTable, (context, name) =>
      name === 'panel' ? context.panel !== null : isAlive(context, name),
    ),
    rememberFault: assign(({ context }, part: string) => ({ faulted: [...context.faulted, part] })),
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
    openScreen: raise(({ context, self }) => ({ type: 'place.opened', wanted: screenInput(context, self) }) as const),
    refineScreen: raise(
      ({ context }, { place }: Wanted) => ({ type: 'place.refined', place, from: context.place.to }) as const,
    ),
    leavePlace: raise(({ context }) => ({ type: 'place.left', to: context.place.to }) as const),
    startPanel: assign({
      panel: ({ context, self, spawn }, logic: AnyActorLogic) =>
        spawned(spawn, logic, { id: 'panel', input: panelInput(context, self) }),
    }),
    stopPanel: stopChild('panel'),
    forgetPanel: assign({ panel: null }),
    askToLeave: raise((_, departure: Departure) => ({ type: 'leaving.wanted', departure }) as const),
    tellSupplier: raise(
      ({ context: { session } }) => ({ type: 'supplier.learned', supplier: must(session).supplier }) as const,
    ),
    tellAdopted: raise(
      ({ context }, session: Session | null) =>
        ({ type: 'session.adopted', hasNewToken: session?.token !== context.session?.token }) as const,
    ),
    tellRefused: raise({ type: 'token.refused' }),
    tellNotKept: raise({ type: 'session.notKept' }),
    tellForgotten: raise({ type: 'session.forgotten' }),
    openLanding: raise(
      ({ context }) => ({ type: 'place.wanted', place: { to: context.landing }, replace: true }) as const,
    ),
    openStart: raise({ type: 'place.wanted', place: { to: 'dashboard' }, replace: true }),
    openLogin: raise({ type: 'place.wanted', place: { to: 'login' }, replace: true }),
    note: ({ context }, code: string) => context.input.log.note(code),
  },
})
