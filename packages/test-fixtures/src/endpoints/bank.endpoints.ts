import { bankByIbanPath } from '@supplier/core/adapters/http/bank.wire'
import * as v from 'valibot'
import { supplierEndpoint } from '../endpoint.ts'
import { ok, refused } from '../laravel.ts'
import { isIban } from '../world/iban.ts'
import { bankOf } from '../world/payment-methods.ts'

export const banksEndpoints = [
  supplierEndpoint({
    method: 'GET',
    path: bankByIbanPath,
    assumed: true,
    body: v.object({ iban: v.string() }),
    handle: (world, { body: { iban } }) => [
      world,
      isIban(iban)
        ? ok({ data: { mfo: iban.slice(4, 10), title: bankOf(iban) } })
        : refused({ iban: ['Неправильний IBAN.'] }),
    ],
  }),
] as const
