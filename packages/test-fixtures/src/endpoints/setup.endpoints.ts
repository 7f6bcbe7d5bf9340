import { supplierEndpoint } from '../endpoint.ts'
import { ok } from '../laravel.ts'
import { hryvnias } from '../supplier.ts'

export const settings = supplierEndpoint({
  method: 'GET',
  path: '/admin-suppliers/v1/settings',
  handle: (world, { supplier }) => [
    world,
    ok({
      setup: supplier.steps,
      balance: { total: supplier.main / 100, total_format: hryvnias(supplier.main) },
      service_balance: { total: supplier.service / 100 },
      store: supplier.store_name === null ? null : { id: supplier.id, name: supplier.store_name },
      subscribes: {
        supplier_panel: { cost: world.cost / 100, cost_format: hryvnias(world.cost), active: supplier.subscribed },
      },
      chats: supplier.chats,
      orders: supplier.orders,
    }),
  ],
})

export const setupEndpoints = [settings] as const
