import { panelParts } from '@supplier/core/app/panel.selectors'
import type { CountriesActor } from '@supplier/core/countries/countries.machine'
import { selectCountryPicker } from '@supplier/core/countries/countries.selectors'
import type { LoginActor } from '@supplier/core/session/login.machine'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { openTab, signInByPassword, type Tab, typeTelephone } from '../kit/headless.ts'

const signedIn = async (scenario: Parameters<typeof createSandbox>[0] = {}): Promise<Tab> => {
  const tab = openTab({ sandbox: createSandbox(scenario), href: '/auth/with-password', limit: 50 })
  await signInByPassword(tab)
  return tab
}

const setupOf = async (tab: Tab) => panelParts(await tab.panel()).setup

const settled = async (tab: Tab) =>
  selectSetup(await waitFor(await setupOf(tab), (snapshot) => !selectSetup(snapshot).isLoading))

const known = async (tab: Tab) => waitFor(await setupOf(tab), (snapshot) => snapshot.matches('known'))

test('the top bar gets the balance, the sidebar the counts', async () => {
  const tab = await signedIn()
  const view = await settled(tab)
  expect(view.mainBalance).toBeGreaterThan(0)
  expect([view.isSubscribed, view.hasFailed, view.isStale]).toEqual([true, false, false])
  expect(view.orders).toBeGreaterThan(0)
})

test('an invalid account shows stars instead of wrong amounts', async () => {
  const tab = await signedIn({ scenario: 'brokenAccount' })
  const view = await settled(tab)
  expect([view.mainBalance, view.orders, view.chats]).toEqual([null, 0, 0])
})

const unreadable = ['truncate', 'html-200', 'empty-200', 'malformed-json', 'reset-before', 'hang'] as const

test.each(unreadable)('when settings fail with %s, loaded data stays and is marked as stale', async (kind) => {
  const tab = await signedIn()
  const before = await settled(tab)
  await known(tab)
  tab.sandbox.faults.add({ kind, method: 'GET', path: '*/v1/settings', count: 1 })
  ;(await tab.panel()).send({ type: 'refresh.requested' })
  const failed = await waitFor(await setupOf(tab), (snapshot) => snapshot.matches('failed'))
  expect(selectSetup(failed)).toEqual({ ...before, isStale: true, hasFailed: true })
  expect(tab.notes).toEqual(['Failed to fetch setup settings'])

  ;(await tab.panel()).send({ type: 'refresh.requested' })
  await known(tab)
  expect(await settled(tab)).toEqual(before)
})

test('the next visit shows cached data at once and refetches it', async () => {
  const tab = await signedIn()
  const before = await settled(tab)
  await known(tab)
  tab.close()
  const again = openTab({ sandbox: tab.sandbox, entries: tab.entries, href: '/orders', limit: 50 })
  again.cookies.set('subscribes', tab.cookies.get('subscribes') ?? '')
  tab.sandbox.faults.add({ kind: 'status', status: 500, method: 'GET', path: '*/v1/settings', count: 1 })
  expect(await settled(again)).toEqual({ ...before, isStale: true, hasFailed: true })
})

test('an expired token is shown once, causes no navigation and no retry', async () => {
  const tab = await signedIn()
  await known(tab)
  tab.sandbox.faults.add({ kind: 'status', status: 401, path: '*', count: null })
  tab.sandbox.clearRequests()
  ;(await tab.panel()).send({ type: 'refresh.requested' })
  await waitFor(await setupOf(tab), (snapshot) => snapshot.matches('failed'))
  await waitFor(panelParts(await tab.panel()).account, (snapshot) => !snapshot.hasTag('busy'))
  expect(tab.sent()).toEqual(['session.expired'])
  expect([tab.address(), tab.sandbox.requests().length]).toEqual(['/dashboard/statistics', 14])
})

test('a server that sends Retry-After gets one retry', async () => {
  const tab = openTab({ href: '/auth/with-password' })
  tab.sandbox.faults.add({
    kind: 'status',
    status: 503,
    headers: { 'Retry-After': '0' },
    method: 'GET',
    path: '*/v1/settings',
    count: null,
  })
  await signInByPassword(tab)
  await waitFor(await setupOf(tab), (snapshot) => snapshot.matches('failed'))
  expect(tab.sandbox.requests().filter(({ path }) => path.endsWith('/v1/settings'))).toHaveLength(2)
})

test('logging out drops the responses of pending requests', async () => {
  const tab = openTab({ href: '/auth/with-password', limit: 5000 })
  tab.sandbox.faults.add({ kind: 'hang', method: 'GET', path: '*', count: null })
  const panel = await signInByPassword(tab)
  const { setup } = panelParts(panel)
  await waitFor(setup, (snapshot) => snapshot.matches('loading'))
  tab.app.send({ type: 'logout.chosen' })
  await tab.shown('login')
  expect([setup.getSnapshot().status, tab.app.getSnapshot().context.session, tab.sent()]).toEqual(['stopped', null, []])
})

