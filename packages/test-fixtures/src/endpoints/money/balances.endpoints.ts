import {
  LinesQuery,
  MainLinesReply,
  ServiceBalanceReply,
  ServiceLinesReply,
} from '@supplier/core/adapters/http/money/balances.wire'
import { ok } from '../../http/laravel.ts'
import { hryvnias } from '../../world/account/supplier.ts'
import { linesOf } from '../../world/money/lines.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { foundLines, shownMainLine, shownServiceLine } from './balances.view.ts'

export const mainLines = supplierEndpoint({
  method: 'GET',
  path: '/admin-suppliers/v1/customer/account/balance',
  assumed: true,
  body: LinesQuery,
  answer: MainLinesReply,
  handle: (world, { supplier, body }) => {
    const { data, meta } = foundLines(linesOf(world, supplier.id, 'main'), body)
    return [world, ok({ data: data.map(shownMainLine), balance_format: hryvnias(supplier.main), meta })]
  },
})

export const serviceBalance = supplierEndpoint({
  method: 'GET',
  path: '/v1/customers/balances/service-balance',
  answer: ServiceBalanceReply,
  handle: (world, { supplier: { service } }) => [
    world,
    ok({ data: { balance: service / 100, formatted_balance: hryvnias(service) } }),
  ],
})

export const serviceLines = supplierEndpoint({
  method: 'GET',
  path: '/v1/customers/balances/service-transactions',
  assumed: true,
  body: LinesQuery,
  answer: ServiceLinesReply,
  handle: (world, { supplier, body }) => {
    const { data, meta } = foundLines(linesOf(world, supplier.id, 'service'), body)
    return [world, ok({ data: data.map(shownServiceLine), meta })]
  },
})

export const balancesEndpoints = [mainLines, serviceBalance, serviceLines] as const
