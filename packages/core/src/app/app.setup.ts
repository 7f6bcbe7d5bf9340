import { type AnyActorLogic, assign, type CallbackActorLogic, raise, setup, stopChild } from 'xstate'
import { appearanceMachine } from '../appearance/appearance.machine.ts'
import { connectivityMachine } from '../connectivity/connectivity.machine.ts'
import type { LeaveRequest } from '../kernel/app-ref.ts'
import { spawned } from '../kernel/child.ts'
import { type Failure, isAbsent } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { Offered } from '../kernel/offered.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Location, type PlainRouteName, pathOf } from '../kernel/routes.ts'
import { isAlike } from '../kernel/same.ts'
import type { Claimed } from '../kit/claims/claims.domain.ts'
import { claimsLogic, watchClaims } from '../kit/claims/claims.ts'
import { isAlive, passOnTo } from '../kit/supervisor/parts.ts'
import { storeAfter } from '../navigation/chosen-store.domain.ts'
import { admit, isSameScreen } from '../navigation/navigation.domain.ts'
import type { AddressEvent, NavigationPort } from '../navigation/navigation.port.ts'
import { landingOf, leftAfter } from '../navigation/way-back.domain.ts'
import {
  adopted,
  emptySignInDraft,
  patched,
  type Session,
  type SignInDraft,
  type SupplierPatch,
} from '../session/session.domain.ts'
import type { SessionEvent, SessionStorePort } from '../session/session.port.ts'
import { toastsMachine } from '../toasts/toasts.machine.ts'
import { panelInput, screenInput } from './app.domain.ts'
import type { ScreensPort } from './app.port.ts'
import { type AppContext, type AppEvent, type AppInput, appTable } from './app-parts.setup.ts'
import { outletMachine } from './outlet.machine.ts'

export type Wanted = {
  readonly location: Location
  readonly replace: boolean
  readonly turnedAway?: Location | null
}

type Admitting = Pick<AppContext, 'session' | 'input' | 'offered'>

/** The location that the app opens for a requested one. */
export const admitted = ({ session, input, offered }: Admitting, location: Location): Location =>
  admit(location, session !== null, input.hasGallery, offered)

/** The page that the supplier wants to see, also one whose section is not there. */
const askedIn = ({ turnedAway, location }: AppContext): Location => turnedAway ?? location

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
    isAbsent: (_, failure: Failure | undefined) => isAbsent(failure),
    isNavigation: (_, leaveRequest: LeaveRequest) => leaveRequest.type === 'navigation.requested',
    endsSession: (_, leaveRequest: LeaveRequest) => leaveRequest.type !== 'navigation.requested',
    changesOffered: ({ context: { input, offered } }, named: Offered) =>
      !isAlike(offered, named ?? input.built ?? null),
    opensElsewhere: ({ context }, named: Offered) =>
      !isSameScreen(
        context.location,
        admitted({ ...context, offered: named ?? context.input.built ?? null }, askedIn(context)),
      ),
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
    setSession: assign(({ context: { input } }, session: Session) => ({
      session,
      offered: input.built ?? null,
      store: null,
      left: {},
      signInDraft: emptySignInDraft,
    })),
    setLanding: assign((_, landing: PlainRouteName) => ({ landing })),
    adoptSession: assign(({ context }, session: Session | null) => ({
      session: session && { ...session, supplier: adopted(context.session?.supplier, session.supplier) },
    })),
    clearSession: assign(({ context: { session, location, input }, event }) => ({
      session: null,
      offered: input.built ?? null,
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
    setLocation: assign(({ context: { store, left, location: from } }, { location, turnedAway = null }: Wanted) => ({
      location,
      turnedAway,
      store: storeAfter(store, location),
      left: leftAfter(left, from, location),
    })),
    setOffered: assign(({ context: { input } }, named: Offered) => ({ offered: named ?? input.built ?? null })),
    rereadScreen: raise({ type: 'data.invalidated' }),
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
    openAsked: raise(
      ({ context }) =>
        ({ type: 'navigation.requested', location: askedIn(context), replace: true, isExact: true }) as const,
    ),
    openStart: raise({ type: 'navigation.requested', location: { to: 'dashboard' }, replace: true }),
    openLogin: raise({ type: 'navigation.requested', location: { to: 'login' }, replace: true }),
    note: ({ context: { input } }, { code, thrown }: { readonly code: string; readonly thrown?: unknown }) =>
      thrown === undefined ? input.log.note(code) : input.log.note(code, thrown),
  },
})
