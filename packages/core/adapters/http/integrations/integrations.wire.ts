import * as v from 'valibot'
import { events, scopes } from '../../../src/integrations/integrations.domain.ts'
import { integrations } from '../../../src/integrations/integrations.section.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { JsonObject, LaxText, TextOrNumber } from '../kit/kernel.wire.ts'
import { standardRequestOf, wireOf } from '../kit/section.wire.ts'
import { Words } from '../kit/word.wire.ts'

/** The store into which another marketplace brings its goods. */
const Store = v.optional(v.fallback(v.nullable(v.object({ id: TextOrNumber, name: LaxText })), null), null)

const Told = v.pipe(JsonObject, v.object({ data: v.pipe(JsonObject, v.object({ secret: LaxText })) }))

export const integrationsWire = wireOf({
  section: integrations,
  base: '/admin-suppliers/v1/integrations',
  entries: {
    store: Store,
    url: LaxText,
    events: Words(events),
    scopes: Words(scopes),
  },
  valuesOf: ({ store, url, events: told, scopes: may }, { kind, title, directions }) => ({
    kind,
    title,
    store: store && { id: store.id, title: store.name ?? `№ ${store.id}` },
    credential: '',
    url: url ?? '',
    directions,
    events: told,
    scopes: may,
  }),
  paths: { store_id: 'store' },
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
