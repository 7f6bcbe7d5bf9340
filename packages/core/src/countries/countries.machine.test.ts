import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { actorLogOf, answers, type Happening, refuses } from '../../testing/actor-log.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf } from '../kernel/port.ts'
import { type Country, type CountryPage, fullNumber, noTelephone, typed, ukraine } from './countries.domain.ts'
import { type CountriesEvent, countriesMachine, type TelephoneChanged } from './countries.machine.ts'
import type { CountriesPort } from './countries.port.ts'
import { selectCountryPicker, selectTelephoneField } from './countries.selectors.ts'

const country = (iso: string): Country => ({ iso, name: iso, prefix: '+48', mask: '###-###-###', flag: '' })
const pages: readonly CountryPage[] = [
  { countries: [ukraine, country('PL')], hasMore: true },
  { countries: [country('PL'), country('CZ')], hasMore: true },
  { countries: [country('SK')], hasMore: false },
]
const pageAt = async ({ page }: { readonly page: number }) => pages[page - 1] ?? { countries: [], hasMore: false }

const start = (fetchCountries: CountriesPort['fetchCountries'] = pageAt) => {
  const port = { fetchCountries: vi.fn(fetchCountries) }
  const told: FeatureEvent[] = []
  const form: TelephoneChanged[] = []
  const clock = new SimulatedClock()
  const actor = createActor(countriesMachine.provide({ actors: actorsOf<CountriesPort>(port) }), {
    clock,
    input: {
      app: { send: (event) => told.push(event) },
      form: { send: (event) => form.push(event) },
      telephone: noTelephone,
    },
  }).start()
  return {
    port,
    told,
    form,
    clock,
    actor,
    asked: () => port.fetchCountries.mock.calls.map(([{ page, search }]) => `${search}/${page}`),
    picker: () => selectCountryPicker(actor.getSnapshot()),
    answered: () => waitFor(actor, (state) => !state.hasTag('busy')),
    search: (search: string) => {
      actor.send({ type: 'search.typed', search })
      clock.increment(250)
    },
  }
}

/** A port whose responses the test gives by hand, in any order. */
const byHand = () => {
  const answers = new Map<string, (page: CountryPage) => void>()
  const fetchCountries: CountriesPort['fetchCountries'] = ({ search }) =>
    new Promise((resolve) => answers.set(search, resolve))
  return { fetchCountries, answer: (search: string, page: CountryPage) => answers.get(search)?.(page) }
}

test('opening the picker loads the list page by page and keeps it for the next opening', async () => {
  const { actor, answered, asked, picker } = start()
  expect(asked()).toEqual([])
  actor.send({ type: 'picker.opened' })
  expect(picker()).toEqual({ step: 'wait', search: '' })
  await answered()
  actor.send({ type: 'list.ended' })
  await answered()
  const list = { step: 'list', search: '', countries: [ukraine, country('PL'), country('CZ')], more: 'available' }
  expect(picker()).toEqual(list)
  actor.send({ type: 'picker.closed' })
  actor.send({ type: 'picker.opened' })
  expect([picker(), asked()]).toEqual([list, ['/1', '/2']])
  actor.send({ type: 'list.ended' })
  await answered()
  actor.send({ type: 'list.ended' })
  expect([picker(), asked()]).toEqual([
    { step: 'list', search: '', countries: [ukraine, country('PL'), country('CZ'), country('SK')], more: 'none' },
    ['/1', '/2', '/3'],
  ])
})

test('a page aborted by closing the picker is loaded again', async () => {
  const { actor, answered, asked } = start()
  actor.send({ type: 'picker.opened' })
  await answered()
  actor.send({ type: 'list.ended' })
  actor.send({ type: 'picker.closed' })
  actor.send({ type: 'picker.opened' })
  actor.send({ type: 'list.ended' })
  await answered()
  expect(asked()).toEqual(['/1', '/2', '/2'])
})

test.each<Failure>([
  { kind: 'timedOut' },
  { kind: 'serverBroken', status: 500, texts: [{ text: 'Помилка' }], retryAfter: null },
])('after $kind the failure is reported once, and Ukraine can still be picked and typed', async (failure) => {
  const { actor, answered, picker, told, form } = start(() => Promise.reject(new PortError(failure)))
  actor.send({ type: 'picker.opened' })
  await answered()
  expect(picker()).toEqual({ step: 'failed', search: '', countries: [ukraine] })
  expect(told).toEqual([{ type: 'failure.reported', failure }])
  actor.send({ type: 'country.picked', iso: 'UA' })
  actor.send({ type: 'telephone.typed', text: '067 123 45 67' })
  expect(picker()).toEqual({ step: 'closed' })
  expect(form.map(({ telephone }) => fullNumber(telephone))).toEqual(['38', '380671234567'])
})

test('a failed page keeps the earlier pages and can be retried', async () => {
  let isBroken = true
  const { actor, answered, asked, picker } = start(({ page }) =>
    page === 2 && isBroken ? Promise.reject(new PortError({ kind: 'unreachable' })) : pageAt({ page }),
  )
  actor.send({ type: 'picker.opened' })
  await answered()
  actor.send({ type: 'list.ended' })
  await answered()
  expect(picker()).toEqual({ step: 'list', search: '', countries: pages[0]?.countries, more: 'failed' })
  isBroken = false
  actor.send({ type: 'retry.chosen' })
  await answered()
  expect(picker()).toMatchObject({ more: 'available', countries: [{ iso: 'UA' }, { iso: 'PL' }, { iso: 'CZ' }] })
  expect(asked()).toEqual(['/1', '/2', '/2'])
})

