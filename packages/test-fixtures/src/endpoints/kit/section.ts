import { PageMeta, Page as PageNumber } from '@supplier/core/adapters/http/kit/list.wire'
import { sends } from '@supplier/core/adapters/http/kit/sends.wire'
import * as v from 'valibot'
import { message, ok, type Reply, refused, stale } from '../../http/laravel.ts'
import { changeOf } from '../../world/account/supplier.ts'
import { type Broadcast, type Later, recordEvents } from '../../world/events.ts'
import { recordsOf, type SectionCommand, withoutKeys, withRecords } from '../../world/records.ts'
import { searchFolded } from '../../world/search.ts'
import { type StoredRecord, type Supplier, supplierByToken, type World } from '../../world/world.ts'
import { Done, OneOf, type Reads, recordEntries } from './answers.ts'
import { type Call, type Endpoint, type Step, supplierEndpoint } from './endpoint.ts'
import { exportEndpoint, type RowsInFile } from './export.ts'
import type { RefusalCode } from './refusals.ts'

type Fields = Readonly<Record<string, unknown>>

interface SectionRules<Body extends v.GenericSchema<unknown, Fields>> {
  readonly name: string
  /** The wire with which the panel reads its records. */
  readonly wire: Reads & { readonly base: string; readonly alone?: readonly string[] }
  /** The schema of a new record. A change may leave out any field. */
  readonly body: Body
  /** The records of a supplier who has not changed any yet. */
  readonly seeds: (supplier: Supplier, world: World) => readonly StoredRecord[]
  /** Further fields and initial values of a new record. */
  readonly made: Fields | ((fields: Fields, others: readonly StoredRecord[], now: number) => Fields)
  /** The text that a search matches. */
  readonly textOf: (record: StoredRecord) => string
  /** Whether a record matches the values of `filter[name]`. */
  readonly filters?: Readonly<Record<string, Filter>>
  /** Comparators by the name of the sort, without its `-`. */
  readonly sorts: Readonly<Record<string, Order>>
  /** The reply that refuses a change or removal; `null` when it is allowed. */
  readonly mayChange?: (
    record: StoredRecord,
    fields: Fields,
    world: World,
    supplier: Supplier,
    now: number,
  ) => Reply | null
  readonly mayRemove?: (record: StoredRecord, world: World, supplier: Supplier) => Reply | null
  /** The reply that refuses the record as it would be stored; `null` when it is valid. */
  readonly complaint?: (
    record: Fields,
    others: readonly StoredRecord[],
    world: World,
    supplier: Supplier,
  ) => Reply | null
  /** The effect of a command and its values on a record: changed fields, a new record, or a refusal. */
  readonly commands?: Readonly<Record<string, SectionCommand>>
  /** The record at a moment, for records that the clock or other records change; the same one if nothing did. */
  readonly asOf?: (record: StoredRecord, now: number, world: World, supplier: Supplier) => StoredRecord
  /** The realtime event about a changed record. */
  readonly event?: string
  /** All realtime events about what changed between two worlds, in place of those about changed records. */
  readonly newsOf?: (before: World, after: World, supplier: Supplier, now: number) => readonly (Broadcast | Later)[]
  /** Whether a command that comes again with its key is answered as the first time; by default its version is old then. */
  readonly isKeyed?: boolean
  /** Whether the API can create and remove records; it can by default. */
  readonly isFixed?: boolean
  /** The record as the API returns it, for a record with secrets or computed fields. */
  readonly shownAs?: (record: StoredRecord, world: World, supplier: Supplier, now: number, origin: string) => Fields
  /** The record in the list; by default the same as on its own. */
  readonly rowAs?: (record: StoredRecord, world: World, supplier: Supplier, now: number, origin: string) => Fields
  /** The rows that an exported file has for a row of the list; by default that row. */
  readonly rowsInFile?: RowsInFile
  /** Fields of the answer for one record that have a reader of their own. */
  readonly single?: v.ObjectEntries
  /** What the answer to a change tells beside the record. */
  readonly tells?: v.ObjectEntries
  /** Further fields that a change of the record changes. */
  readonly becomes?: (record: StoredRecord, fields: Fields, now: number) => Fields
  /** What the answer to a change tells beside the record. */
  readonly tellsOf?: (before: StoredRecord, fields: Fields) => Fields
  /** The codes with which its changes and commands refuse, beside a wrong state. */
  readonly refuses?: readonly RefusalCode[]
  /** Further endpoints on the records, which also change them by the clock and send events. */
  readonly more?: readonly Endpoint[]
  /** What else changes in the world after a record was created, changed or removed. */
  readonly after?: (world: World, supplier: Supplier, records: readonly StoredRecord[], change: Change) => World
}

