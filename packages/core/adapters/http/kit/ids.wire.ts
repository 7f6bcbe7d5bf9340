import type { Picked } from '../../../src/kit/fields/pick-fields.domain.ts'

/** An id in a body: a number where it is one. A text stays as it is, because `Number` would make it `null` in JSON. */
export const idOnWire = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id)

/** The id of what was picked; `null` when nothing is. */
export const pickedOnWire = (picked: unknown): number | string | null =>
  picked ? idOnWire((picked as Picked).id) : null
