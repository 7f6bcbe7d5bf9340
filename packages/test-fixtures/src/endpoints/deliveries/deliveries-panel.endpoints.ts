import {
  DeliveryBody,
  deliveriesPath,
  deliveriesWire,
} from '@supplier/core/adapters/http/deliveries/deliveries-panel.wire'
import { message, wrongState } from '../../http/laravel.ts'
import { missingTexts, quoteFor } from '../../world/deliveries/carrier.ts'
import { deliveriesChanged, methodSeeds, methodsName, methodsOf, missingOf } from '../../world/deliveries/deliveries.ts'
import { isOfStore, shownStores } from '../../world/stores/record-stores.ts'
import { AnswerOf } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { byText, sectionEndpoints } from '../kit/section.ts'
import { withMethodEvents } from './deliveries-panel.effects.ts'

const quote = supplierEndpoint({
  method: 'POST',
  path: `${deliveriesPath}/:id/test`,
  assumed: true,
  answer: AnswerOf(deliveriesWire),
  refuses: ['provider_away', 'provider_refused', 'wrong_state'],
  handle: (world, { supplier, params, now }) => {
    const method = methodsOf(world, supplier).find(({ code }) => code === params['id'])
    return [world, method === undefined ? message(404, 'Такого методу немає.') : quoteFor(method, world, supplier, now)]
  },
})

export const deliveriesPanelEndpoints = [
  quote,
  ...sectionEndpoints({
    name: methodsName,
    wire: deliveriesWire,
    isFixed: true,
    body: DeliveryBody,
    seeds: methodSeeds,
    made: {},
    textOf: ({ title }) => String(title),
    filters: {
      state: ({ is_enabled: isEnabled }, [chosen]) => isEnabled === (chosen === 'on'),
      store_id: isOfStore,
    },
    sorts: {
      position: (one, other) => one.id - other.id,
      title: byText('title'),
    },
    mayChange: (record, { is_enabled: isEnabled }, world, supplier, now) => {
      const [first] = isEnabled === true ? missingOf(record, world, supplier, now) : []
      return first === undefined ? null : wrongState(missingTexts[first] ?? '')
    },
    shownAs: ({ code, id: _, ...record }, world, supplier, now) => {
      const stored = { ...record, id: 0, version: 1, code }
      const missing = missingOf(stored, world, supplier, now)
      const isReady = missing.length === 0
      const state = isReady ? (record['is_enabled'] ? 'connected' : 'disabled') : 'needs_setup'
      return { ...record, ...shownStores(stored, world, supplier), id: code, code, state, is_ready: isReady, missing }
    },
    after: (world, supplier, _, { stored, now }) => deliveriesChanged(world, supplier, methodsName, stored, now),
  }).map(withMethodEvents),
]
