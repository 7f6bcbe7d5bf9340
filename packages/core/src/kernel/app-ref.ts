import { type Failure, toFailure } from './failure.ts'
import type { Message } from './message.ts'
import type { Location } from './routes.ts'
import type { ScreenEvent } from './screen-events.ts'

export type ToastVariant = 'default' | 'destructive' | 'successful' | 'warning' | 'loading'

/** A request to leave the open screen. It may have to wait for the supplier's confirmation. */
export type LeaveRequest =
  /** `isExact`: the address bar or the history asks for just this location. */
  | { type: 'navigation.requested'; location: Location; replace?: boolean; isExact?: boolean }
  | { type: 'logout.chosen' }
  /** The session has expired and its supplier signs in again; drafts stay in storage. */
  | { type: 'signIn.requested' }

/** Where a message leads: the command that takes back what it tells of, or the record that was made. */
export interface Way {
  readonly label: 'undo' | 'open'
  readonly location: Location
}

type KernelEvent =
  /** `otherwise` is shown when the server sends no text. */
  | { type: 'failure.reported'; failure: Failure; otherwise?: Message }
  | { type: 'success.reported'; message: Message; way?: Way }
  | { type: 'warning.reported'; message: Message }
  /** `thrown` is the error of a bug, for the console of a developer. */
  | { type: 'fault.logged'; code: string; failure?: Failure; thrown?: unknown }
  | LeaveRequest
  /** The navigation or logout is no longer blocked. */
  | { type: 'leave.allowed'; leaveRequest: LeaveRequest }
  /** Discard typed and unsaved input. */
  | { type: 'edits.discarded' }
  /** A write failed: cancel the navigation or logout that waits for it. */
  | { type: 'write.failed' }
  /** Load the missing screen or panel again. */
  | { type: 'retry.chosen' }
  /** The open screen has stopped, together with its dialogs. */
  | { type: 'screen.closed' }
  /** From the parts of the panel to the open screen. */
  | Extract<ScreenEvent, { type: 'changes.updated' | 'data.invalidated' | 'tab.shown' | 'tab.hidden' }>

/** The events that each feature sends to the app; a feature adds its own by declaration merging. */
export interface FeatureEvents {
  readonly kernel: KernelEvent
}

/** Events from a feature to the app. Features never send events to each other directly. */
export type FeatureEvent = FeatureEvents[keyof FeatureEvents]

export interface AppRef {
  send(event: FeatureEvent): void
}

/** The action by which a machine sends events to the app. */
export const notifyApp = ({ context }: { context: { readonly app: AppRef } }, event: FeatureEvent): void =>
  context.app.send(event)

export interface WithError {
  readonly event: { readonly error: unknown }
}

/** The parameters of an `onError` action that logs a bug with what was thrown. */
export const faultOf =
  (code: string) =>
  ({ event }: WithError) =>
    ({ type: 'fault.logged', code, thrown: event.error }) as const

/** The `onError` action that reports a failure to the app. */
export const notifyFailure = {
  type: 'notifyApp',
  params: ({ event }: WithError): FeatureEvent => ({ type: 'failure.reported', failure: toFailure(event.error) }),
} as const
