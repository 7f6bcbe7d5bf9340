import { type ActorRefFrom, setup } from 'xstate'
import type { AppRef } from '../../kernel/app-ref.ts'

/** From the form: the record as loaded. */
export interface RecordLoaded {
  readonly type: 'record.loaded'
  readonly row: unknown
}

export interface BesideInput {
  readonly app: AppRef
  /** Learns that the record changed on the server, so that an untouched form loads it again. */
  readonly page: { send(event: RecordTouched): void }
}

/** From what runs beside the form: it changed the record on the server. */
export interface RecordTouched {
  readonly type: 'record.touched'
}

/**
 * Runs beside the form of a record, such as the upload of a picture; this default does nothing. The page sends it the
 * record whenever the form has loaded it.
 */
export const besideMachine = setup({
  types: { input: {} as BesideInput, events: {} as RecordLoaded },
}).createMachine({ id: 'beside' })

export type BesideMachine = typeof besideMachine
export type BesideActor = ActorRefFrom<BesideMachine>
