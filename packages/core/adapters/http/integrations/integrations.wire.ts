import * as v from 'valibot'
import {
  directions,
  events,
  integrationKinds,
  integrationStatuses,
  scopes,
} from '../../../src/integrations/integrations.domain.ts'
import { integrations } from '../../../src/integrations/integrations.section.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import {
  JsonObject,
  KnownCount,
  KnownFlag,
  KnownInstant,
  LaxText,
  ShownText,
  TextOrNumber,
} from '../kit/kernel.wire.ts'
import { rowsOf } from '../kit/list.wire.ts'
import { standardRequestOf, wireOf } from '../kit/section.wire.ts'
import { Word, Words } from '../kit/word.wire.ts'

const List = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.optional(v.fallback(rowsOf(entries), []), []),
    v.transform((rows) => rows.map(({ row }) => row)),
  )

/** The store into which another marketplace brings its goods. */
const Store = v.optional(v.fallback(v.nullable(v.object({ id: TextOrNumber, name: LaxText })), null), null)

const Told = v.pipe(JsonObject, v.object({ data: v.pipe(JsonObject, v.object({ secret: LaxText })) }))

export const integrationsWire = wireOf({
  section: integrations,
  base: '/admin-suppliers/v1/integrations',
  entries: {
    kind: Word(integrationKinds),
    title: v.fallback(ShownText, ''),
    status: Word(integrationStatuses),
    store: Store,
    url: LaxText,
    directions: Words(directions),
    events: Words(events),
    scopes: Words(scopes),
    secret_last4: LaxText,
    old_valid_until: KnownInstant,
    problems: List({ message: v.fallback(ShownText, '') }),
    runs: List({
      at: KnownInstant,
      result: v.fallback(ShownText, ''),
      created: KnownCount,
      updated: KnownCount,
      failed: KnownCount,
      rows: List({ title: v.fallback(ShownText, ''), message: v.fallback(ShownText, '') }),
    }),
    deliveries: List({
      id: TextOrNumber,
      event: v.fallback(ShownText, ''),
      at: KnownInstant,
      delivered: KnownFlag,
      response_code: KnownCount,
    }),
  },
  paths: { store_id: 'store' },
  file: { last4: ['secret_last4'], oldUntil: ['old_valid_until'], runs: ['runs.0.at', 'runs.0.result'] },
  rowOf: (wire) => ({
    kind: wire.kind,
    title: wire.title,
    status: wire.status,
    directions: wire.directions,
    last4: wire.secret_last4,
    oldUntil: wire.old_valid_until,
    problems: wire.problems.map(({ message }) => message),
    runs: wire.runs.map(({ at, result, created, updated, failed, rows }) => ({
      at,
      result,
      created: created ?? 0,
      updated: updated ?? 0,
      failed: failed ?? 0,
      rows: rows.map(({ title, message }) => ({ title, message })),
    })),
    deliveries: wire.deliveries.map(({ id, event, at, delivered, response_code: code }) => ({
      id,
      event,
      at,
      isDelivered: delivered === true,
      code,
    })),
  }),
  valuesOf: ({ kind, title, store, url, directions: ways, events: told, scopes: may }) => ({
    kind,
    title,
    store: store && { id: store.id, title: store.name ?? `№ ${store.id}` },
    credential: '',
    url: url ?? '',
    directions: ways,
    events: told,
    scopes: may,
  }),
  bodyOf: ({ credential, url, store, ...values }) => ({
    ...values,
    ...(store !== undefined && { store_id: store && idOnWire(store.id) }),
    ...(url !== undefined && { url: url || null }),
    ...(credential && { credential }),
  }),
  requestOf: (run) => {
    const { command, values } = run
    if (command === 'remove')
      return { method: 'DELETE', path: `?products=${values['products'] === 'hide' ? 'hide' : 'keep'}` }
    if (command !== 'again') return standardRequestOf(run)
    const path = `/deliveries/${encodeURIComponent(String(values['delivery']))}/again`
    return { ...standardRequestOf({ ...run, values: {} }), path }
  },
  messageOf: ({ command }, reply) => {
    const found = command === 'rotate' ? v.safeParse(Told, reply) : null
    const secret = found?.success ? found.output.data.secret : null
    return secret ? { key: 'integrations.secret', values: { secret } } : null
  },
})
