import * as v from 'valibot'
import { type Kopecks, kopecks, parseHryvnias } from '../../../src/kernel/money.ts'
import { JsonObject, KnownCount, KnownFlag, LaxText, objectOrNull } from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { sends, sometimes } from '../kit/sends.wire.ts'

/** A price; a negative one counts as unknown. */
const KnownCost = v.pipe(
  KnownHryvnias,
  v.transform((cost) => (cost !== null && cost < 0 ? null : cost)),
)

const StepDone = v.pipe(
  KnownFlag,
  v.transform((flag) => flag === true),
)

const Subscribes = objectOrNull({
  supplier_panel: objectOrNull({ cost: KnownCost, cost_format: LaxText, active: KnownFlag }),
})

const Setup = objectOrNull({
  product: StepDone,
  delivery: StepDone,
  payment: StepDone,
  information: StepDone,
  // A server may write it beside the steps as well as among them.
  subscribes: v.pipe(Subscribes, sometimes()),
})

const BalanceObject = v.pipe(JsonObject, v.object({ total: KnownHryvnias, total_format: LaxText }))

const BareBalance = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((written) => ({ total: parseHryvnias(written), total_format: null as string | null })),
)

/** An object, or a bare amount, which is read as an object without a formatted text. */
const Balance = v.optional(v.fallback(v.nullable(v.union([BalanceObject, BareBalance])), null), null)

/** An absent service balance is zero; one that cannot be read, or has no total, is unknown. */
const ServiceBalance = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((written): { total: Kopecks | null } => {
      if (written === null) return { total: kopecks(0) }
      return { total: v.parse(Balance, written)?.total ?? null }
    }),
    sends(v.object({ total: KnownHryvnias })),
  ),
  null,
)

/**
 * The supplier's settings: set-up, balances, store and subscription. Every part is optional, and a part that cannot be
 * read is unknown.
 */
export const SettingsReply = v.pipe(
  JsonObject,
  v.object({
    setup: Setup,
    balance: Balance,
    service_balance: ServiceBalance,
    store: objectOrNull({ id: KnownCount, name: LaxText }),
    subscribes: Subscribes,
    chats: KnownCount,
    orders: KnownCount,
    sections: v.pipe(v.optional(v.fallback(v.nullable(v.array(v.string())), null), null), sometimes()),
  }),
)
export type SettingsReply = v.InferOutput<typeof SettingsReply>
