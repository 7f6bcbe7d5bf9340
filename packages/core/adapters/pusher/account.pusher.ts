import { type GenericSchema, object, picklist, safeParse, unknown } from 'valibot'
import type { Concern } from '../../src/account/account.domain.ts'
import { PortError } from '../../src/kernel/failure.ts'
import type { ConnectionEvent } from '../../src/realtime/realtime.port.ts'
import { CustomerChange, TelegramConnected } from '../http/account/realtime.wire.ts'
import { patchOf } from '../http/account/session.http.ts'
import { newsOf } from '../http/jobs/job.http.ts'
import { JobProgressEvent } from '../http/jobs/job.wire.ts'
import type { Watch } from '../http/kit/kernel.http.ts'
import { readRecordEvent, recordEventNames, recordEventSchema } from './record.pusher.ts'

/**
 * Turns an event on one of the supplier's channels, under the name that Echo gives it, into an app event; `null` for a
 * duplicate.
 */
export type EventReader = (event: string, data: unknown) => ConnectionEvent | null

const ignored: ConnectionEvent = { type: 'frame.ignored' }

/** Fields of a realtime event that invalidate data of the API, which is refetched; the other fields are merged. */
const concerns = {
  settings: ['balance', 'service_balance', 'subscribes', 'setup', 'chats', 'orders'],
  notifications: ['new_count'],
} as const satisfies Partial<Record<Concern, readonly string[]>>

const concernsOf = (data: object): readonly Concern[] =>
  (['settings', 'notifications'] as const).filter((concern) =>
    concerns[concern].some((name) => Object.hasOwn(data, name)),
  )

export const readCustomerEvent: EventReader = (event, data) => {
  const record = readRecordEvent(event, data)
  if (record !== null) return record
  if (event === '.job.progress') return readJobProgress(data)
  const found = safeParse(CustomerChange, data)
  if (event !== '.customer.change' || !found.success) return ignored
  const patch = patchOf(found.output)
  const concerned = concernsOf(data as object)
  const isSupplierEvent = Object.keys(patch).length + concerned.length > 0
  if (!isSupplierEvent) return ignored
  return { type: 'supplier.reported', patch, ...(concerned.length > 0 && { concerns: concerned }) }
}

export const customerEventReader =
  (watch: Watch | undefined): EventReader =>
  (event, data) => {
    if (watch) watchCustomerEvent(watch, event, data)
    return readCustomerEvent(event, data)
  }

/** Tells of an event on the channel of the supplier that is not what is written about it, or has a name that nobody reads. */
const watchCustomerEvent = (watch: Watch, event: string, data: unknown): void => {
  const name = event.replace(/^\./, '')
  const schema = ownSchemas[event] ?? recordEventSchema(event)
  if (schema) {
    watch(`event ${name}`, schema, data)
    return
  }
  const known = [...recordEventNames, ...Object.keys(ownSchemas)].map((one) => one.replace(/^\./, ''))
  watch('events of the supplier', object({ event: picklist(known) }), { event: name })
}

const ownSchemas: Readonly<Record<string, GenericSchema>> = {
  '.customer.change': CustomerChange,
  '.job.progress': JobProgressEvent,
  // Read by nobody: the change of the account that comes with it says it all.
  '.payout.changed': unknown(),
}

const readJobProgress = (data: unknown): ConnectionEvent => {
  const found = safeParse(JobProgressEvent, data)
  return found.success ? { type: 'job.progress', job: newsOf(found.output.job) } : ignored
}

/**
 * Laravel sends this event with or without its namespace in the name. One that arrives under both names is emitted
 * once.
 */
export const telegramEventReader = (): EventReader => {
  const told = new Map<string, number>()
  const seen = new Map<string, number>()
  return (event, data) => {
    const found = safeParse(TelegramConnected, data)
    if (!/^\.?ConnectTelegramEvent$/.test(event) || !found.success) return ignored
    const chatId = found.output.success ? found.output.tgChatId : null
    const times = counted(seen, `${event} ${chatId}`)
    if (times <= (told.get(String(chatId)) ?? 0)) return null
    counted(told, String(chatId))
    return { type: 'telegram.reported', isConnected: found.output.success, chatId }
  }
}

const counted = (counts: Map<string, number>, key: string): number => {
  const times = (counts.get(key) ?? 0) + 1
  counts.set(key, times)
  return times
}

/** The close code inside the library's error, which may be a frame or a closed socket. */
export const codeIn = (error: unknown): number | null => {
  const { data, error: inner } = (error ?? {}) as { data?: { code?: unknown }; error?: { data?: { code?: unknown } } }
  const code = data?.code ?? inner?.data?.code
  return typeof code === 'number' ? code : null
}

/** The HTTP status with which a channel was refused, if any. */
export const statusIn = (error: unknown): number | null => {
  const failure = error instanceof PortError ? error.failure : null
  if (failure?.kind === 'unauthorized') return 401
  const { status } = (failure ?? error ?? {}) as { status?: unknown }
  return typeof status === 'number' ? status : null
}
