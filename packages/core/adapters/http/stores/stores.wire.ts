import * as v from 'valibot'
import type { SlugAnswer } from '../../../src/stores/slug.domain.ts'
import { stores } from '../../../src/stores/stores.section.ts'
import { pickedOnWire } from '../kit/ids.wire.ts'
import { KnownFlag, KnownText, LaxText } from '../kit/kernel.wire.ts'
import { questionWireOf, wireOf } from '../kit/section.wire.ts'
import { objectionsOf, Review, storePaths } from './store-review.wire.ts'
import { storesPath } from './store-switch.wire.ts'

const Text = (max: number) => v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(max)))
const Hours = v.object({
  from: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
  to: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
})
const Week = v.pipe(v.array(v.nullable(Hours)), v.length(7))

export const StoreBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  slug: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,40}$/))),
  description: Text(2000),
  manager_name: Text(100),
  phone: v.nullable(v.pipe(v.string(), v.regex(/^\d{8,15}$/))),
  email: v.nullable(v.pipe(v.string(), v.email())),
  telegram: v.nullable(v.pipe(v.string(), v.regex(/^@\w{1,64}$/))),
  domain: Text(253),
  address: Text(255),
  work_hours: Week,
})

const Pause = v.fallback(v.nullish(v.object({ from: v.string(), to: v.nullish(v.string(), null) }), null), null)

export const storesWire = wireOf({
  section: stores,
  base: storesPath,
  paths: storePaths,
  entries: {
    slug: KnownText,
    description: KnownText,
    manager_name: KnownText,
    phone: KnownText,
    email: KnownText,
    telegram: KnownText,
    address: KnownText,
    work_hours: v.fallback(Week, () => [null, null, null, null, null, null, null]),
    pause: Pause,
    moderation: Review,
  },
  ownOf: ({ pause, moderation }) => ({ pause, objections: objectionsOf(moderation) }),
  valuesOf: (wire, { name, slug, domain }) => ({
    name,
    slug,
    description: wire.description ?? '',
    manager: wire.manager_name ?? '',
    phone: wire.phone ?? '',
    email: wire.email ?? '',
    telegram: wire.telegram ?? '',
    domain,
    address: wire.address ?? '',
    hours: wire.work_hours,
  }),
  bodyOf: ({ name, manager, hours, ...texts }) => ({
    ...(name !== undefined && { name }),
    ...(manager !== undefined && { manager_name: manager || null }),
    ...(hours !== undefined && { work_hours: hours }),
    // An empty text empties the field.
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text || null])),
  }),
  question: questionWireOf({
    requestOf: ({ slug, id }) => ({
      method: 'GET',
      path: `${storesPath}/slug`,
      query: { slug: String(slug), ...(id !== null && { id: String(id) }) },
    }),
    entries: { available: KnownFlag, suggestion: LaxText },
    answerOf: ({ available, suggestion }): SlugAnswer => ({ isTaken: available === false, suggestion }),
  }),
  requestOf: ({ command, key, version, values }) => {
    const body = { client_key: key, ...(version !== null && { version }) }
    if (command === 'pause')
      return { method: 'POST', path: '/pause', body: { ...body, ...values, to: values['to'] || null } }
    if (command === 'close')
      return { method: 'POST', path: '/close', body: { ...body, new_primary_id: pickedOnWire(values['newPrimary']) } }
    return { method: 'POST', path: command === 'rotate' ? '/feed/rotate' : `/${command}`, body }
  },
})
