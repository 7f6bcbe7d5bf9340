import * as v from 'valibot'
import type { Intent } from '../../src/intents/intents.domain.ts'
import type { JournalPort, LockFact, LockPort } from '../../src/intents/intents.port.ts'
import type { Kopecks } from '../../src/kernel/money.ts'
import { held, type Locks, parsedJson, type SafeStore } from './kernel.browser.ts'

const Amount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((amount) => amount as Kopecks),
)

const Kept = v.object({
  id: v.string(),
  supplierId: v.number(),
  kind: v.picklist(['coverShortfall', 'paySubscription', 'transferToMain', 'transferToService']),
  amount: Amount,
  confirmedAt: v.number(),
  before: v.object({
    main: v.nullable(Amount),
    service: v.nullable(Amount),
    isSubscribed: v.boolean(),
    lineIds: v.nullable(v.array(v.string())),
  }),
  step: v.picklist(['sent', 'moved']),
})

const keyOf = (supplierId: number) => `intent.${supplierId}`

/** The journal in storage, one entry for each supplier. It outlives a logout: the move it tells of does, too. */
export const journalInBrowser = (local: SafeStore): JournalPort => ({
  recallIntent: async (supplierId): Promise<Intent | null> => {
    const found = v.safeParse(Kept, parsedJson(local.read(keyOf(supplierId))))
    return found.success && found.output.supplierId === supplierId ? found.output : null
  },
  keepIntent: async (intent) =>
    local.write(keyOf(intent.supplierId), JSON.stringify(intent)) ? 'stored' : 'memoryOnly',
  forgetIntent: async (supplierId) => local.remove(keyOf(supplierId)),
})

/** Locks that all tabs of this browser share. A browser without them has nothing to share, and grants. */
export const lockInBrowser = (locks: Locks | undefined): LockPort => ({
  holdMoney: (tell, supplierId) => heldAtOnce(locks, `money.${supplierId}`, tell),
  holdForm: (tell, { supplierId, form }) => heldAtOnce(locks, `form.${supplierId}.${form}`, tell),
})

const heldAtOnce = (locks: Locks | undefined, name: string, tell: (fact: LockFact) => void): (() => void) =>
  held(locks, name, { ifAvailable: true }, (isGranted) => tell({ type: isGranted ? 'lock.granted' : 'lock.refused' }))
