import { LogoForm } from '@supplier/core/wire/images'
import { storesPath } from '@supplier/core/wire/store-switch'
import { type Step, supplierEndpoint } from '../endpoint.ts'
import { message, refused } from '../laravel.ts'
import { recordEvents, withRecords } from '../section.ts'
import { imageTypeOf } from '../world/images.ts'
import { storeEvent, storesName } from '../world/primary-store.ts'
import { storesOf, storeWithId } from '../world/stored-stores.ts'

/** The logo of a store, which is an image of its own. */
export const storeLogo = supplierEndpoint({
  method: 'PUT',
  path: `${storesPath}/:id/logo`,
  assumed: true,
  body: LogoForm,
  handle: (world, { supplier, params, files: { file }, origin }): Step => {
    const store = storeWithId(world, supplier, params['id'])
    if (store === undefined) return [world, message(404, 'Такого магазину немає.')]
    if (!file || imageTypeOf(file.base64) !== file.type)
      return [world, refused({ file: ['Файл не є зображенням PNG, JPEG або WebP.'] })]
    const id = world.nextId
    const before = storesOf(world, supplier)
    const address = `${origin}/api/storage/pictures/${id}`
    const after = before.map((one) => (one === store ? { ...one, logo: address, version: one.version + 1 } : one))
    const next = { ...world, nextId: id + 1, images: [...world.images, { id, ...file }] }
    return [
      withRecords(next, supplier, storesName, after),
      { status: 201, body: { message: 'Логотип збережено.', data: { url: address } } },
      ...recordEvents(storeEvent, supplier, before, after),
    ]
  },
})
