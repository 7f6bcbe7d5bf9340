import { panelParts } from '@supplier/core/app/panel.selectors'
import type { LoginActor } from '@supplier/core/session/login.machine'
import type { PasswordActor } from '@supplier/core/session/password.machine'
import type { RecoveryRequestActor } from '@supplier/core/session/recovery-request.machine'
import { describe, expect, test, vi } from 'vitest'
import { type AnyActorRef, waitFor } from 'xstate'
import { tokenOf } from '../../sandbox/caller.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { openTab, signInByPassword, type Tab, typeTelephone } from '../kit/headless.ts'

const settings = '/admin-suppliers/v1/settings'
const login = '/admin-suppliers/v3/auth/login'

const sessionOf = (tab: Tab) => tab.app.getSnapshot().context.session

const sentTo = (sandbox: Sandbox, path: string) => sandbox.requests().filter((request) => request.path === path)

const settle = async (tab: Tab) => {
  const { setup, account } = panelParts(await tab.panel())
  await waitFor(setup, (snapshot) => snapshot.matches('known'))
  await waitFor(account, (snapshot) => snapshot.matches('known'))
  await waitFor(tab.app, (snapshot) => !snapshot.hasTag('busy'))
}

/** Opens two tabs of one browser, signed in as the same supplier. */
const twoTabs = async () => {
  const sandbox = createSandbox()
  const entries = new Map<string, string>()
  const first = openTab({ sandbox, entries, href: '/auth/with-password' })
  await signInByPassword(first)
  await settle(first)
  const second = openTab({ sandbox, entries, href: '/orders' })
  await settle(second)
  return { sandbox, entries, first, second }
}

/** Changes the stored user as another tab does. */
const store = (entries: Map<string, string>, change: (user: Record<string, unknown>) => unknown) =>
  entries.set('user', JSON.stringify(change(JSON.parse(entries.get('user') ?? '{}'))))

