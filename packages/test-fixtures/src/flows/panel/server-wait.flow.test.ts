import { serviceBalanceParts } from '@supplier/core/balances/balances.selectors'
import type { ServiceBalanceActor } from '@supplier/core/balances/service-balance.machine'
import { selectLoad } from '@supplier/core/kit/load/load.selectors'
import { stores } from '@supplier/core/stores/stores.section'
import { expect, onTestFinished, test } from 'vitest'
import { openHarness } from '../kit/harness.ts'
import { baseOf, openSection, pathIn } from '../kit/sections.ts'

interface Shown {
  readonly messages: readonly object[]
  readonly mayRetry: boolean
}

const figure = '/v1/customers/balances/service-balance'

/** What waits for a busy server: its page, the request that is refused, what is shown, and the retry of the supplier. */
const places = {
  list: { at: pathIn(stores), path: baseOf(stores) },
  record: { at: pathIn(stores, '71'), path: `${baseOf(stores)}/71` },
  value: { at: '/payments/balances/balance-services', path: figure },
} as const

type Place = keyof typeof places

const openBusy = async (place: Place, answer: (now: number) => object, count = 1) => {
  const harness = openHarness()
  onTestFinished(harness.closeAll)
  const { at, path } = places[place]
  harness.fault({ kind: 'status', method: 'GET', path, count, ...answer(harness.sandbox.clock.now()) })
  const one = place === 'value' ? null : await openSection(stores, at, harness)
  const tab = one?.tab ?? harness.open(at)
  await tab.panel()
  await harness.quiet()
  const part = () => serviceBalanceParts((tab.page().screen as unknown as ServiceBalanceActor).getSnapshot()).figure
  const shown = (): Shown => {
    if (one === null) return selectLoad(part().getSnapshot())
    return place === 'list' ? one.list() : one.view()
  }
  const isThere = () =>
    one === null
      ? part().getSnapshot().context.value !== null
      : place === 'list'
        ? one.rows().length > 0
        : one.view().state === 'filling'
  const send = (type: 'retry.chosen' | 'refresh.requested') => {
    if (one === null) part().send({ type })
    else if (place === 'list') one.actor().getSnapshot().children['list'].send({ type })
    else one.form()?.send({ type })
  }
  const asked = () => harness.sandbox.requests().filter((request) => request.path === path).length
  return { harness, tab, one, asked, shown, isThere, send, started: harness.sandbox.clock.now() }
}

const said = { message: 'Оновлюємо каталог до обіду.' }
const dateIn = (now: number, seconds: number) => new Date(now + seconds * 1000).toUTCString()

const asksToWait: readonly [string, number, (now: number) => object, object][] = [
  [
    '503, seconds, a sentence',
    30,
    () => ({ status: 503, body: said, headers: { 'Retry-After': '30' } }),
    { text: said.message },
  ],
  [
    '503, a date, the stock text',
    30,
    (now) => ({ status: 503, body: { message: 'Service Unavailable' }, headers: { 'Retry-After': dateIn(now, 30) } }),
    { key: 'kit.serverBusy', details: 'Service Unavailable' },
  ],
  [
    '503, ten minutes',
    600,
    () => ({ status: 503, body: said, headers: { 'Retry-After': '600' } }),
    { text: said.message },
  ],
  ['429, seconds', 30, () => ({ status: 429, body: said, headers: { 'Retry-After': '30' } }), { text: said.message }],
]

test.each((Object.keys(places) as Place[]).flatMap((place) => asksToWait.map((each) => [place, ...each] as const)))(
  '%s: after %s nothing is asked for %i s, which the page tells',
  async (place, _, seconds, answer, text) => {
    const { harness, asked, shown, isThere, send, started } = await openBusy(place, answer)
    const messages = [text, { key: 'kit.triesAgainAt', values: { at: started + seconds * 1000 } }]
    expect([asked(), shown()]).toMatchObject([1, { messages, mayRetry: false }])
    send('retry.chosen')
    send('refresh.requested')
    await harness.pass((seconds - 1) * 1000)
    expect([asked(), shown(), isThere()]).toMatchObject([1, { messages, mayRetry: false }, false])
    await harness.pass(1500)
    expect([asked(), isThere()]).toEqual([2, true])
  },
)

test.each(Object.keys(places) as Place[])(
  '%s: a busy server that names no time is asked after pauses that grow to a minute, and at once by the supplier',
  async (place) => {
    const { harness, asked, shown, isThere, send } = await openBusy(place, () => ({ status: 503, body: said }), 9)
    expect(shown()).toMatchObject({ messages: [{ text: said.message }, { key: 'kit.triesAgainAt' }], mayRetry: true })
    const counts: number[] = []
    for (let minute = 0; minute < 5; minute += 1) {
      await harness.pass(60_000)
      counts.push(asked())
    }
    expect([counts, isThere()]).toEqual([[4, 5, 6, 7, 8], false])
    send('retry.chosen')
    await harness.quiet()
    expect(asked()).toBe(9)
    await harness.pass(60_000)
    expect(isThere()).toBe(true)
  },
)

test('another filter of a list is asked for only when the server takes requests again', async () => {
  const { harness, one, asked, isThere } = await openBusy('list', () => ({
    status: 503,
    body: said,
    headers: { 'Retry-After': '30' },
  }))
  await one?.filter({ search: 'а' })
  await harness.pass(28_000)
  expect([asked(), one?.tab.address()]).toEqual([1, '/stores?search=%D0%B0'])
  await harness.pass(3000)
  expect([asked(), isThere()]).toEqual([2, true])
  expect(
    harness.sandbox
      .requests()
      .filter(({ path }) => path === baseOf(stores))
      .at(-1)?.search,
  ).toContain('search=')
})
