import { panelParts } from '@supplier/core/app/panel.selectors'
import type { CountriesActor } from '@supplier/core/countries/countries.machine'
import { selectCountryPicker } from '@supplier/core/countries/countries.selectors'
import type { LoginActor } from '@supplier/core/session/login.machine'
import { describe, expect, test, vi } from 'vitest'
import { type AnyActorRef, waitFor } from 'xstate'
import type { Fault } from '../../faults/fault.ts'
import { forms, idle } from '../kit/forms.ts'
import { openTab, signInByPassword, type Tab, typeTelephone } from '../kit/headless.ts'
import {
  limitFor,
  missing,
  statusTroubles,
  type Trouble,
  transportTroubles,
  wrongTypesTrouble,
} from '../kit/troubles.ts'

// Vitest fails the whole run on an unhandled rejection, so these tests need no check of their own for it.

const strike = ({ sandbox }: Tab, { fault }: Trouble, method: string, path: string) => {
  sandbox.faults.add({ count: 1, method, path, ...fault } as Fault)
  sandbox.clearRequests()
}

const sentTo = ({ sandbox }: Tab, path: string) => sandbox.requests().filter((request) => request.path === path)

/** Checks the headers that every request carries, whatever its outcome. */
const expectHeaders = ({ sandbox }: Tab, authorized: boolean) => {
  expect(sandbox.requests()).not.toEqual([])
  for (const request of sandbox.requests()) {
    expect(request).toMatchObject({ session: 'supplier', locale: 'uk', authorized })
  }
}

describe.each(forms)('$name', ({ path, href, to, next, needs, unclear, isOnce, reach, fill, typed }) => {
  const judged = (status: number | null) => status !== null && status < 500

  test.each([
    ...statusTroubles,
    ...transportTroubles,
    ...(needs.length > 0 ? [wrongTypesTrouble] : []),
    ...needs.map(missing),
  ])('$name: shown once, sent once, nothing lost, nothing stored, and the form can be sent again', async (trouble) => {
    const tab = openTab({ href, limit: limitFor(trouble) })
    const form = await reach(tab)
    fill(form)
    const before = typed(form)
    strike(tab, trouble, 'POST', path)

    form.send({ type: 'form.submitted' })
    await idle(form)
    const sent = [trouble.words ?? trouble.key, ...(judged(trouble.status) ? [] : unclear)]
    expect(tab.sent()).toEqual(sent)
    // A code that the server judged wrong is cleared.
    const isTakenBack = to === 'phone-confirmation' && judged(trouble.status)
    expect(typed(form)).toEqual(isTakenBack ? '' : before)
    expect(sentTo(tab, path)).toHaveLength(1)
    expect([[...tab.entries], tab.page().location.to, tab.app.getSnapshot().context.session]).toEqual([[], to, null])

    tab.sandbox.clock.move(61_000)
    fill(form)
    form.send({ type: 'form.submitted' })
    if (isOnce && trouble.isApplied) await idle(form)
    else await tab.shown(next)
    expect(sentTo(tab, path)).toHaveLength(2)
    if (next !== 'statistics') expectHeaders(tab, false)
    tab.close()
  })
})

describe.each(forms.filter(({ needs }) => needs.length === 0))('$name', ({ path, href, next, reach, fill }) => {
  test.each([wrongTypesTrouble, missing('message')])('$name: succeeds all the same', async (trouble) => {
    const tab = openTab({ href })
    const form = await reach(tab)
    fill(form)
    strike(tab, trouble, 'POST', path)
    form.send({ type: 'form.submitted' })
    await tab.shown(next)
    expect(sentTo(tab, path)).toHaveLength(1)
    expect(tab.entries.has('user')).toBe(false)
    tab.close()
  })
})

const signedIn = async (trouble: Trouble) => {
  const tab = openTab({ href: '/auth/with-password', limit: limitFor(trouble) })
  const panel = await signInByPassword(tab)
  const { setup, account } = panelParts(panel)
  const known = (part: AnyActorRef) => waitFor(part, (snapshot) => snapshot.matches('known'))
  await known(setup)
  await known(account)
  await waitFor(tab.app, (snapshot) => !snapshot.hasTag('busy'))
  return { tab, panel, parts: { setup, account }, known }
}

