import type * as v from 'valibot'
import { isAmong } from '../../../src/kernel/word.ts'
import { isLocker, type OrderPlace, placeKinds } from '../../../src/orders/order-place.domain.ts'
import { KnownNamed, namedOf, pickedOf } from '../deliveries/directory.wire.ts'
import { LaxText, objectOrNull } from '../kit/kernel.wire.ts'
import { Word } from '../kit/word.wire.ts'

export const KnownPlace = objectOrNull({
  settlement: KnownNamed,
  kind: Word([...placeKinds, 'locker'], 'branch'),
  warehouse: KnownNamed,
  street: KnownNamed,
  building: LaxText,
  flat: LaxText,
})

const noLimits = { isLocker: true, weight: null, sides: null }

/** A parcel locker is a branch with other limits, which are known once it is chosen anew. */
export const placeOf = (wire: v.InferOutput<typeof KnownPlace>): OrderPlace | null => {
  if (wire === null) return null
  const warehouse = pickedOf(wire.warehouse)
  return {
    settlement: pickedOf(wire.settlement),
    kind: wire.kind === 'locker' ? 'branch' : wire.kind,
    warehouse: warehouse && { ...warehouse, ...(wire.kind === 'locker' && { facts: noLimits }) },
    street: pickedOf(wire.street),
    house: wire.building ?? '',
    flat: wire.flat ?? '',
  }
}

export const placeOnWire = (place: OrderPlace) => {
  const { settlement, kind, warehouse, street, house, flat } = place
  // A kind that the panel does not know keeps all that the server said of the place.
  const isOther = !isAmong(placeKinds, kind)
  const isAddress = kind === 'address' || isOther
  return {
    settlement: namedOf(settlement),
    kind: isLocker(place) ? 'locker' : kind,
    warehouse: kind === 'branch' || isOther ? namedOf(warehouse) : null,
    street: isAddress ? namedOf(street) : null,
    building: isAddress ? house || null : null,
    flat: isAddress ? flat || null : null,
  }
}

/** The fields of a place by the paths of a refusal. */
export const placePaths = {
  place: 'settlement',
  'place.settlement': 'settlement',
  'place.kind': 'kind',
  'place.warehouse': 'warehouse',
  'place.street': 'street',
  'place.building': 'house',
  'place.flat': 'flat',
} as const
