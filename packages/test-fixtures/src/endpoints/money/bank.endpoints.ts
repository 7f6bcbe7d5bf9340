import { bankByIbanPath, bankQuestion } from '@supplier/core/adapters/http/money/bank.wire'
import * as v from 'valibot'
import { ok, refused } from '../../http/laravel.ts'
import { isIban } from '../../world/money/iban.ts'
import { bankOf } from '../../world/money/payment-methods.ts'
import { OneOf } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

export const banksEndpoints = [
  supplierEndpoint({
    method: 'GET',
    path: bankByIbanPath,
    assumed: true,
    body: v.object({ iban: v.string() }),
    answer: OneOf(bankQuestion),
    handle: (world, { body: { iban } }) => [
      world,
      isIban(iban)
        ? ok({ data: { mfo: iban.slice(4, 10), title: bankOf(iban) } })
        : refused({ iban: ['Неправильний IBAN.'] }),
    ],
  }),
] as const
