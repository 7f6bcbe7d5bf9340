import { type AnyActorLogic, type AnyActorRef, assign, type CallbackActorLogic, raise, setup, stopChild } from 'xstate'
import type { Appearance } from '../appearance/appearance.domain.ts'
import { appearanceMachine } from '../appearance/appearance.machine.ts'
import { type ConnectivityTold, connectivityMachine } from '../connectivity/connectivity.machine.ts'
import type { Telephone } from '../countries/countries.domain.ts'
import type { FeatureEvent, LeaveRequest } from '../kernel/app-ref.ts'
import { spawned } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { messagesOf } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Location, type PlainRouteName, pathOf, type RouteName } from '../kernel/routes.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import type { Claimed } from '../kit/claims/claims.domain.ts'
import { type ClaimsChanged, claimsLogic, watchClaims } from '../kit/claims/claims.ts'
import type { Hearer } from '../kit/supervisor/hears.ts'
import { isAlive, passOnTo, type Supervising } from '../kit/supervisor/parts.ts'
import { storeAfter } from '../navigation/chosen-store.domain.ts'
import { isSameScreen } from '../navigation/navigation.domain.ts'
import type { AddressEvent, NavigationPort } from '../navigation/navigation.port.ts'
import { type Interrupted, type Left, landingOf, leftAfter } from '../navigation/way-back.domain.ts'
import {
  adopted,
  emptySignInDraft,
  patched,
  type Session,
  type SignInDraft,
  type Supplier,
  type SupplierPatch,
} from '../session/session.domain.ts'
import type { SessionEvent, SessionStorePort } from '../session/session.port.ts'
import { type ToastsEvent, toastsMachine } from '../toasts/toasts.machine.ts'
import { memoryOnlyToast, panelInput, screenInput, sessionExpiredToast } from './app.domain.ts'
import type { LogPort, ScreensPort } from './app.port.ts'
import { type OutletEvent, outletMachine } from './outlet.machine.ts'
import type { PanelEvent } from './panel-parts.setup.ts'

/** Events that the app raises for its parts. */
type OwnEvent =
  | { type: 'screen.requested'; wanted: PanelScreenInput }
  /** Only the query or the hash changed, or a dialog route of the same screen opened; `from` is the previous route. */
  | { type: 'query.changed'; location: Location; from: RouteName }
  | { type: 'route.changed'; to: RouteName }
  | { type: 'location.changed'; location: Location }
  | { type: 'leave.requested'; leaveRequest: LeaveRequest }
  | { type: 'supplier.updated'; supplier: Supplier }
  /** Another tab has renewed the session. */
  | { type: 'session.adopted'; hasNewToken: boolean }
  /** The browser stored no session, so it ends with the tab. */
  | { type: 'session.notSaved' }
  | { type: 'session.cleared' }
  /** `isKept`: drafts hold all of the unsaved input. */
  | { type: 'token.refused'; isKept: boolean }

export type AppEvent =
  | FeatureEvent
  | AddressEvent
  | SessionEvent
  | ConnectivityTold
  | ClaimsChanged
  | OwnEvent
  | { type: 'xstate.error.actor.panel'; error: unknown }

export interface AppInput {
  readonly session: Session | null
  readonly href: string
  /** The telephone number typed into the page before the app started. */
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
  /** Where the session ended whose supplier is to sign in again. */
  interrupted: Interrupted | null
  location: Location
  /** The store chosen last, which goes along to other pages that know stores; `null` for all stores. */
  store: string | null
  /** The queries of the pages that were left, for the way back to a list. */
  left: Left
  signInDraft: SignInDraft
  panel: AnyActorRef | null
  claimed: Claimed
}

export type Wanted = { readonly location: Location; readonly replace: boolean }

const sessionEnds = { type: 'session.ended' } as const

