import * as v from 'valibot'
import { supplierEndpoint } from '../endpoint.ts'
import { withTask } from '../imports/task-jobs.ts'
import { message, ok, refused } from '../laravel.ts'
import { byText, sectionEndpoints, withRecords, wrongState } from '../section.ts'
import {
  delivered,
  freshIntegration,
  integrationAsOf,
  integrationEvent,
  integrationSeeds,
  integrationsName,
  integrationsOf,
  markets,
  rotatedSecret,
  shownIntegration,
  syncStep,
} from '../world/integrations.ts'
import { jobByKey, shownResult } from '../world/jobs.ts'
import { productsOf } from '../world/products.ts'
import type { StoredRecord } from '../world/world.ts'

const base = '/admin-suppliers/v1/integrations'
const syncTime = 1500
const day = 24 * 3_600_000

const Choices = v.optional(v.array(v.pipe(v.string(), v.maxLength(40))), [])

const rotate = supplierEndpoint({
  method: 'POST',
  path: `${base}/:id/rotate`,
  assumed: true,
  body: v.looseObject({ client_key: v.pipe(v.string(), v.maxLength(100)) }),
  handle: (world, { supplier, params, now, body: { client_key: key } }) => {
    const record = integrationsOf(world, supplier).find(({ id }) => String(id) === params['id'])
    if (record === undefined) return [world, message(404, 'Такої інтеграції немає.')]
    const secret = rotatedSecret(world, record.id, key)
    // The same key is answered as the first time.
    if (record['rotated_by'] === key) return [world, ok({ data: { ...shownIntegration(record), secret } })]
    const next: StoredRecord = {
      ...record,
      secret,
      rotated_by: key,
      old_valid_until: record['secret'] === null ? null : new Date(now + day).toISOString(),
      status: record['status'] === 'draft' ? 'active' : record['status'],
      version: record.version + 1,
    }
    const records = integrationsOf(world, supplier).map((one) => (one.id === next.id ? next : one))
    return [
      withRecords(world, supplier, integrationsName, records),
      ok({ data: { ...shownIntegration(next), secret } }),
    ]
  },
})

const sync = supplierEndpoint({
  method: 'POST',
  path: `${base}/:id/sync`,
  assumed: true,
  body: v.looseObject({ client_key: v.pipe(v.string(), v.maxLength(100)) }),
  handle: (world, { supplier, params, now, origin, body: { client_key: key } }) => {
    const before = jobByKey(world, supplier.id, key)
    if (before) return [world, ok({ data: shownResult(before, now, origin) })]
    const record = integrationsOf(world, supplier).find(({ id }) => String(id) === params['id'])
    if (record === undefined) return [world, message(404, 'Такої інтеграції немає.')]
    const total = productsOf(world, supplier).length
    const title = `Синхронізація: ${record['title']}`
    const [next, job] = withTask(world, supplier, { kind: 'sync', title, total, key, now })
    const step = syncStep(supplier, record.id, job.id, total)
    return [next, { status: 202, body: { data: shownResult(job, now, origin) } }, { after: syncTime, step }]
  },
})

/** The endpoints of the integrations: other marketplaces, webhooks and tokens of the API. */
export const integrationsEndpoints = sectionEndpoints({
  name: integrationsName,
  base,
  event: integrationEvent,
  body: v.object({
    kind: v.picklist(['prom', 'rozetka', 'keycrm', 'webhook', 'token']),
    title: v.pipe(v.string(), v.minLength(2), v.maxLength(100)),
    credential: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
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
  complaint: ({ kind, url, credential }) => {
    if (kind === 'webhook' && !/^https:\/\/(?!localhost|127\.|10\.|192\.168\.)[^\s/]+/.test(String(url)))
      return refused({ url: ['Потрібна адреса https:// у відкритій мережі.'] })
    return markets.includes(kind) && !credential ? refused({ credential: ['Вкажіть ключ.'] }) : null
  },
  commands: {
    check: (_, __, ___, { now }) => ({ changed: { status: 'checking', checked_at: now, problems: [] } }),
    pause: () => ({ changed: { status: 'paused' } }),
    resume: () => ({ changed: { status: 'active', problems: [], failing_since: null } }),
    test: (record, _, world, { now }) => delivered(record, world, now, 'test'),
    again: (record, _, world, { now }) => {
      const failed = (record['deliveries'] as readonly { readonly delivered: boolean; readonly event: string }[]).find(
        (one) => !one.delivered,
      )
      return failed ? delivered(record, world, now, failed.event) : wrongState('Усе доставлено.')
    },
  },
  more: [rotate, sync],
})
