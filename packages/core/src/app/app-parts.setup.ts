import type { AnyActorRef } from 'xstate'
import type { Appearance } from '../appearance/appearance.domain.ts'
import type { ConnectivityTold } from '../connectivity/connectivity.machine.ts'
import type { Telephone } from '../countries/countries.domain.ts'
import type { FeatureEvent, LeaveRequest } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import { messagesOf } from '../kernel/message.ts'
import type { Offered } from '../kernel/offered.ts'
import type { Location, PlainRouteName, RouteName } from '../kernel/routes.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import type { Claimed } from '../kit/claims/claims.domain.ts'
import type { ClaimsChanged } from '../kit/claims/claims.ts'
import type { Hearer } from '../kit/supervisor/hears.ts'
import type { Supervising } from '../kit/supervisor/parts.ts'
import type { AddressEvent, NavigationPort } from '../navigation/navigation.port.ts'
import type { Interrupted, Left } from '../navigation/way-back.domain.ts'
import type { Session, SignInDraft, Supplier } from '../session/session.domain.ts'
import type { SessionEvent } from '../session/session.port.ts'
import type { ToastsEvent } from '../toasts/toasts.machine.ts'
import { memoryOnlyToast, sessionExpiredToast } from './app.domain.ts'
import type { LogPort } from './app.port.ts'
import type { OutletEvent } from './outlet.machine.ts'
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
  /** The sections that the build names; all of them when absent. */
  readonly built?: Offered
  /** The sections that the server named on the last visit. */
  readonly recalled?: Offered
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly navigation: Pick<NavigationPort, 'writeAddress'>
  readonly log: LogPort
}

export interface AppContext extends Supervising {
  input: AppInput
  session: Session | null
  landing: PlainRouteName
  /** The sections that there are: those that the server names, otherwise those of the build. */
  offered: Offered
  /** The page that was asked for when its section was not there; `null` otherwise. */
  turnedAway: Location | null
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