/** The events that the app forwards to the panel, the open screen and the toasts. */
export const appTable = {
  panel: {
    hears: {
      'wakeUp.received': 'same',
      'network.lost': 'same',
      'token.refused': 'same',
      'session.adopted': ({ hasNewToken }) => (hasNewToken ? { type: 'token.changed' } : null),
      'supplier.updated': 'same',
      'query.changed': ({ location, from }) =>
        location.to === from ? null : { type: 'route.changed', to: location.to },
      'route.changed': 'same',
      'location.changed': 'same',
      'screen.closed': 'same',
      'setup.loaded': 'same',
      'setup.invalidated': 'same',
      'balances.changed': () => ({ type: 'setup.invalidated' }),
      'account.invalidated': 'same',
      'intent.unclear': 'same',
      'intent.settled': 'same',
      'purchase.resumed': 'same',
      'change.made': 'same',
      'change.undone': 'same',
      'changes.requested': 'same',
      'count.loaded': 'same',
      'job.started': 'same',
      'message.written': 'same',
      'messages.seen': 'same',
      'message.removed': 'same',
      'write.failed': 'same',
      'leave.requested': 'same',
      'logout.chosen': () => sessionEnds,
      'leave.allowed': ({ leaveRequest }) => (leaveRequest.type === 'logout.chosen' ? sessionEnds : null),
    },
  } satisfies Hearer<AppContext, AppEvent, PanelEvent>,

  outlet: {
    hears: {
      'screen.requested': 'same',
      'query.changed': ({ location }) => ({ type: 'query.changed', location }),
      'supplier.updated': 'same',
      'setup.loaded': 'same',
      'changes.updated': 'same',
      'edits.discarded': 'same',
      'tab.shown': 'same',
      'tab.hidden': 'same',
      'data.invalidated': 'same',
      'record.changed': 'same',
      'message.sent': 'same',
    },
  } satisfies Hearer<AppContext, AppEvent, OutletEvent>,

  toasts: {
    hears: {
      'failure.reported': ({ failure, otherwise }) => ({
        type: 'toast.added',
        variant: 'destructive',
        messages: messagesOf(failure, otherwise),
      }),
      'success.reported': ({ message, way }) => ({
        type: 'toast.added',
        variant: 'successful',
        messages: [message],
        ...(way && { way }),
      }),
      'warning.reported': ({ message }) => ({ type: 'toast.added', variant: 'warning', messages: [message] }),
      'token.refused': ({ isKept }) => ({ type: 'toast.added', ...sessionExpiredToast(isKept) }),
      'session.notSaved': () => ({ type: 'toast.added', ...memoryOnlyToast }),
      'session.cleared': () => sessionEnds,
    },
  } satisfies Hearer<AppContext, AppEvent, ToastsEvent>,
}

/** Whether the session ends only for its supplier to sign in again. */
const signsInAgain = (event: AppEvent): boolean =>
  (event.type === 'leave.allowed' ? event.leaveRequest : event).type === 'signIn.requested'

export const draftsAfter = (event: AppEvent): 'kept' | 'forgotten' => (signsInAgain(event) ? 'kept' : 'forgotten')