describe('two tabs', () => {
  test('a token rotated in one is adopted once by the other, even after many storage events', async () => {
    const { sandbox, entries, second } = await twoTabs()
    const fresh = await tokenOf(sandbox)
    const old = sessionOf(second)?.token
    sandbox.setWorld((world) => ({ ...world, tokens: world.tokens.slice(-1) }))
    store(entries, (user) => ({ ...user, token: fresh }))
    sandbox.clearRequests()
    for (let told = 0; told < 50; told++) second.storageChanged('user')

    await waitFor(second.app, (snapshot) => snapshot.context.session?.token === fresh)
    await settle(second)
    expect(fresh).not.toBe(old)
    expect(sentTo(sandbox, settings).map(({ status }) => status)).toEqual([200])
    expect([second.sent(), second.notes, second.address()]).toEqual([[], [], '/orders'])
  })

  test('an event after a token rotation in the other tab does not restore the old token', async () => {
    const { sandbox, entries, first } = await twoTabs()
    const fresh = await tokenOf(sandbox)
    store(entries, (user) => ({ ...user, token: fresh }))
    first.app.send({ type: 'supplier.changed', patch: { firstname: 'Соломія' } })
    await waitFor(first.app, (snapshot) => !snapshot.hasTag('busy'))
    expect(JSON.parse(entries.get('user') ?? '{}').token).toBe(fresh)
  })

  test('another supplier who signs in replaces the first in the other tab, without leftovers', async () => {
    const { sandbox, entries, second } = await twoTabs()
    const before = panelParts(await second.panel()).setup
    const other = openTab({ sandbox, entries: new Map(), href: '/auth/with-password' })
    await signInByPassword(other, '0502223344')
    entries.set('user', other.entries.get('user') ?? '')
    second.storageChanged('user')

    await waitFor(second.app, (snapshot) => snapshot.context.session?.supplier.id === 2)
    await settle(second)
    expect([before.getSnapshot().status, second.address()]).toEqual(['stopped', '/dashboard/statistics'])
    const context = JSON.stringify(second.app.getSnapshot().context, (name, value) => (name === 'input' ? null : value))
    const left = [context, ...entries.values(), ...second.cookies.values(), ...second.sent()].join()
    for (const mark of ['Олена', 'olena', '380671112233', 'Крамниця']) expect(left).not.toContain(mark)
  })

  test.each([
    ['cleared', (entries: Map<string, string>) => entries.clear(), null],
    ['truncated', (entries: Map<string, string>) => entries.set('user', '{"data":{"id":1'), 'user'],
    ['a list', (entries: Map<string, string>) => entries.set('user', '[]'), 'user'],
    [
      'a token that is a number',
      (entries: Map<string, string>) => store(entries, (user) => ({ ...user, token: 1 })),
      'user',
    ],
  ])('storage that becomes %s signs the other one out', async (_, spoil, key) => {
    const { sandbox, entries, second } = await twoTabs()
    sandbox.clearRequests()
    spoil(entries)
    second.storageChanged(key)
    await second.shown('login')
    expect([sessionOf(second), second.address(), sandbox.requests()]).toEqual([null, '/auth/login', []])
    // The log must not contain the stored value.
    expect(second.notes).toEqual(key ? ['Failed to parse stored user'] : [])
  })

  test('signing in in one opens the panel in the other', async () => {
    const sandbox = createSandbox()
    const entries = new Map<string, string>()
    const waiting = openTab({ sandbox, entries, href: '/auth/login' })
    await waiting.shown('login')
    const first = openTab({ sandbox, entries, href: '/auth/with-password' })
    await signInByPassword(first)
    await first.shown('statistics')
    waiting.storageChanged('user')
    await settle(waiting)
    expect(waiting.address()).toBe('/dashboard/statistics')
  })

  test('a page restored from the back-forward cache checks who is signed in', async () => {
    const { entries, second } = await twoTabs()
    second.returned()
    expect(sessionOf(second)).not.toBe(null)
    entries.delete('user')
    second.returned()
    await second.shown('login')
    expect([sessionOf(second), second.address()]).toEqual([null, '/auth/login'])
  })

  test.each(['theme', 'setup', 'something-foreign'])(
    'a change of %s in storage does not sign in or out',
    async (key) => {
      const { sandbox, entries, second } = await twoTabs()
      const before = sessionOf(second)
      sandbox.clearRequests()
      entries.set(key, '{"odd":true}')
      second.storageChanged(key)
      expect([sessionOf(second), second.address(), sandbox.requests()]).toEqual([before, '/orders', []])
    },
  )
})

