import type { Abort, Listen } from '../kernel/port.ts'
import type { Location } from '../kernel/routes.ts'
import type { AlertChoice, AlertNote, Call, Permission } from './alerts.domain.ts'

/** The turn to alert: one tab of a supplier at a time has it. */
export type TurnEvent = { readonly type: 'turn.granted' } | { readonly type: 'turn.lost' }

/** The supplier followed a notification of the browser; its tab has the focus now. */
export interface NoteOpened {
  readonly type: 'note.opened'
  readonly location: Location
}

/** What a browser does to call somebody. */
export interface AlertsPort {
  /** `takes`: takes the turn from the tab that has it; otherwise waits until none has it. */
  readonly holdTurn: Listen<TurnEvent, { readonly supplierId: number; readonly takes: boolean }>
  /** Marks the icon of the page until it is stopped. Emits no events. */
  readonly markIcon: Listen<{ type: string }>
  readonly watchNotes: Listen<NoteOpened>
  loadChoice(input: void, signal: Abort): Promise<AlertChoice>
  saveSound(isOn: boolean, signal: Abort): Promise<void>
  /** Asks the supplier, which a browser allows only after a press. */
  requestPermission(input: void, signal: Abort): Promise<Permission>
  /** Plays the sound, once somebody has used the page, and shows notifications. */
  announce(alert: { readonly hasSound: boolean; readonly notes: readonly AlertNote[] }, signal: Abort): Promise<void>
}

/** Reads about those who call. */
export interface CallPort {
  fetchCall(asked: { readonly created: readonly string[]; readonly withPush: boolean }, signal: Abort): Promise<Call>
}