export const appSetup = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<SessionStorePort, 'saveSession' | 'clearSession'>>),
    ...({} as PortActors<Pick<ScreensPort, 'loadPanel'> & Pick<NavigationPort, 'reload'>>),
    watchAddress: {} as CallbackActorLogic<AddressEvent, void>,
    watchSession: {} as CallbackActorLogic<SessionEvent, void>,
    claims: claimsLogic,
    watchClaims,
    toasts: toastsMachine,
    appearance: appearanceMachine,
    connectivity: connectivityMachine,
    outlet: outletMachine,
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
    isNavigation: (_, leaveRequest: LeaveRequest) => leaveRequest.type === 'navigation.requested',
    endsSession: (_, leaveRequest: LeaveRequest) => leaveRequest.type !== 'navigation.requested',
    isSameScreen: ({ context }, { location }: Wanted) => isSameScreen(context.location, location),
    losesByLeaving: ({ context: { claimed, panel } }) =>
      panel !== null && (claimed.screen.isDirty || claimed.screen.isPending),
    losesBySigningOut: ({ context: { claimed, panel } }) =>
      panel !== null && (claimed.all.isDirty || claimed.all.isPending),
    losesBySigningIn: ({ context: { claimed, panel } }) => panel !== null && !claimed.all.isKept,
    hasPendingWrites: ({ context: { claimed, panel } }) => panel !== null && claimed.all.isPending,
  },
  actions: {
    passOn: passOnTo<AppContext, AppEvent>(appTable, (context, name) =>
      name === 'panel' ? context.panel !== null : isAlive(context, name),
    ),
    setFault: assign(({ context }, part: string) => ({ faulted: [...context.faulted, part] })),
    setSession: assign((_, session: Session) => ({ session, store: null, left: {}, signInDraft: emptySignInDraft })),
    setLanding: assign((_, landing: PlainRouteName) => ({ landing })),
    adoptSession: assign(({ context }, session: Session | null) => ({
      session: session && { ...session, supplier: adopted(context.session?.supplier, session.supplier) },
    })),
    clearSession: assign(({ context: { session, location }, event }) => ({
      session: null,
      landing: 'statistics' as const,
      store: null,
      left: {},
      signInDraft: emptySignInDraft,
      interrupted: session && signsInAgain(event) ? { supplierId: session.supplier.id, location } : null,
    })),
    applyPatch: assign(({ context: { session } }, patch: SupplierPatch) => ({
      session: session && { ...session, supplier: patched(session.supplier, patch) },
    })),
    setSignInDraft: assign(({ context }, signInDraft: Partial<SignInDraft>) => ({
      signInDraft: { ...context.signInDraft, ...signInDraft },
    })),
    setLocation: assign(({ context: { store, left, location: from } }, { location }: Wanted) => ({
      location,
      store: storeAfter(store, location),
      left: leftAfter(left, from, location),
    })),
    setClaimed: assign((_, claimed: Claimed) => ({ claimed })),
    writeAddress: ({ context }, { location, replace }: Wanted) =>
      context.input.navigation.writeAddress({ href: pathOf(location), replace }),
    openScreen: raise(
      ({ context, self }) => ({ type: 'screen.requested', wanted: screenInput(context, self) }) as const,
    ),
    refineScreen: raise(
      ({ context }, { location }: Wanted) => ({ type: 'query.changed', location, from: context.location.to }) as const,
    ),
    announceLocation: raise(({ context: { location } }) => ({ type: 'location.changed', location }) as const),
    announceRoute: raise(({ context }) => ({ type: 'route.changed', to: context.location.to }) as const),
    startPanel: assign({
      panel: ({ context, self, spawn }, logic: AnyActorLogic) =>
        spawned(spawn, logic, { id: 'panel', input: panelInput(context, self) }),
    }),
    stopPanel: stopChild('panel'),
    clearPanel: assign({ panel: null }),
    requestLeave: raise((_, leaveRequest: LeaveRequest) => ({ type: 'leave.requested', leaveRequest }) as const),
    raiseSupplierUpdated: raise(
      ({ context: { session } }) => ({ type: 'supplier.updated', supplier: must(session).supplier }) as const,
    ),
    raiseSessionAdopted: raise(
      ({ context }, session: Session | null) =>
        ({ type: 'session.adopted', hasNewToken: session?.token !== context.session?.token }) as const,
    ),
    raiseTokenRefused: raise(
      ({ context: { claimed } }) => ({ type: 'token.refused', isKept: claimed.all.isKept }) as const,
    ),
    raiseSessionNotSaved: raise({ type: 'session.notSaved' }),
    raiseSessionCleared: raise({ type: 'session.cleared' }),
    openLanding: raise(({ context: { interrupted, session, landing } }) => {
      const location = landingOf(interrupted, must(session).supplier.id, landing)
      return { type: 'navigation.requested', location, replace: true } as const
    }),
    openStart: raise({ type: 'navigation.requested', location: { to: 'dashboard' }, replace: true }),
    openLogin: raise({ type: 'navigation.requested', location: { to: 'login' }, replace: true }),
    note: ({ context: { input } }, { code, thrown }: { readonly code: string; readonly thrown?: unknown }) =>
      thrown === undefined ? input.log.note(code) : input.log.note(code, thrown),
  },
})
