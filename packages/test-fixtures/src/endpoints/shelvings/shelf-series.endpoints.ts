import { ShelfBody, shelvingsPath, shelvingsWire } from '@supplier/core/adapters/http/shelvings/shelvings.wire'
import { mostShelves } from '@supplier/core/shelvings/shelvings.section'
import * as v from 'valibot'
import { ok, refused } from '../../http/laravel.ts'
import { codesOf, SeriesBody, takenAmong } from '../../world/shelvings/shelf-series.ts'
import { type ShelfRecord, shelvesOf, withShelves } from '../../world/shelvings/shelves.ts'
import type { World } from '../../world/world.ts'
import { AnswerOf, RecordOf } from '../kit/answers.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'
import { shownShelf } from './shelvings.view.ts'

const preview = supplierEndpoint({
  method: 'POST',
  path: `${shelvingsPath}/preview`,
  assumed: true,
  body: SeriesBody,
  answer: AnswerOf(shelvingsWire),
  handle: (world, { supplier, body }) => {
    const codes = codesOf(body)
    return [world, ok({ data: { codes, existing: takenAmong(codes, shelvesOf(world, supplier)) } })]
  },
})

const Series = v.object({
  client_key: v.optional(v.pipe(v.string(), v.maxLength(100))),
  ...SeriesBody.entries,
  title: ShelfBody.entries.title,
  capacity: ShelfBody.entries.capacity,
  type: ShelfBody.entries.type,
})

/** Makes a shelf, or those of a series that do not exist yet. */
const create = supplierEndpoint({
  method: 'POST',
  path: shelvingsPath,
  assumed: true,
  body: Series,
  answer: RecordOf(shelvingsWire),
  handle: (world, { supplier, now, origin, body: { client_key: key, ...sent } }) => {
    const all = shelvesOf(world, supplier)
    const written = JSON.stringify(sent)
    const mine = all.filter(({ clientKey }) => key !== undefined && clientKey === key)
    const answer = (made: readonly ShelfRecord[], then: World) => {
      const [first] = made as [ShelfRecord]
      return ok({ data: shownShelf(first, then, supplier, now, origin), made: made.length })
    }
    if (mine.length > 0)
      return [
        world,
        mine[0]?.['sent'] === written
          ? answer(mine, world)
          : refused({ client_key: ['Цей ключ уже має інший запит.'] }),
      ]
    const codes = codesOf(sent)
    if (codes.length === 0 || codes.length > mostShelves)
      return [world, refused({ 'racks.to': [`Від 1 до ${mostShelves} полиць за раз.`] })]
    const taken = new Set(takenAmong(codes, all))
    const free = codes.filter((code) => !taken.has(code))
    if (free.length === 0)
      return [
        world,
        refused({
          zone: [
            codes.length > 1 ? 'Усі ці полиці вже є.' : `Полиця «${codes[0]}», або з таким на вигляд кодом, уже є.`,
          ],
        }),
      ]
    const made = free.map((code, at) => ({
      id: world.nextId + at,
      version: 1,
      code,
      zone: sent.zone,
      title: sent.title,
      capacity: sent.capacity,
      type: sent.type,
      is_active: true,
      ...(key !== undefined && { clientKey: key, sent: written }),
    }))
    const next = withShelves({ ...world, nextId: world.nextId + made.length }, supplier, [...all, ...made])
    return [next, answer(made, next)]
  },
})

export const shelfSeriesEndpoints: readonly Endpoint[] = [preview, create]