const reads = [
  ['setup', '/admin-suppliers/v1/settings', 'Failed to fetch setup settings', 'failed', []],
  [
    'account',
    '/admin-suppliers/v1/customer/account',
    'Failed to fetch account',
    'unknown',
    [wrongTypesTrouble, missing('data'), missing('data.id')],
  ],
] as const

describe.each(reads)('reading the %s', (name, path, note, failed, unreadable) => {
  test.each([...statusTroubles.filter(({ status }) => status !== 503), ...transportTroubles, ...unreadable])(
    '$name: logged once, loaded data stays, and the next refetch succeeds',
    async (trouble) => {
      const { tab, panel, parts, known } = await signedIn(trouble)
      const { session } = tab.app.getSnapshot().context
      const [user, sent] = [tab.entries.get('user'), trouble.status === 401 ? ['session.expired'] : []]
      strike(tab, trouble, 'GET', path)

      parts[name].send({ type: 'refresh.requested' })
      await waitFor(parts[name] as AnyActorRef, (snapshot) => snapshot.matches(failed))
      expect([tab.notes, tab.sent(), tab.address()]).toEqual([[note], sent, '/dashboard/statistics'])
      expect(sentTo(tab, path)).toHaveLength(1)
      expect([tab.app.getSnapshot().context.session, tab.entries.get('user')]).toEqual([session, user])

      panel.send({ type: 'refresh.requested' })
      await known(parts[name])
      expectHeaders(tab, true)
      tab.close()
    },
  )
})

describe.each(reads)('a server that sends Retry-After while reading the %s', (name, path, note, failed) => {
  test.each([
    ['once', 1, 'known', []],
    ['every time', null, failed, [note]],
  ])('%s: retried once only', async (_, count, end, notes) => {
    const { tab, parts, known } = await signedIn(wrongTypesTrouble)
    tab.sandbox.faults.add({ kind: 'status', status: 503, headers: { 'Retry-After': '0' }, method: 'GET', path, count })
    tab.sandbox.clearRequests()
    parts[name].send({ type: 'refresh.requested' })
    await vi.waitFor(() => expect(sentTo(tab, path)).toHaveLength(2), { interval: 2, timeout: 5000 })
    await waitFor(parts[name] as AnyActorRef, (snapshot) => snapshot.matches(end))
    expect([tab.notes, tab.sent(), sentTo(tab, path).length]).toEqual([notes, [], 2])
    tab.sandbox.faults.clear()
    parts[name].send({ type: 'refresh.requested' })
    await known(parts[name])
    tab.close()
  })
})

test.each([wrongTypesTrouble, missing('balance'), missing('setup'), missing('service_balance')])(
  'settings, $name: the readable parts are used',
  async (trouble) => {
    const { tab, parts, known } = await signedIn(trouble)
    strike(tab, trouble, 'GET', '/admin-suppliers/v1/settings')
    parts.setup.send({ type: 'refresh.requested' })
    await known(parts.setup)
    expect([tab.notes, tab.sent()]).toEqual([[], []])
    expect(JSON.stringify(parts.setup.getSnapshot().context.setup)).not.toMatch(/NaN|object Object|number \d/)
    tab.close()
  },
)

test.each([...statusTroubles, ...transportTroubles, wrongTypesTrouble, missing('data')])(
  'the list of countries, $name: shown once, Ukraine stays, and a retry loads the list',
  async (trouble) => {
    const tab = openTab({ href: '/auth/login', limit: limitFor(trouble) })
    const login = await tab.shown<LoginActor>('login')
    typeTelephone(login, '0671112233')
    const picker = login.getSnapshot().children.countries as CountriesActor
    const step = (wanted: string) => waitFor(picker, (snapshot) => selectCountryPicker(snapshot).step === wanted)
    strike(tab, trouble, 'GET', '/v3/countries')

    picker.send({ type: 'picker.opened' })
    const failed = selectCountryPicker(await step('failed'))
    expect(failed).toMatchObject({ countries: [{ iso: 'UA' }] })
    expect([tab.sent(), sentTo(tab, '/v3/countries').length]).toEqual([[trouble.words ?? trouble.key], 1])
    expect(login.getSnapshot().context.telephone.digits).toBe('0671112233')

    picker.send({ type: 'retry.chosen' })
    await step('list')
    expectHeaders(tab, false)
    tab.close()
  },
)
