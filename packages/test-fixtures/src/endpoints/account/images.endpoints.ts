import { StoreImageForm } from '@supplier/core/adapters/http/account/images.wire'
import { KnownText } from '@supplier/core/adapters/http/kit/kernel.wire'
import { storesPath } from '@supplier/core/adapters/http/stores/store-switch.wire'
import * as v from 'valibot'
import { message, ok, type Reply, refused } from '../../http/laravel.ts'
import { imageTypeOf } from '../../world/account/images.ts'
import { recordEvents } from '../../world/events.ts'
import { withRecords } from '../../world/records.ts'
import { storeEvent, storesName } from '../../world/stores/primary-store.ts'
import { storesOf, storeWithId } from '../../world/stores/stored-stores.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { Done } from '../kit/answers.ts'
import { type Endpoint, type Step, supplierEndpoint } from '../kit/endpoint.ts'

const kinds = { logo: 'Логотип збережено.', cover: 'Обкладинку збережено.' } as const
const gone = message(404, 'Такого магазину немає.')

/** The store with this image, and the realtime event about it. */
const changed = (
  world: World,
  supplier: Supplier,
  store: StoredRecord,
  image: { readonly [Kind in keyof typeof kinds]?: string | null },
  reply: Reply,
): Step => {
  const before = storesOf(world, supplier)
  const after = before.map((one) => (one === store ? { ...one, ...image, version: one.version + 1 } : one))
  return [withRecords(world, supplier, storesName, after), reply, ...recordEvents(storeEvent, supplier, before, after)]
}

const endpointsOf = (kind: keyof typeof kinds): readonly Endpoint[] => [
  supplierEndpoint({
    method: 'PUT',
    path: `${storesPath}/:id/${kind}`,
    assumed: true,
    body: StoreImageForm,
    answer: v.object({ message: KnownText, data: v.object({ url: v.string() }) }),
    handle: (world, { supplier, params, files: { file }, origin }): Step => {
      const store = storeWithId(world, supplier, params['id'])
      if (store === undefined) return [world, gone]
      if (!file || imageTypeOf(file.base64) !== file.type)
        return [world, refused({ file: ['Файл не є зображенням PNG, JPEG або WebP.'] })]
      const id = world.nextId
      const url = `${origin}/api/storage/pictures/${id}`
      const next = { ...world, nextId: id + 1, images: [...world.images, { id, ...file }] }
      const reply = { status: 201, body: { message: kinds[kind], data: { url } } }
      return changed(next, supplier, store, { [kind]: url }, reply)
    },
  }),
  supplierEndpoint({
    method: 'DELETE',
    path: `${storesPath}/:id/${kind}`,
    assumed: true,
    answer: Done,
    handle: (world, { supplier, params }): Step => {
      const store = storeWithId(world, supplier, params['id'])
      if (store === undefined) return [world, gone]
      return store[kind] ? changed(world, supplier, store, { [kind]: null }, ok({})) : [world, ok({})]
    },
  }),
]

/** The logo and the cover of a store, which are images of their own. */
export const storeImages: readonly Endpoint[] = [...endpointsOf('logo'), ...endpointsOf('cover')]