type At = Pick<Call, 'now' | 'origin'>
type Filter = (
  record: StoredRecord,
  chosen: readonly string[],
  world: World,
  supplier: Supplier,
  now: number,
) => boolean

interface Change {
  /** The record that was created or changed; `null` when one was removed, or the clock changed them. */
  readonly stored: StoredRecord | null
  readonly now: number
  readonly before: readonly StoredRecord[]
}

const gone = message(404, 'Такого запису немає.')

const Query = v.looseObject({
  page: v.optional(PageNumber, 1),
  per_page: v.optional(v.picklist(['10', '20', '50', '100']), '20'),
  search: v.optional(v.string(), ''),
  sort: v.optional(v.string(), ''),
})

const Chosen = v.optional(v.union([v.string(), v.array(v.string())]))

/** The query of a list with these filters and orders. */
const queryOf = (filters: readonly string[], sorts: readonly string[]) =>
  v.looseObject({
    ...Query.entries,
    sort: v.pipe(Query.entries.sort, sends(v.picklist(sorts.flatMap((sort) => [sort, `-${sort}`])))),
    ...(Object.fromEntries(filters.map((name) => [`filter[${name}]`, Chosen])) as Record<never, never>),
  })

const Keyed = v.looseObject({ client_key: v.optional(v.pipe(v.string(), v.maxLength(100))) })
const Versioned = v.looseObject({ version: v.number() })

type Order = (one: StoredRecord, other: StoredRecord) => number

const collator = new Intl.Collator('uk')

/** The alphabetical order of a field. */
export const byText =
  (field: string): Order =>
  (one, other) =>
    collator.compare(String(one[field]), String(other[field]))

/** The order of a field with numbers or flags; `null` counts as zero. */
export const byNumber =
  (field: string): Order =>
  (one, other) =>
    Number(one[field] ?? 0) - Number(other[field] ?? 0)

/** The name in `filter[name]` or `filter[name][]`. */
const filterIn = (written: string): string | undefined => /^filter\[(\w+)\](?:\[\])?$/.exec(written)?.[1]

type Filters = Readonly<Record<string, (record: StoredRecord, chosen: readonly string[]) => boolean>>

/** The records that match a search and the values of `filter[name]`. */
export const found = (
  records: readonly StoredRecord[],
  { search, ...rest }: { readonly search: string; readonly [name: string]: unknown },
  filters: Filters,
  textOf: (record: StoredRecord) => string,
): readonly StoredRecord[] => {
  const words = searchFolded(search).split(' ').filter(Boolean)
  const narrowing = Object.entries(filters).flatMap(([filter, fits]) => {
    const chosen = [rest[`filter[${filter}]`] ?? rest[`filter[${filter}][]`] ?? []].flat().map(String)
    return chosen.length === 0 ? [] : [(record: StoredRecord) => fits(record, chosen)]
  })
  return records.filter((record) => {
    const text = words.length === 0 ? '' : searchFolded(textOf(record))
    return words.every((word) => text.includes(word)) && narrowing.every((fits) => fits(record))
  })
}

export const boundTo = (
  filters: Readonly<Record<string, Filter>>,
  world: World,
  supplier: Supplier,
  now: number,
): Filters =>
  Object.fromEntries(
    Object.entries(filters).map(([name, fits]) => [
      name,
      (record, chosen) => fits(record, chosen, world, supplier, now),
    ]),
  )

/** Assigns ids to list entries that have none. */
const numberedIn = (world: World, fields: Fields): readonly [World, Fields] => {
  let { nextId } = world
  const numbered = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((one) => (one?.id === null ? { ...one, id: nextId++ } : one)) : value,
  ])
  return [{ ...world, nextId }, Object.fromEntries(numbered)]
}

