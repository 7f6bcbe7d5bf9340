import { ok, type Reply, wrongState } from '../../http/laravel.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { isCarrierAway, missingOf, refusalOf } from './deliveries.ts'

export const carrierAway: Reply = {
  status: 503,
  body: { message: 'Нова Пошта зараз не відповідає. Спробуйте трохи пізніше.', code: 'provider_away' },
}

/** The refusal that the world asks for, and otherwise of a key that the carrier does not know. */
export const carrierRefused = (world: World): Reply => ({
  status: 424,
  body: {
    message: refusalOf(world),
    code: 'provider_refused',
    details: { provider: 'nova', provider_code: world.carrierRefusal ?? '20000200068', field: 'key' },
  },
})

/** Prices and days of a parcel of one kilogram to Kyiv. */
const samples: Readonly<
  Record<string, { readonly cost: number; readonly days_from: number; readonly days_to: number }>
> = {
  nova: { cost: 80, days_from: 1, days_to: 2 },
  ukrposhta: { cost: 45, days_from: 3, days_to: 5 },
  meest: { cost: 70, days_from: 2, days_to: 4 },
}

export const missingTexts: Readonly<Record<string, string>> = {
  key: 'Спершу додайте чинний ключ Нової Пошти.',
  sender: 'Спершу додайте відправника.',
  address: 'Спершу вкажіть адресу.',
}

/** What a carrier asks for the sample parcel of a method: more for each further kilogram. */
export const quoteFor = (method: StoredRecord, world: World, supplier: Supplier, now: number, weight = 1): Reply => {
  const code = String(method['code'])
  const sample = samples[code]
  const [missing] = missingOf(method, world, supplier, now)
  if (missing !== undefined) return wrongState(missingTexts[missing] ?? '', { reason: `needs_${missing}` })
  if (code === 'nova' && isCarrierAway(world)) return carrierAway
  if (code === 'nova' && world.carrierRefusal !== undefined) return carrierRefused(world)
  return sample === undefined
    ? wrongState('Цей метод не має тарифу перевізника.')
    : ok({ data: { ...sample, cost: sample.cost + Math.max(0, Math.ceil(weight) - 1) * 5, to: 'Київ', weight } })
}
