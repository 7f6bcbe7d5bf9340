import { SettingsReply } from '@supplier/core/adapters/http/account/setup.wire'
import { ok } from '../../http/laravel.ts'
import { hryvnias, shownMoney } from '../../world/account/supplier.ts'
import { waitingRoomsOf } from '../../world/chats/chats.ts'
import { setupOf } from '../../world/deliveries/deliveries.ts'
import { newOrdersOf } from '../../world/orders/orders.ts'
import { hasProduct } from '../../world/products/products.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

export const settings = supplierEndpoint({
  method: 'GET',
  path: '/admin-suppliers/v1/settings',
  answer: SettingsReply,
  handle: (world, { supplier, now }) => [
    world,
    ok({
      setup: { ...setupOf(world, supplier, now), product: supplier.steps.product || hasProduct(world, supplier) },
      ...shownMoney(supplier),
      store: supplier.store_name === null ? null : { id: supplier.id, name: supplier.store_name },
      subscribes: {
        supplier_panel: { cost: world.cost / 100, cost_format: hryvnias(world.cost), active: supplier.subscribed },
      },
      chats: waitingRoomsOf(world, supplier),
      orders: newOrdersOf(world, supplier),
      ...(world.named && { sections: world.named }),
    }),
  ],
})

export const setupEndpoints = [settings] as const
