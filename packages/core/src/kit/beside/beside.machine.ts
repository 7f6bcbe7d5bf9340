import { type ActorRefFrom, type AnyActorLogic, type EventFromLogic, type InputFrom, setup } from 'xstate'
import type { AppRef } from '../../kernel/app-ref.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import type { RecordTouched } from '../command/command.domain.ts'
import type { ListPage, ListRow, PageRead } from '../list/list.domain.ts'

/** From the form: the record as loaded. */
export interface RecordLoaded {
  readonly type: 'record.loaded'
  readonly row: unknown
}

/** From the page or the list: what runs beside it may be out of date. */
interface BesideOutdated {
  readonly type: 'refresh.requested'
}

export type BesideEvent = RecordLoaded | PageRead<ListPage<ListRow>> | BesideOutdated

export interface BesideInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly supplierId: number
  /** Learns that the record changed on the server, so that an untouched form or the list loads it again. */
  readonly page: { send(event: RecordTouched): void }
}

/**
 * Runs beside the form of a record, such as the upload of a picture, or beside a list; this default does nothing. The
 * page sends it the record whenever the form has loaded it, and the list each page that it has read.
 */
export const besideMachine = setup({
  types: { input: {} as BesideInput, events: {} as BesideEvent },
}).createMachine({ id: 'beside' })

export type BesideMachine = typeof besideMachine
export type BesideActor = ActorRefFrom<BesideMachine>

/** A machine that takes the input and all events of the page; it may take others from its own view. */
type Fitting<Logic extends AnyActorLogic> =
  BesideEvent extends EventFromLogic<Logic> ? (BesideInput extends InputFrom<Logic> ? Logic : never) : never

/** Checks that a machine takes what the page gives; it may take other events from the section's own view. */
export const besideOf = <Logic extends AnyActorLogic>(logic: Logic & Fitting<Logic>): Logic => logic
