import {
  contactOptions,
  counterpartiesPath,
  counterpartyOptions,
  settlementOptions,
  settlementsPath,
  streetOptions,
  streetsPath,
  warehouseOptions,
  warehousesPath,
} from '@supplier/core/adapters/http/deliveries/directory.wire'
import * as v from 'valibot'
import { message, ok, type Reply } from '../../http/laravel.ts'
import { kyivDay } from '../../world/days.ts'
import { isCarrierAway, isCopyTooOld, isWorkingKey, keysOf } from '../../world/deliveries/deliveries.ts'
import {
  limitsOf,
  type Settlement,
  settlementsLike,
  streetsLike,
  type Warehouse,
  warehousesLike,
} from '../../world/deliveries/directory.ts'
import { comparable, searchVariants } from '../../world/search-variants.ts'
import type { Supplier, World } from '../../world/world.ts'
import { type Reads, RowsOf } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

const Query = v.object({
  search: v.optional(v.string(), ''),
  settlement_ref: v.optional(v.string(), ''),
  limit: v.optional(v.string(), '20'),
})
type Asked = v.InferOutput<typeof Query>

const away: Reply = {
  status: 503,
  body: { message: 'Нова Пошта не відповідає, а копія її довідника вже застаріла.', code: 'provider_away' },
}
const noKey = message(409, 'Спершу додайте чинний ключ Нової Пошти.')

/** An endpoint of the directory: from the copy while the carrier is away, and nothing once the copy is too old. */
const directory = (path: string, wire: Reads, found: (asked: Asked, supplier: Supplier) => readonly object[]) =>
  supplierEndpoint({
    method: 'GET',
    path,
    assumed: true,
    body: Query,
    answer: RowsOf(wire),
    refuses: ['provider_away'],
    handle: (world, { body, supplier, now }) => [
      world,
      isCopyTooOld(world, now)
        ? away
        : ok({ data: found(body, supplier).slice(0, Number(body.limit)), meta: metaOf(world, now) }),
    ],
  })

/** The copy is as old as the absence of the carrier. */
const metaOf = (world: World, now: number) => ({
  directory_version: kyivDay(world.carrierAwaySince ?? now),
  stale: isCarrierAway(world),
})

const shownSettlement = ({ branches, district, region, ...same }: Settlement) => ({
  ...same,
  district: district && `${district} р-н`,
  region: `${region} обл.`,
  has_branches: branches > 0,
})

/** From Monday to Sunday. Small branches rest on Sundays. */
const hoursOf = (kind: string): readonly (string | null)[] =>
  kind === 'locker'
    ? Array.from({ length: 7 }, () => '00:00–24:00')
    : [...Array.from({ length: 5 }, () => '08:00–20:00'), '09:00–18:00', kind === 'branch' ? null : '10:00–16:00']

const shownWarehouse = ({ maxWeight, isOpen, closedUntil, ...same }: Warehouse) => ({
  ...same,
  ...limitsOf({ maxWeight, isOpen, closedUntil, ...same }),
  work_hours: hoursOf(same.kind),
  limits: `до ${maxWeight} кг`,
  is_open: isOpen,
  closed_until: closedUntil,
  refusal: isOpen ? null : 'Тимчасово зачинено до 31.12.2026',
  accepts_cod: same.kind !== 'locker',
})

const nameOf = ({ lastname, firstname }: Supplier) => [lastname, firstname].filter(Boolean).join(' ') || 'Новий клієнт'

const counterpartiesOf = (supplier: Supplier) => [
  { ref: 'counterparty-1', title: `ФОП ${nameOf(supplier)}`, type: 'ФОП', edrpou: '3012345678' },
  { ref: 'counterparty-2', title: nameOf(supplier), type: 'Фізична особа', edrpou: null },
]

const contactsOf = (counterparty: string, supplier: Supplier) =>
  counterparty === 'counterparty-1'
    ? [
        { ref: 'contact-1', title: nameOf(supplier), phone: supplier.telephone },
        { ref: 'contact-2', title: 'Гнатюк Ірина', phone: '380671234567' },
      ]
    : [{ ref: 'contact-3', title: nameOf(supplier), phone: supplier.telephone }]

const like = <Row extends { readonly title: string }>(rows: readonly Row[], search: string): readonly Row[] => {
  const variants = searchVariants(search)
  return rows.filter(({ title }) => variants.every((one, at) => at > 0 || comparable(title).includes(one)))
}

/** What belongs to the default key needs a working one. */
const ofKey = (
  path: string,
  wire: Reads,
  found: (params: Readonly<Record<string, string>>, supplier: Supplier) => readonly { readonly title: string }[],
) =>
  supplierEndpoint({
    method: 'GET',
    path,
    assumed: true,
    body: Query,
    answer: RowsOf(wire),
    refuses: ['provider_away', 409],
    handle: (world, { supplier, params, body: { search }, now }) => {
      if (isCopyTooOld(world, now)) return [world, away]
      const hasKey = keysOf(world, supplier, now).some((key) => isWorkingKey(key, now))
      return [world, hasKey ? ok({ data: like(found(params, supplier), search), meta: metaOf(world, now) }) : noKey]
    },
  })

export const directoryEndpoints = [
  directory(settlementsPath, settlementOptions, ({ search }) => settlementsLike(search).map(shownSettlement)),
  directory(warehousesPath, warehouseOptions, ({ search, settlement_ref: settlement }) =>
    warehousesLike(settlement, search).map(shownWarehouse),
  ),
  directory(streetsPath, streetOptions, ({ search, settlement_ref: settlement }) => streetsLike(settlement, search)),
  ofKey(counterpartiesPath, counterpartyOptions, (_, supplier) => counterpartiesOf(supplier)),
  ofKey(`${counterpartiesPath}/:ref/contacts`, contactOptions, ({ ref = '' }, supplier) => contactsOf(ref, supplier)),
] as const
