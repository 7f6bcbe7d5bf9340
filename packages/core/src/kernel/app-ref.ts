import type { Intent } from '../intents/intents.domain.ts'
import type { Session, SignInDraft, SupplierPatch } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { type Failure, toFailure } from './failure.ts'
import type { Message } from './message.ts'
import type { Location, PlainRouteName } from './routes.ts'
import type { ScreenEvent, ScreenToPanelEvent } from './screen-events.ts'

export type ToastVariant = 'default' | 'destructive' | 'successful' | 'warning' | 'loading'

/** A request to leave the open screen. It may have to wait for the supplier's confirmation. */
export type LeaveRequest =
  | { type: 'navigation.requested'; location: Location; replace?: boolean }
  | { type: 'logout.chosen' }

/** Events from a feature to the app. Features never send events to each other directly. */
export type FeatureEvent =
  /** `otherwise` is shown when the server sends no text. */
  | { type: 'failure.reported'; failure: Failure; otherwise?: Message }
  | { type: 'success.reported'; message: Message }
  | { type: 'warning.reported'; message: Message }
  | { type: 'fault.logged'; code: string; failure?: Failure }
  | LeaveRequest
  /** The navigation or logout is no longer blocked. */
  | { type: 'leave.allowed'; leaveRequest: LeaveRequest }
  | { type: 'signInDraft.changed'; signInDraft: Partial<SignInDraft> }
  | { type: 'session.opened'; session: Session; landing: PlainRouteName }
  | { type: 'supplier.changed'; patch: SupplierPatch }
  /** The server sent fresh settings; cached settings do not emit it. */
  | { type: 'setup.loaded'; setup: Setup }
  /** The settings may be stale. */
  | { type: 'setup.invalidated' }
  /** The data of the supplier may be stale. */
  | { type: 'account.invalidated' }
  /** A move of money was made, so every figure on the page is stale. */
  | { type: 'balances.changed' }
  /** A move of money got no certain response, or a new one is blocked by an earlier open one. */
  | { type: 'intent.unclear'; id: string }
  /** The outcome of a move of money is known now. */
  | { type: 'intent.settled'; intent: Intent }
  /** A top-up that was started at the paywall has arrived. */
  | { type: 'purchase.resumed' }
  /** The subscription was paid: the signed-in part restarts. */
  | { type: 'access.gained' }
  /** From an open screen to the parts of the panel. */
  | ScreenToPanelEvent
  /** From the parts of the panel to the open screen. */
  | Extract<ScreenEvent, { type: 'changes.updated' | 'data.invalidated' | 'tab.shown' }>
  /** Discard typed and unsaved input. */
  | { type: 'edits.discarded' }
  /** A write failed: cancel the navigation or logout that waits for it. */
  | { type: 'write.failed' }
  /** Load the missing screen or panel again. */
  | { type: 'retry.chosen' }
  /** The open screen has stopped, together with its dialogs. */
  | { type: 'screen.closed' }

export interface AppRef {
  send(event: FeatureEvent): void
}

/** The action by which a machine sends events to the app. */
export const notifyApp = ({ context }: { context: { readonly app: AppRef } }, event: FeatureEvent): void =>
  context.app.send(event)

export interface WithError {
  readonly event: { readonly error: unknown }
}

/** The `onError` action that reports a failure to the app. */
export const notifyFailure = {
  type: 'notifyApp',
  params: ({ event }: WithError): FeatureEvent => ({ type: 'failure.reported', failure: toFailure(event.error) }),
} as const
