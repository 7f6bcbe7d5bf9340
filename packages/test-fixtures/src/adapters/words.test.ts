import { isDeepStrictEqual } from 'node:util'
import { entriesOf, rowIn, type SectionWire } from '@supplier/core/adapters/http/kit/section.wire'
import { sectionWires } from '@supplier/core/adapters/sections'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Caller, callerOf, tokenOf } from '../sandbox/caller.ts'
import { createSandbox } from '../sandbox/sandbox.ts'

type Path = readonly string[]

const worlds = await Promise.all(
  (['default', 'troubled'] as const).map(async (scenario) => {
    const sandbox = createSandbox({ scenario })
    const call = callerOf(sandbox, await tokenOf(sandbox))
    const file = new FormData()
    file.append('file', new File(['Артикул;Назва;Ціна\nA-1;Чашка;100'], 'price.csv'))
    file.append('type', 'goods')
    file.append('client_key', 'a')
    await call('POST', '/admin-suppliers/v1/imports', file)
    await call('POST', '/admin-suppliers/v1/import-sources', {
      ...{ client_key: 'a', title: 'Прайс', url: 'https://example.com/price.csv', type: 'goods', schedule: 'daily' },
      ...{ at: '09:00', missing: 'keep' },
    })
    return call
  }),
)
const wires = await Promise.all(
  Object.values(sectionWires).map(async (load) => (await load()) as unknown as SectionWire<never>),
)

/** The records of a section as the server answers them, in the list and alone. */
const recordsOf = async ({ base }: SectionWire<never>, call: Caller): Promise<readonly object[]> => {
  const { body } = await call('GET', `${base}?per_page=100`)
  const listed: readonly { readonly id: unknown }[] = body.data
  const alone = await Promise.all(listed.slice(0, 8).map(({ id }) => call('GET', `${base}/${String(id)}`)))
  return [...listed, ...alone.filter(({ status }) => status === 200).map((one) => one.body.data as object)]
}

const sections = await Promise.all(
  wires.map(async (wire) => ({
    id: (wire.section as unknown as AnySection).id,
    wire,
    records: (await Promise.all(worlds.map((call) => recordsOf(wire, call)))).flat(),
  })),
)

const read = (wire: SectionWire<never>, record: object) => {
  const found = v.parse(v.object(entriesOf(wire as never)), record)
  return {
    row: rowIn(wire as never, found as never),
    values: (wire.valuesOf as (one: never) => unknown)(found as never),
  }
}

/** The paths of the values of a record that `isLike` describes, at any depth. */
const pathsIn = (value: unknown, isLike: (one: unknown) => boolean, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => pathsIn(one, isLike, [...path, name]))
    : isLike(value)
      ? [path]
      : []

const at = (record: unknown, path: Path): unknown =>
  path.reduce((found, name) => (found as Readonly<Record<string, unknown>> | null)?.[name], record)

const withValue = (record: object, [name = '', ...rest]: Path, value: unknown): object => {
  const next = Array.isArray(record) ? [...record] : { ...record }
  const within = (record as Readonly<Record<string, unknown>>)[name] as object
  return Object.assign(next, { [name]: rest.length === 0 ? value : withValue(within, rest, value) })
}

const stringsIn = (value: unknown): readonly string[] =>
  pathsIn(value, (one) => typeof one === 'string').map((path) => String(at(value, path)))

/** The first record for each path, so that a field is tried once. */
const cases = (isLike: (one: unknown) => boolean) =>
  sections.flatMap(({ id, wire, records }) => {
    const found = new Map<string, { readonly record: object; readonly path: Path }>()
    for (const record of records)
      for (const path of pathsIn(record, isLike)) {
        const name = path.filter((one) => !/^\d+$/.test(one)).join('.')
        if (!found.has(name)) found.set(name, { record, path })
      }
    return [...found].map(([name, { record, path }]) => ({ name: `${id} ${name}`, wire, records, record, path }))
  })

const isWord = (one: unknown) => typeof one === 'string' && /^[a-z]+(?:[_.][a-z]+)*$/.test(one)
const unheard = 'unheard_of'

/** Codes that need no text: a method with another code is told by its own title, as a method of no known kind. */
const told: readonly string[] = ['payment-methods code']
const words = cases(isWord).filter(({ name }) => !told.includes(name))

/** The words that the records have in one field. */
const seenIn = (records: readonly object[], path: Path) => [
  ...new Set(records.map((one) => at(one, path)).filter(isWord)),
]

test.each(words)(
  '$name: an unknown word is never told as one that the panel knows',
  ({ wire, records, record, path }) => {
    const readAs = (word: unknown) => read(wire, withValue(record, path, word))
    const before = stringsIn(readAs(at(record, path)))
    const isNew = (text: string) => text !== '' && !text.includes(unheard) && !before.includes(text)
    expect(stringsIn(readAs(unheard)).filter(isNew)).toEqual([])
    const known = seenIn(records, path)
    const alike = known.filter((word) => isDeepStrictEqual(readAs(word), readAs(unheard)))
    // A field that is not read is alike for all words.
    expect(alike.length === known.length ? [] : alike).toEqual([])
  },
)

test.each(words)('$name: an unknown word allows nothing that depends on it', ({ wire, records, record, path }) => {
  const { commands, mayEdit } = wire.section as unknown as AnySection
  const allowed = (word: unknown) => {
    const { row } = read(wire, withValue(record, path, word))
    const names = Object.keys(commands).filter((name) => commands[name]?.may(row, [row]))
    return mayEdit(row) ? [...names, 'edit'] : names
  }
  const always = seenIn(records, path)
    .map(allowed)
    .reduce((all, some) => all.filter((name) => some.includes(name)))
  expect(allowed(unheard).filter((name) => !always.includes(name))).toEqual([])
})

const isNumber = (one: unknown) => typeof one === 'number'
const isFlag = (one: unknown) => typeof one === 'boolean'

test.each(cases(isNumber))('$name: a number as text is the same number', ({ wire, record, path }) => {
  const number = Number(at(record, path))
  const texts = [String(number), ...(path.at(-1)?.endsWith('id') ? [] : [number.toFixed(2)])]
  for (const text of texts.filter((one) => Number(one) === number))
    expect(read(wire, withValue(record, path, text))).toEqual(read(wire, record))
})

test.each(cases(isFlag))('$name: a flag as a number or as text is the same flag', ({ wire, record, path }) => {
  const same = at(record, path) === true ? [1, '1', 'true'] : [0, '0', 'false']
  for (const one of same) expect(read(wire, withValue(record, path, one))).toEqual(read(wire, record))
})

test('the table has every section', () => {
  expect(sections.filter(({ records }) => records.length === 0).map(({ id }) => id)).toEqual([])
  expect(words.length).toBeGreaterThan(40)
  expect(cases(isNumber).length).toBeGreaterThan(60)
})
