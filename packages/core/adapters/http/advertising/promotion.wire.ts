import * as v from 'valibot'
import type { Run } from '../../../src/kit/command/command.domain.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import type { Promotion } from '../../../src/promotion/promotion.domain.ts'
import { JsonObject, Key, KnownCount, LaxText, objectOrNull } from '../kit/kernel.wire.ts'
import { KnownHryvnias } from '../kit/money.wire.ts'
import { type CommandRequest, standardRequestOf } from '../kit/section.wire.ts'

export const AdvertisedProduct = v.pipe(
  JsonObject,
  v.object({ id: Key, title: v.fallback(v.string(), ''), image: LaxText }),
)

/** How often it was shown and followed. */
export const metrics = { impressions: KnownCount, clicks: KnownCount }

/** The fields that a campaign and an ad both have. */
export const promotionEntries = {
  title: v.fallback(v.string(), ''),
  status: v.fallback(v.string(), ''),
  reason: LaxText,
  spent: KnownHryvnias,
  metrics: objectOrNull(metrics),
}

export const promotionOf = (wire: v.InferOutput<v.ObjectSchema<typeof promotionEntries, undefined>>) =>
  ({
    title: wire.title,
    status: wire.status,
    reason: wire.reason,
    spent: wire.spent,
    impressions: wire.metrics?.impressions ?? 0,
    clicks: wire.metrics?.clicks ?? 0,
  }) satisfies Omit<Promotion, 'id'>

/** Where a file has the figures that a campaign and an ad both have. */
export const promotionFile = { impressions: ['metrics.impressions'], clicks: ['metrics.clicks'] } as const

/** The request of a command: a POST with its key, and what its body says beside that, by its name. */
export const requestOf =
  (bodies: Readonly<Record<string, (values: AnyValues) => object>>) =>
  (run: Run): CommandRequest => {
    const { body, ...request } = standardRequestOf({ ...run, values: {} })
    return { ...request, body: { ...body, ...bodies[run.command]?.(run.values) } }
  }