/** The endpoints of a plain section: list, one, by key, create, change, remove, and its commands. */
export const sectionEndpoints = <Body extends v.GenericSchema<unknown, Fields>>({
  name,
  wire,
  body,
  seeds,
  made,
  textOf,
  filters = {},
  sorts,
  mayChange,
  mayRemove,
  complaint,
  commands = {},
  isKeyed = false,
  isFixed = false,
  shownAs = withoutKeys,
  rowAs = shownAs,
  rowsInFile,
  single = {},
  tells = {},
  refuses = [],
  becomes = () => ({}),
  tellsOf = () => ({}),
  more = [],
  after = (world) => world,
  asOf = (record) => record,
  event,
  newsOf,
}: SectionRules<Body>): readonly Endpoint[] => {
  const { base, alone = [] } = wire
  const entries = recordEntries(wire)
  const listed = Object.fromEntries(Object.entries(entries).filter(([field]) => !alone.includes(field)))
  const One = OneOf({ entries: { ...entries, ...single } })
  const Page = v.object({ data: v.array(v.object(listed)), meta: PageMeta })
  const allOf = (world: World, supplier: Supplier) => recordsOf(world, supplier, name, seeds(supplier, world))
  const answer = (world: World, supplier: Supplier, record: StoredRecord, { now, origin }: At) =>
    ok({ data: shownAs(record, world, supplier, now, origin) })
  const recordAt = (world: World, supplier: Supplier, id: string | undefined, { now, origin }: At) =>
    allOf(world, supplier).find((one) => String(one.id) === id) ??
    allOf(world, supplier).find((one) => String(shownAs(one, world, supplier, now, origin)['id']) === id)
  const withAll = (
    world: World,
    supplier: Supplier,
    records: readonly StoredRecord[],
    change: Omit<Change, 'before'>,
  ): World =>
    after(withRecords(world, supplier, name, records), supplier, records, { ...change, before: allOf(world, supplier) })
  const changed = (
    world: World,
    supplier: Supplier,
    record: StoredRecord,
    fields: Fields,
    at: At,
    also: Readonly<Record<number, Fields>> = {},
  ): Step => {
    const [next, numbered] = numberedIn(world, fields)
    const events: StoredRecord = { ...record, ...numbered, version: record.version + 1 }
    const all = allOf(world, supplier).map((one) => {
      if (one.id === record.id) return events
      return also[one.id] === undefined ? one : { ...one, ...also[one.id], version: one.version + 1 }
    })
    const then = withAll(next, supplier, all, { stored: events, now: at.now })
    return [then, answer(then, supplier, events, at)]
  }
  const added = (world: World, supplier: Supplier, fields: Fields, key: string | undefined, at: At): Step => {
    const others = allOf(world, supplier)
    const [before, numbered] = numberedIn(world, fields)
    const record: StoredRecord = {
      ...(typeof made === 'function' ? made(fields, others, at.now) : made),
      ...numbered,
      id: before.nextId,
      version: 1,
      ...(key !== undefined && { clientKey: key, sent: JSON.stringify(fields) }),
    }
    const change = { stored: record, now: at.now }
    const next = withAll({ ...before, nextId: before.nextId + 1 }, supplier, [...others, record], change)
    return [next, answer(next, supplier, record, at)]
  }

  const list = supplierEndpoint({
    method: 'GET',
    path: base,
    assumed: true,
    body: queryOf(Object.keys(filters), Object.keys(sorts)),
    answer: Page,
    handle: (world, { supplier, now, origin, body: { page, per_page, search, sort, ...rest } }) => {
      const unknown = Object.keys(rest).find((name) => !Object.hasOwn(filters, filterIn(name) ?? name))
      if (unknown !== undefined) return [world, refused({ [unknown]: [`Такого фільтра немає: ${unknown}.`] })]
      const rows = found(allOf(world, supplier), { search, ...rest }, boundTo(filters, world, supplier, now), textOf)
      const order = sorts[sort.replace(/^-/, '')] ?? (() => 0)
      const sign = sort.startsWith('-') ? -1 : 1
      const sorted = rows.toSorted((one, other) => sign * order(one, other) || other.id - one.id)
      const size = Number(per_page)
      return [
        world,
        ok({
          data: sorted
            .slice((page - 1) * size, page * size)
            .map((record) => rowAs(record, world, supplier, now, origin)),
          meta: {
            total: rows.length,
            per_page: size,
            current_page: page,
            last_page: Math.max(1, Math.ceil(rows.length / size)),
            as_of: new Date(now).toISOString(),
          },
        }),
      ]
    },
  })

  const one = supplierEndpoint({
    method: 'GET',
    path: `${base}/:id`,
    assumed: true,
    answer: One,
    handle: (world, { supplier, params, ...at }) => {
      const record = recordAt(world, supplier, params['id'], at)
      return [world, record ? answer(world, supplier, record, at) : gone]
    },
  })

  const byKey = supplierEndpoint({
    method: 'GET',
    path: `${base}/by-key/:key`,
    assumed: true,
    answer: One,
    handle: (world, { supplier, params, ...at }) => {
      const record = allOf(world, supplier).find(({ clientKey }) => clientKey === params['key'])
      return [world, record ? answer(world, supplier, record, at) : gone]
    },
  })

  const create = supplierEndpoint({
    method: 'POST',
    path: base,
    assumed: true,
    body: v.intersect([Keyed, body]),
    answer: One,
    handle: (world, { supplier, body: { client_key: key, ...sent }, ...at }) => {
      const fields = v.parse(body, sent)
      const before = key === undefined ? undefined : allOf(world, supplier).find(({ clientKey }) => clientKey === key)
      if (before)
        return [
          world,
          before.sent === JSON.stringify(fields)
            ? answer(world, supplier, before, at)
            : refused({ client_key: ['Цей ключ уже має інший запит.'] }),
        ]
      const refusal = complaint?.(fields, allOf(world, supplier), world, supplier)
      return refusal ? [world, refusal] : added(world, supplier, fields, key, at)
    },
  })

  const change = supplierEndpoint({
    method: 'PATCH',
    path: `${base}/:id`,
    assumed: true,
    body: Versioned,
    answer: v.object({ ...One.entries, ...tells }),
    refuses: ['wrong_state', ...refuses],
    handle: (world, { supplier, params, body: { version, ...sent }, ...at }) => {
      const { now, origin } = at
      const record = recordAt(world, supplier, params['id'], at)
      if (record === undefined) return [world, gone]
      if (version !== record.version) return [world, stale(shownAs(record, world, supplier, now, origin))]
      const whole = v.safeParse(body, { ...record, ...sent })
      if (!whole.success)
        return [world, refused({ [v.getDotPath(whole.issues[0]) ?? 'body']: ['Некоректне значення.'] })]
      const others = allOf(world, supplier).filter(({ id }) => id !== record.id)
      const refusal =
        mayChange?.(record, sent, world, supplier, now) ?? complaint?.(whole.output, others, world, supplier)
      if (refusal) return [world, refusal]
      const fields = { ...whole.output, ...becomes(record, whole.output, now) }
      const [next, reply, ...events] = changed(world, supplier, record, fields, at)
      return [next, { ...reply, body: { ...(reply.body as Fields), ...tellsOf(record, fields) } }, ...events]
    },
  })

  const remove = supplierEndpoint({
    method: 'DELETE',
    path: `${base}/:id`,
    assumed: true,
    answer: Done,
    refuses: ['wrong_state'],
    handle: (world, { supplier, params, ...at }) => {
      const { now } = at
      const record = recordAt(world, supplier, params['id'], at)
      if (record === undefined) return [world, gone]
      const refusal = mayRemove?.(record, world, supplier)
      if (refusal) return [world, refusal]
      return [
        withAll(
          world,
          supplier,
          allOf(world, supplier).filter(({ id }) => id !== record.id),
          { stored: null, now },
        ),
        ok({}),
      ]
    },
  })

  const ordered = Object.entries(commands).map(([command, carryOut]) =>
    supplierEndpoint({
      method: 'POST',
      path: `${base}/:id/${command}`,
      assumed: true,
      body: v.intersect([Keyed, v.looseObject({ version: v.optional(v.number()) })]),
      answer: One,
      refuses: ['wrong_state', ...refuses],
      handle: (world, { supplier, params, body: { client_key: key, version, ...values }, ...at }) => {
        const { now, origin } = at
        const record = recordAt(world, supplier, params['id'], at)
        if (record === undefined) return [world, gone]
        if (key !== undefined && record.commandKey === key) return [world, answer(world, supplier, record, at)]
        const before = key === undefined ? undefined : allOf(world, supplier).find(({ clientKey }) => clientKey === key)
        if (before) return [world, answer(world, supplier, before, at)]
        if (version !== undefined && version !== record.version)
          return [world, stale(shownAs(record, world, supplier, now, origin))]
        const others = allOf(world, supplier).filter(({ id }) => id !== record.id)
        const outcome = carryOut(record, values, world, { supplier, others, now })
        if ('body' in outcome) return [world, outcome]
        return 'made' in outcome
          ? added(world, supplier, outcome.made, key, at)
          : changed(
              world,
              supplier,
              record,
              { ...outcome.changed, ...(isKeyed && { commandKey: key }) },
              at,
              outcome.also,
            )
      },
    }),
  )

  /** The clock changes the records before each call; what a call changed is sent as realtime events after it. */
  const live = ({ step, ...endpoint }: Endpoint): Endpoint => ({
    ...endpoint,
    step: (world, call) => {
      const supplier = supplierByToken(world, call.token)
      if (supplier === undefined) return step(world, call)
      const before = allOf(world, supplier)
      const timely = before.map((record) => asOf(record, call.now, world, supplier))
      const isLater = timely.some((record, at) => record !== before[at])
      const change = { stored: null, now: call.now }
      const [next, ...rest] = step(isLater ? withAll(world, supplier, timely, change) : world, call)
      const after = next === world ? before : allOf(next, supplier)
      const rowOf = (record: StoredRecord) => rowAs(record, next, supplier, call.now, call.origin)
      const changes = event === undefined ? [] : recordEvents(event, supplier, before, after, rowOf)
      const news = newsOf && next !== world ? newsOf(world, next, supplier, call.now) : changes
      return [next, ...rest, ...changeOf(supplier, next, call.origin), ...news]
    },
  })

  const standard = [
    list,
    byKey,
    one,
    exportEndpoint(name, list, rowsInFile),
    ...(isFixed ? [] : [create, remove]),
    change,
  ]
  // Before the others, because `:id` also matches their paths.
  return [...more, ...standard, ...ordered].map(live)
}
