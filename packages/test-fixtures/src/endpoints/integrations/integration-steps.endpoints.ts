import { integrationsWire } from '@supplier/core/adapters/http/integrations/integrations.wire'
import { JobReply } from '@supplier/core/adapters/http/jobs/job.wire'
import * as v from 'valibot'
import { message, ok } from '../../http/laravel.ts'
import { outsideCount, productNews, withHidden } from '../../world/integrations/goods.ts'
import {
  delivered,
  integrationsName,
  integrationsOf,
  rotatedSecret,
  shownIntegration,
} from '../../world/integrations/integrations.ts'
import { syncStep } from '../../world/integrations/sync.ts'
import { jobByKey, shownResult } from '../../world/jobs/jobs.ts'
import { withTask } from '../../world/jobs/task-jobs.ts'
import { withRecords } from '../../world/records.ts'
import type { StoredRecord } from '../../world/world.ts'
import { DataOf, Done, RecordOf, recordEntries } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'

export const integrationsBase = '/admin-suppliers/v1/integrations'
const syncTime = 1500
const day = 24 * 3_600_000

const rotate = supplierEndpoint({
  method: 'POST',
  path: `${integrationsBase}/:id/rotate`,
  assumed: true,
  body: v.looseObject({ client_key: v.pipe(v.string(), v.maxLength(100)) }),
  answer: DataOf(v.object({ ...recordEntries(integrationsWire), secret: v.string() })),
  handle: (world, { supplier, params, now, body: { client_key: key } }) => {
    const record = integrationsOf(world, supplier).find(({ id }) => String(id) === params['id'])
    if (record === undefined) return [world, message(404, 'Такої інтеграції немає.')]
    const secret = rotatedSecret(world, record.id, key)
    // The same key is answered as the first time.
    if (record['rotated_by'] === key)
      return [world, ok({ data: { ...shownIntegration(record, world, supplier), secret } })]
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
      ok({ data: { ...shownIntegration(next, world, supplier), secret } }),
    ]
  },
})

const sync = supplierEndpoint({
  method: 'POST',
  path: `${integrationsBase}/:id/sync`,
  assumed: true,
  body: v.looseObject({
    client_key: v.pipe(v.string(), v.maxLength(100)),
    direction: v.optional(v.picklist(['all', 'here', 'there']), 'all'),
  }),
  answer: JobReply,
  handle: (world, { supplier, params, now, origin, body: { client_key: key, direction } }) => {
    const before = jobByKey(world, supplier.id, key)
    if (before) return [world, ok({ data: shownResult(before, now, origin) })]
    const record = integrationsOf(world, supplier).find(({ id }) => String(id) === params['id'])
    if (record === undefined) return [world, message(404, 'Такої інтеграції немає.')]
    const title = `Синхронізація: ${record['title']}`
    const [next, job] = withTask(world, supplier, { kind: 'sync', title, total: outsideCount, key, now })
    const step = syncStep(supplier, record.id, job.id, direction)
    return [next, { status: 202, body: { data: shownResult(job, now, origin) } }, { after: syncTime, step }]
  },
})

const again = supplierEndpoint({
  method: 'POST',
  path: `${integrationsBase}/:id/deliveries/:delivery/again`,
  assumed: true,
  body: v.looseObject({ client_key: v.pipe(v.string(), v.maxLength(100)) }),
  answer: RecordOf(integrationsWire),
  handle: (world, { supplier, params, now }) => {
    const record = integrationsOf(world, supplier).find(({ id }) => String(id) === params['id'])
    const lost = (record?.['deliveries'] ?? []) as readonly { readonly id: string; readonly event: string }[]
    const found = lost.find(({ id }) => id === params['delivery'])
    if (record === undefined || found === undefined) return [world, message(404, 'Такого надсилання немає.')]
    const next: StoredRecord = {
      ...record,
      ...delivered(record, world, now, found.event).changed,
      version: record.version + 1,
    }
    const records = integrationsOf(world, supplier).map((one) => (one.id === next.id ? next : one))
    return [
      withRecords(world, supplier, integrationsName, records),
      ok({ data: shownIntegration(next, world, supplier) }),
    ]
  },
})

const remove = supplierEndpoint({
  method: 'DELETE',
  path: `${integrationsBase}/:id`,
  assumed: true,
  body: v.looseObject({ products: v.optional(v.picklist(['keep', 'hide']), 'keep') }),
  answer: Done,
  handle: (world, { supplier, params, now, body: { products } }) => {
    const record = integrationsOf(world, supplier).find(({ id }) => String(id) === params['id'])
    if (record === undefined) return [world, message(404, 'Такої інтеграції немає.')]
    const hidden = products === 'hide' ? withHidden(world, supplier, record, now) : world
    const left = integrationsOf(world, supplier).filter((one) => one.id !== record.id)
    return [withRecords(hidden, supplier, integrationsName, left), ok({}), ...productNews(world, hidden, supplier)]
  },
})

/** What is done to an integration besides its list and its form. */
export const integrationSteps = [rotate, sync, again, remove]
