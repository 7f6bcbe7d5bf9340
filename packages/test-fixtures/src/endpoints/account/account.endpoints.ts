import {
  AccountBody,
  AccountReply,
  AccountSavedReply,
  ManagerTelegramBody,
} from '@supplier/core/adapters/http/account/account.wire'
import { AvatarForm, BackgroundForm } from '@supplier/core/adapters/http/account/images.wire'
import { message, ok, refused } from '../../http/laravel.ts'
import type { Upload } from '../../http/request.ts'
import { imageTypeOf } from '../../world/account/images.ts'
import { customerChange, shown } from '../../world/account/supplier.ts'
import { accountKeyOf, keyEvent, keysOf, withAccountKey } from '../../world/deliveries/deliveries.ts'
import { recordEvents } from '../../world/events.ts'
import { withPrimaryInStep } from '../../world/stores/primary-store.ts'
import { type Supplier, supplierByTelephone, type World, withSupplier } from '../../world/world.ts'
import { type Step, supplierEndpoint } from '../kit/endpoint.ts'

export const account = supplierEndpoint({
  method: 'GET',
  path: '/admin-suppliers/v1/customer/account',
  answer: AccountReply,
  handle: (world, { supplier, origin, now }) => [
    world,
    ok({
      data: {
        ...shown(supplier, origin),
        supplier_np_api_key: accountKeyOf(world, supplier, now),
        is_confirm_telephone: supplier.confirmed,
      },
    }),
  ],
})

export const saveAccount = supplierEndpoint({
  method: 'PUT',
  path: '/admin-suppliers/v1/customer/account',
  assumed: true,
  body: AccountBody,
  answer: AccountSavedReply,
  handle: (world, { supplier, body, origin, now }) => {
    const owner = body.telephone === undefined ? undefined : supplierByTelephone(world, body.telephone)
    if (owner && owner.id !== supplier.id) return [world, refused({ telephone: ['Цей номер уже зайнятий.'] })]
    const key = body.supplier_np_api_key
    const isNewKey = key !== undefined && key !== supplier.supplier_np_api_key
    const next = isNewKey ? withAccountKey(world, supplier, key, now) : world
    const keyNews = recordEvents(keyEvent, supplier, keysOf(world, supplier, now), keysOf(next, supplier, now))
    return [...changed(next, supplier, body, origin, 'Зміни збережено.'), ...keyNews]
  },
})

export const saveAvatar = supplierEndpoint({
  method: 'PUT',
  path: '/v1/customers/avatar',
  assumed: true,
  body: AvatarForm,
  answer: AccountSavedReply,
  handle: (world, { supplier, files, origin }) => imaged(world, supplier, 'avatar', files.avatar, origin),
})

export const saveBackground = supplierEndpoint({
  method: 'PUT',
  path: '/v1/customers/bg-save',
  assumed: true,
  body: BackgroundForm,
  answer: AccountSavedReply,
  handle: (world, { supplier, files, origin }) => imaged(world, supplier, 'background', files.image, origin),
})

export const disconnectTelegram = supplierEndpoint({
  method: 'DELETE',
  path: '/v1/customers/telegram/disconnect',
  assumed: true,
  answer: AccountSavedReply,
  refuses: [404],
  handle: (world, { supplier, origin }) =>
    supplier.telegram_id === null
      ? [world, message(404, 'Telegram не підключено.')]
      : changed(world, supplier, { telegram_id: null }, origin, 'Telegram відв’язано.'),
})

export const saveManagerTelegram = supplierEndpoint({
  method: 'PUT',
  path: '/v1/customers/manager-telegram-username',
  assumed: true,
  body: ManagerTelegramBody,
  answer: AccountSavedReply,
  handle: (world, { supplier, body, origin }) => changed(world, supplier, body, origin, 'Контакт менеджера збережено.'),
})

export const accountEndpoints = [
  account,
  saveAccount,
  saveAvatar,
  saveBackground,
  disconnectTelegram,
  saveManagerTelegram,
] as const

function changed(world: World, before: Supplier, events: Partial<Supplier>, origin: string, text: string): Step {
  const after = { ...before, ...events, id: before.id }
  const [next, ...news] = withPrimaryInStep(withSupplier(world, before.id, events), before, after)
  return [
    next,
    ok({ message: text, data: { ...shown(after, origin), is_confirm_telephone: after.confirmed } }),
    ...customerChange(before, after, origin),
    ...news,
  ]
}

/** Checks the first bytes, because the declared type may be wrong. */
function imaged(
  world: World,
  supplier: Supplier,
  location: 'avatar' | 'background',
  upload: Upload | undefined,
  origin: string,
): Step {
  const type = upload && imageTypeOf(upload.base64)
  if (!upload || type === null || type !== upload.type) {
    const field = location === 'avatar' ? 'avatar' : 'image'
    return [world, refused({ [field]: ['Файл не є зображенням PNG, JPEG або WebP.'] })]
  }
  const id = world.nextId
  const images = [...world.images.filter((kept) => kept.id !== supplier[location]), { id, ...upload }]
  return changed({ ...world, nextId: id + 1, images }, supplier, { [location]: id }, origin, 'Зображення збережено.')
}