describe('late responses', () => {
  /** A network that ignores the abort signal. */
  const deaf = (sandbox: Sandbox): typeof fetch => {
    const call: typeof fetch = (input, init) => sandbox.fetch(input, { ...init, signal: null })
    return call
  }

  const openDeaf = (href: string) => {
    const sandbox = createSandbox()
    return { sandbox, tab: openTab({ sandbox, href, fetch: deaf(sandbox) }) }
  }

  const minute = 60_000

  const delay = (sandbox: Sandbox, path: string) => {
    sandbox.faults.add({ kind: 'delay', ms: minute, path, count: 1 })
  }

  const arrived = (sandbox: Sandbox, path: string, count = 1) =>
    vi.waitFor(() => expect(sentTo(sandbox, path)).toHaveLength(count), { interval: 2 })

  /** Releases the delayed responses and waits until they are read. */
  const release = async (sandbox: Sandbox) => {
    sandbox.clock.move(minute)
    await vi.waitFor(() => expect(sandbox.requests().every(({ status }) => status !== null)).toBe(true), {
      interval: 2,
    })
    await new Promise((resolve) => setImmediate(resolve))
  }

  test('to settings requested before logging out do not affect the next supplier', async () => {
    const { sandbox, tab } = openDeaf('/auth/with-password')
    delay(sandbox, settings)
    delay(sandbox, '/admin-suppliers/v1/customer/account')
    await signInByPassword(tab)
    await arrived(sandbox, settings)
    await arrived(sandbox, '/admin-suppliers/v1/customer/account')
    tab.app.send({ type: 'logout.chosen' })
    await tab.shown('login')
    tab.visitPage('with-password')
    await signInByPassword(tab, '0502223344')
    await settle(tab)
    const { setup } = panelParts(await tab.panel())
    const before = [
      setup.getSnapshot().context.setup,
      sessionOf(tab),
      tab.entries.get('user'),
      tab.entries.get('setup'),
    ]

    await release(sandbox)
    expect([
      setup.getSnapshot().context.setup,
      sessionOf(tab),
      tab.entries.get('user'),
      tab.entries.get('setup'),
    ]).toEqual(before)
    expect([tab.sent(), tab.notes, sessionOf(tab)?.supplier.id]).toEqual([[], [], 2])
  })

  test('to settings requested before logging out are not stored', async () => {
    const { sandbox, tab } = openDeaf('/auth/with-password')
    delay(sandbox, settings)
    await signInByPassword(tab)
    await arrived(sandbox, settings)
    tab.app.send({ type: 'logout.chosen' })
    await tab.shown('login')
    await waitFor(tab.app, (snapshot) => snapshot.matches('signedOut'))
    await release(sandbox)
    expect([[...tab.entries], [...tab.cookies.values()], sessionOf(tab)]).toEqual([[], [], null])
    expect([tab.sent(), tab.notes]).toEqual([[], []])
  })

  test('of two settings requests: the older response is dropped', async () => {
    const { sandbox, tab } = openDeaf('/auth/with-password')
    await signInByPassword(tab)
    await settle(tab)
    const { setup } = panelParts(await tab.panel())
    sandbox.faults.add({ kind: 'reorder', hold: 2, path: settings })
    sandbox.clearRequests()
    setup.send({ type: 'refresh.requested' })
    await arrived(sandbox, settings)
    await new Promise((resolve) => setImmediate(resolve))
    sandbox.setWorld((world) => ({ ...world, cost: 77_00 }))
    setup.send({ type: 'refresh.requested' })
    await waitFor(setup, (snapshot) => snapshot.matches('known'))
    await release(sandbox)
    expect(setup.getSnapshot().context.setup?.cost).toBe(77_00)
    expect(sentTo(sandbox, settings)).toHaveLength(2)
  })

  test('to a password do not sign in after its form was left', async () => {
    const { sandbox, tab } = openDeaf('/auth/with-password')
    const form = await tab.shown<PasswordActor>('with-password')
    delay(sandbox, login)
    typeTelephone(form, '0671112233')
    form.send({ type: 'password.typed', text: 'Supplier1!' })
    form.send({ type: 'form.submitted' })
    await arrived(sandbox, login)
    tab.visitPage('login')
    await tab.shown('login')
    await release(sandbox)
    expect([sessionOf(tab), [...tab.entries], tab.address(), tab.sent()]).toEqual([null, [], '/auth/login', []])
  })

  const asked = [
    ['a code', 'login', 'phone-confirmation', login, 'challenge'],
    ['a new password', 'recover-password', 'recover-password-code', '/admin-suppliers/v1/auth/forgotten', 'recovery'],
  ] as const

  test.each(asked)(
    'of two telephones for which %s was requested: the newer one counts',
    async (_, to, next, path, signInDraft) => {
      const { sandbox, tab } = openDeaf(`/auth/${to}`)
      const ask = async (telephone: string) => {
        const form = await tab.shown<LoginActor | RecoveryRequestActor>(to)
        typeTelephone(form as AnyActorRef, telephone)
        form.send({ type: 'form.submitted' })
      }
      delay(sandbox, path)
      await ask('0671112233')
      await arrived(sandbox, path)
      tab.visitPage('signup')
      await tab.shown('signup')
      tab.visitPage(to)
      await ask('0502223344')
      await tab.shown(next)
      await release(sandbox)
      expect(tab.app.getSnapshot().context.signInDraft[signInDraft]?.telephone).toBe('380502223344')
      expect([tab.page().location.to, tab.sent(), sentTo(sandbox, path).length]).toEqual([next, [], 2])
    },
  )

  test('twenty presses of one button send one request', async () => {
    const { sandbox, tab } = openDeaf('/auth/login')
    const form = await tab.shown<LoginActor>('login')
    typeTelephone(form, '0671112233')
    for (let press = 0; press < 20; press++) form.send({ type: 'form.submitted' })
    await tab.shown('phone-confirmation')
    expect(sentTo(sandbox, login)).toHaveLength(1)
  })
})
