import * as v from 'valibot'
import { type Intent, intentKinds, intentSteps } from '../../src/intents/intents.domain.ts'
import type { FormLockEvent, JournalPort, LockPort, MoneyLockEvent } from '../../src/intents/intents.port.ts'
import { journalled } from '../../src/intents/journal.domain.ts'
import type { Kopecks } from '../../src/kernel/money.ts'
import { isPlainRoute, type PlainRouteName } from '../../src/kernel/routes.ts'
import type { Timers } from '../http/kit/kernel.http.ts'
import { type Channel, held, type Locks, type SafeStore } from './kernel.browser.ts'

const Amount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((amount) => amount as Kopecks),
)

const Text = v.nullable(v.string())

const Entry = v.object({
  id: v.string(),
  supplierId: v.number(),
  kind: v.picklist(intentKinds),
  amount: Amount,
  confirmedAt: v.number(),
  before: v.object({
    main: v.nullable(Amount),
    service: v.nullable(Amount),
    isSubscribed: v.boolean(),
    lineIds: v.nullable(v.array(v.string())),
  }),
  step: v.picklist(intentSteps),
  operations: v.array(
    // Only executed transactions are stored.
    v.object({
      id: Text,
      type: Text,
      amount: v.nullable(Amount),
      at: Text,
      text: Text,
      status: v.fallback(v.literal('done'), 'done'),
    }),
  ),
  returnTo: v.nullable(v.custom<PlainRouteName>((name) => typeof name === 'string' && isPlainRoute(name))),
})

const keysOf = (supplierId: number) => `intent.${supplierId}.`
const keyOf = ({ supplierId, id }: Pick<Intent, 'supplierId' | 'id'>) => `${keysOf(supplierId)}${id}`

/**
 * The journal in storage, one key for each intent, shared by all tabs. It survives a logout, because the server may
 * still carry out the moves.
 */
export const journalInBrowser = (local: SafeStore): JournalPort => {
  const entryAt = (key: string): Intent | null => {
    const found = v.safeParse(Entry, local.json(key))
    return found.success && keyOf(found.output) === key ? found.output : null
  }
  const isStored = (intent: Intent) => {
    const text = JSON.stringify(journalled(intent))
    return local.write(keyOf(intent), text) && local.read(keyOf(intent)) === text
  }
  return {
    loadIntents: async (supplierId) =>
      local
        .keys(keysOf(supplierId))
        .flatMap((key) => entryAt(key) ?? [])
        .sort((one, other) => one.confirmedAt - other.confirmedAt),
    saveIntent: async (intent) => {
      if (isStored(intent)) return 'stored'
      // A refused write stays in memory only, and a reload would lose the intent. Remove it and report the refusal, so
      // that the intent is not sent.
      local.remove(keyOf(intent))
      return 'refused'
    },
    settleIntents: async (settled) =>
      settled.flatMap(({ intent, next }) => {
        if (entryAt(keyOf(intent))?.step !== intent.step) return []
        if (next === null) local.remove(keyOf(intent))
        else local.write(keyOf(next), JSON.stringify(journalled(next)))
        return [intent.id]
      }),
  }
}

interface Surroundings {
  readonly locks: Locks | undefined
  readonly channels: ((name: string) => Channel) | undefined
  readonly timers: Timers
  /** The id by which tabs tell whose request for a lock is whose. */
  readonly nextId: () => string
}

/** Locks shared by all tabs of this browser. */
export const lockInBrowser = ({ locks, channels, timers, nextId }: Surroundings): LockPort => ({
  holdMoney: (emit, supplierId) => {
    const name = `money.${supplierId}`
    if (locks) return heldAtOnce(locks, name, emit, 'lock.unprovable')
    if (channels) return heldByRollCall(channels(name), timers, nextId(), emit)
    emit({ type: 'lock.unprovable' })
    return () => {}
  },
  // Opening the same draft in two tabs does no harm, so the lock is granted when the browser has no locks.
  holdForm: (emit, { supplierId, form }) =>
    heldAtOnce(locks, `form.${supplierId}.${form}`, (event) => emit(event as FormLockEvent), 'lock.granted'),
  holdOutbox: (emit, supplierId) =>
    held(locks, `outbox.${supplierId}`, {}, (isGranted) => {
      if (isGranted !== false) emit({ type: 'lock.granted' })
    }),
})

const heldAtOnce = (
  locks: Locks | undefined,
  name: string,
  emit: (event: MoneyLockEvent) => void,
  otherwise: MoneyLockEvent['type'],
): (() => void) =>
  held(locks, name, { ifAvailable: true }, (isGranted) => {
    emit({ type: isGranted === null ? otherwise : isGranted ? 'lock.granted' : 'lock.refused' })
  })

/** Milliseconds within which another tab answers, even one in the background. */
const rollCall = 1000

const RollCall = v.object({ asks: v.exactOptional(v.string()), refuses: v.exactOptional(v.string()) })

/** Without a lock manager a tab asks all the others over a channel, and gets the lock when no tab refuses in time. */
const heldByRollCall = (
  channel: Channel,
  timers: Timers,
  id: string,
  emit: (event: MoneyLockEvent) => void,
): (() => void) => {
  let state: 'asking' | 'held' | 'refused' = 'asking'
  const refuse = () => {
    if (state !== 'asking') return
    state = 'refused'
    timers.clearTimeout(timer)
    emit({ type: 'lock.refused' })
  }
  channel.addEventListener('message', ({ data }) => {
    const { asks, refuses } = v.is(RollCall, data) ? data : {}
    if (refuses === id) refuse()
    if (asks === undefined || state === 'refused') return
    if (state === 'held' || id < asks) channel.postMessage({ refuses: asks })
    else refuse()
  })
  const timer = timers.setTimeout(() => {
    state = 'held'
    emit({ type: 'lock.granted' })
  }, rollCall)
  channel.postMessage({ asks: id })
  return () => {
    timers.clearTimeout(timer)
    channel.close()
  }
}