test('the last typed search wins, whatever the order of the responses', async () => {
  const { answer, fetchCountries } = byHand()
  const { actor, asked, answered, picker, port, search } = start(fetchCountries)
  actor.send({ type: 'picker.opened' })
  for (const text of ['у', 'ук', 'укр']) search(text)
  expect(asked()).toEqual(['/1', 'у/1', 'ук/1', 'укр/1'])
  expect(port.fetchCountries.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, true, true, false])
  answer('укр', { countries: [ukraine], hasMore: false })
  answer('ук', { countries: [country('PL')], hasMore: false })
  answer('у', { countries: [], hasMore: false })
  await answered()
  await new Promise(setImmediate)
  expect(picker()).toEqual({ step: 'list', search: 'укр', countries: [ukraine], more: 'none' })
})

test('fast typing sends one request, with the text exactly as typed', async () => {
  const { actor, answered, asked, clock } = start()
  actor.send({ type: 'picker.opened' })
  await answered()
  for (const search of ['%', '%&', '%&#', '%&#🇺🇦']) {
    actor.send({ type: 'search.typed', search })
    clock.increment(249)
  }
  expect(asked()).toEqual(['/1'])
  clock.increment(1)
  expect(asked()).toEqual(['/1', '%&#🇺🇦/1'])
})

test('a search without results is shown as empty and reset when the picker closes', async () => {
  const { actor, answered, asked, picker, search } = start(async (input) =>
    input.search ? { countries: [], hasMore: false } : pageAt(input),
  )
  actor.send({ type: 'picker.opened' })
  search('щщ')
  await answered()
  expect(picker()).toEqual({ step: 'empty', search: 'щщ' })
  actor.send({ type: 'picker.closed' })
  actor.send({ type: 'picker.opened' })
  expect(picker()).toEqual({ step: 'wait', search: '' })
  await answered()
  expect(asked()).toEqual(['/1', 'щщ/1', '/1'])
})

test('search results are never shown as the whole list', async () => {
  const { actor, answered, picker, search } = start(async (input) =>
    input.search ? { countries: [country('PL')], hasMore: false } : pageAt(input),
  )
  actor.send({ type: 'picker.opened' })
  search('п')
  await answered()
  actor.send({ type: 'search.typed', search: '' })
  actor.send({ type: 'picker.closed' })
  actor.send({ type: 'picker.opened' })
  expect(picker()).toEqual({ step: 'wait', search: '' })
  await answered()
  search('п')
  await answered()
  actor.send({ type: 'country.picked', iso: 'PL' })
  actor.send({ type: 'picker.opened' })
  expect(picker()).toEqual({ step: 'wait', search: '' })
})

test('changing the country keeps the digits, changes the mask and notifies form and app', async () => {
  const { actor, answered, form, told } = start()
  actor.send({ type: 'telephone.typed', text: '+38067' })
  actor.send({ type: 'picker.opened' })
  await answered()
  actor.send({ type: 'country.picked', iso: 'PL' })
  const telephone = { country: country('PL'), digits: '067' }
  expect(selectTelephoneField(actor.getSnapshot())).toEqual({ ...telephone, shown: '067' })
  expect(form.at(-1)).toEqual({ type: 'telephone.changed', telephone })
  expect(told.at(-1)).toEqual({ type: 'signInDraft.changed', signInDraft: { telephone } })
})

test('leaving the page aborts the request', () => {
  const { actor, port } = start(() => new Promise(() => {}))
  actor.send({ type: 'picker.opened' })
  actor.stop()
  expect(port.fetchCountries.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true])
})

const field = actorLogOf(countriesMachine, {
  app: { send: () => {} },
  form: { send: () => {} },
  telephone: noTelephone,
})
const poland = { ...noTelephone.country, iso: 'PL', prefix: '48' }
const page = (hasMore: boolean) => ({ countries: [poland], hasMore })
const opened: CountriesEvent = { type: 'picker.opened' }
const search = (text: string): CountriesEvent => ({ type: 'search.typed', search: text })
const shown = [opened, answers('fetchCountries', page(true))] as const
const ended: CountriesEvent = { type: 'list.ended' }

test.each<[string, readonly (CountriesEvent | Happening)[], object]>([
  [
    'typed text is sent to the form and carried to other screens',
    [{ type: 'telephone.typed', text: '067' }],
    {
      sent: ['form telephone.changed', 'app signInDraft.changed'],
      context: { telephone: typed(noTelephone, '067') },
    },
  ],
  ['the same search is not asked twice', [...shown, search('')], { state: { opened: 'shown' }, sent: [] }],
  [
    'a failure to load more countries is reported',
    [...shown, ended, refuses('fetchMore')],
    { state: { opened: 'failedMore' }, sent: ['app failure.reported'] },
  ],
  [
    'a country that is not offered cannot be picked',
    [...shown, { type: 'country.picked', iso: 'XX' }],
    { state: { opened: 'shown' }, sent: [] },
  ],
])('a telephone field: %s', async (_, scenario, lived) => expect(await field(...scenario)).toMatchObject(lived))
