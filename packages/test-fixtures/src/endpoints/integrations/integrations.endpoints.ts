import { integrationsWire } from '@supplier/core/adapters/http/integrations/integrations.wire'
import * as v from 'valibot'
import { refused } from '../../http/laravel.ts'
import {
  delivered,
  freshIntegration,
  integrationAsOf,
  integrationEvent,
  integrationSeeds,
  integrationsName,
  markets,
  shownIntegration,
} from '../../world/integrations/integrations.ts'
import { storesOf } from '../../world/stores/stored-stores.ts'
import { byText, sectionEndpoints } from '../kit/section.ts'
import { integrationSteps } from './integration-steps.endpoints.ts'

const Choices = v.optional(v.array(v.pipe(v.string(), v.maxLength(40))), [])

/** The endpoints of the integrations: other marketplaces, webhooks and tokens of the API. */
export const integrationsEndpoints = sectionEndpoints({
  name: integrationsName,
  wire: integrationsWire,
  event: integrationEvent,
  body: v.object({
    kind: v.picklist(['prom', 'rozetka', 'keycrm', 'webhook', 'token']),
    title: v.pipe(v.string(), v.minLength(2), v.maxLength(100)),
    credential: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    store_id: v.optional(v.nullable(v.number()), null),
    url: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))), null),
    directions: Choices,
    events: Choices,
    scopes: Choices,
  }),
  seeds: integrationSeeds,
  made: (fields, _, now) => ({
    ...freshIntegration,
    ...(markets.includes(fields['kind']) && { status: 'checking', checked_at: now }),
    ...(fields['kind'] === 'webhook' && { status: 'active' }),
  }),
  asOf: integrationAsOf,
  shownAs: shownIntegration,
  textOf: (record) => String(record['title']),
  filters: {
    status: ({ status }, chosen) => chosen.includes(String(status)),
    kind: ({ kind }, chosen) => chosen.includes(String(kind)),
  },
  sorts: { title: byText('title') },
  complaint: ({ kind, url, credential, store_id: store }, _, world, supplier) => {
    if (store && !storesOf(world, supplier).some(({ id }) => id === store))
      return refused({ store_id: ['Такого магазину немає.'] })
    if (kind === 'webhook' && !/^https:\/\/(?!localhost|127\.|10\.|192\.168\.)[^\s/]+/.test(String(url)))
      return refused({ url: ['Потрібна адреса https:// у відкритій мережі.'] })
    return markets.includes(kind) && !credential ? refused({ credential: ['Вкажіть ключ.'] }) : null
  },
  commands: {
    check: (_, __, ___, { now }) => ({ changed: { status: 'checking', checked_at: now, problems: [] } }),
    pause: () => ({ changed: { status: 'paused' } }),
    resume: () => ({ changed: { status: 'active', problems: [], failing_since: null } }),
    test: (record, _, world, { now }) => delivered(record, world, now, 'test'),
  },
  more: integrationSteps,
})