test('data of one supplier is gone when another one signs in', async () => {
  const marks = Array.from({ length: 8 }, (_, number) => `MARK-${number}-OF-A`)
  const [firstname, lastname, email, contact, key, store, manager, avatar] = marks
  const sandbox = createSandbox()
  const tab = openTab({ sandbox, href: '/auth/with-password' })
  await signInByPassword(tab)
  const { supplier } = tab.app.getSnapshot().context.session ?? {}
  sandbox.changeSupplier(supplier?.id ?? 0, {
    firstname,
    lastname,
    email,
    avatar,
    supplier_manager_contact: contact,
    supplier_np_api_key: key,
    store_name: store,
    manager_telegram_username: manager,
  } as never)
  ;(await tab.panel()).send({ type: 'refresh.requested' })
  await waitFor(tab.app, (snapshot) => snapshot.context.session?.supplier.firstname === firstname)
  await known(tab)
  expect([...tab.entries.values()].join()).not.toContain(key)

  tab.app.send({ type: 'logout.chosen' })
  await tab.shown('login')
  tab.visitPage('with-password')
  await signInByPassword(tab, '0502223344')
  await known(tab)
  const context = JSON.stringify(tab.app.getSnapshot().context, (name, value) => (name === 'input' ? null : value))
  const left = [context, ...tab.entries.values(), ...tab.cookies.values(), ...tab.sent(), ...tab.history].join()
  for (const mark of marks) expect(left).not.toContain(mark)
})

describe('the country picker', () => {
  const opened = async (tab: Tab): Promise<CountriesActor> => {
    const login = await tab.shown<LoginActor>('login')
    const picker = login.getSnapshot().children.countries as CountriesActor
    picker.send({ type: 'picker.opened' })
    return picker
  }

  test('finds a country, changes the mask and keeps the digits', async () => {
    const tab = openTab({ href: '/auth/login' })
    const picker = await opened(tab)
    typeTelephone(await tab.shown('login'), '501234567')
    picker.send({ type: 'search.typed', search: 'PL' })
    const found = await waitFor(picker, (snapshot) => {
      const view = selectCountryPicker(snapshot)
      return view.step === 'list' && view.countries.some(({ iso }) => iso === 'PL')
    })
    expect(selectCountryPicker(found).step).toBe('list')
    picker.send({ type: 'country.picked', iso: 'PL' })
    expect(picker.getSnapshot().context.telephone).toMatchObject({ country: { iso: 'PL' }, digits: '501234567' })
  })

  test.each(['%', '&page=9', '#', '🙂'])('sends the search %s unchanged', async (search) => {
    const tab = openTab({ href: '/auth/login' })
    const picker = await opened(tab)
    picker.send({ type: 'search.typed', search })
    const view = selectCountryPicker(
      await waitFor(
        picker,
        (snapshot) =>
          ['empty', 'list'].includes(selectCountryPicker(snapshot).step) &&
          snapshot.context.search === search &&
          snapshot.context.found !== null,
      ),
    )
    expect(view.step).toBe('empty')
  })

  test('offers Ukraine when the list cannot be loaded', async () => {
    const tab = openTab({ href: '/auth/login' })
    tab.sandbox.faults.add({ kind: 'status', status: 500, path: '/v3/countries', count: 1 })
    const picker = await opened(tab)
    const failed = selectCountryPicker(
      await waitFor(picker, (snapshot) => selectCountryPicker(snapshot).step === 'failed'),
    )
    expect(failed).toMatchObject({ step: 'failed', countries: [{ iso: 'UA', prefix: '+38' }] })
    expect(tab.sent()).toEqual([expect.stringMatching(/^Тестовий збій|failure\./)])
    picker.send({ type: 'retry.chosen' })
    await waitFor(picker, (snapshot) => selectCountryPicker(snapshot).step === 'list')
  })
})

const statuses = [401, 403, 404, 419, 422, 500, 503]
const writes = [
  ['login', '*/auth/login'],
  ['with-password', '*/auth/login'],
  ['recover-password', '*/auth/forgotten'],
] as const

describe.each(writes)('on %s', (route, path) => {
  test.each(statuses)('a response with status %i is shown once, keeps the input and is not retried', async (status) => {
    const tab = openTab({ href: `/auth/${route}` })
    tab.sandbox.faults.add({ kind: 'status', status, path, count: null, body: { message: `Відповідь ${status}` } })
    const form = await tab.shown(route)
    typeTelephone(form, '0671112233')
    if (route === 'with-password') form.send({ type: 'password.typed', text: 'Supplier1!' })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (snapshot) => !snapshot.hasTag('busy'))
    expect(tab.sent()).toEqual([`Відповідь ${status}`])
    expect(form.getSnapshot().context.telephone.digits).toBe('0671112233')
    expect(tab.sandbox.requests()).toHaveLength(1)
    expect([...tab.entries.keys()]).toEqual([])
  })
})
