import { channelsInMemory } from '@supplier/core/adapters/memory/kernel.memory'
import { selectSupplier } from '@supplier/core/app/app.selectors'
import { panelParts } from '@supplier/core/app/panel.selectors'
import type { CountriesActor } from '@supplier/core/countries/countries.machine'
import { selectCountryPicker, selectTelephoneField } from '@supplier/core/countries/countries.selectors'
import type { Prompt } from '@supplier/core/onboarding/onboarding.domain'
import type { OnboardingActor } from '@supplier/core/onboarding/onboarding.machine'
import {
  selectManagerForm,
  selectPrompt,
  selectStoreName,
  selectStoreNameForm,
} from '@supplier/core/onboarding/onboarding.selectors'
import type { StoreNameActor } from '@supplier/core/onboarding/store-name.machine'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { selectPreferences } from '@supplier/core/preferences/preferences.selectors'
import { selectConnectionState } from '@supplier/core/realtime/realtime.selectors'
import { selectPaywall } from '@supplier/core/subscription/subscription.selectors'
import type { LinkActor } from '@supplier/core/telegram/link.machine'
import type { ManagerActor } from '@supplier/core/telegram/manager.machine'
import { selectLink, selectManager } from '@supplier/core/telegram/telegram.selectors'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { pusherKey } from '../../pusher/signature.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { startServer } from '../../server/server.ts'
import { openTab, signInByPassword, type Tab } from '../kit/headless.ts'

const password = '/auth/with-password'
const account = '*/v1/customer/account'
const managerPath = '*/manager-telegram-username'
const disconnectPath = '*/telegram/disconnect'

/** Signs in a new supplier, with the given fields already set. */
const arrived = async (
  events: Parameters<Sandbox['changeSupplier']>[1] = {},
  { sandbox = createSandbox({ scenario: 'brandNew' }), ...more }: NonNullable<Parameters<typeof openTab>[0]> = {},
) => {
  sandbox.changeSupplier(1, events, 'http://localhost')
  const tab = openTab({ sandbox, href: password, limit: 200, ...more })
  const parts = panelParts(await signInByPassword(tab))
  const { onboarding, subscription, link } = parts
  return {
    tab,
    sandbox,
    link,
    onboarding,
    prompt: (wanted: Prompt | 'articles' | null) => waitFor(onboarding, (now) => selectPrompt(now) === wanted),
    paywall: (step: ReturnType<typeof selectPaywall>['step']) =>
      waitFor(subscription, (now) => selectPaywall(now).step === step),
    step: () => selectPaywall(subscription.getSnapshot()).step,
    storeName: async () => {
      const form = selectStoreNameForm(await waitFor(onboarding, (now) => selectPrompt(now) === 'storeName'))
      if (!form) throw new Error('the name of the store is not asked for')
      return form
    },
    manager: async (): Promise<ManagerActor> => {
      const form = selectManagerForm(await waitFor(onboarding, (now) => selectPrompt(now) === 'telegramManager'))
      if (!form) throw new Error('the manager is not asked for')
      return form
    },
  }
}

/** A promise and the function that resolves it. */
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

/**
 * The same with a realtime server; responses to requests of a method wait for `whenAnswered`, and fail if it rejects.
 */
const arrivedOnline = async (
  events: Parameters<Sandbox['changeSupplier']>[1] = {},
  method = '',
  whenAnswered = async () => {},
) => {
  const sandbox = createSandbox({ scenario: 'brandNew' })
  const server = await startServer({ sandbox })
  const found = await arrived(events, {
    sandbox,
    origin: server.origin,
    limit: 15_000,
    now: Date.now,
    realtime: { key: pusherKey, host: '127.0.0.1', port: server.port },
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      if (init?.method === method) await whenAnswered()
      return answer
    },
  })
  onTestFinished(async () => {
    found.tab.close()
    await server.close()
  })
  const { realtime } = panelParts(await found.tab.panel())
  await waitFor(realtime, (now) => selectConnectionState(now) === 'live')
  return { ...found, server, realtime }
}

const linked = { telegram_id: '77' }
const named = { store_name: 'Shop' }
const complete = { ...linked, ...named, manager_telegram_username: '@a' }

const supplierOf = (tab: Tab) => selectSupplier(tab.app.getSnapshot())
const calls = (sandbox: Sandbox, method: string, path: string) =>
  sandbox.requests().filter((entry) => entry.method === method && entry.path.endsWith(path)).length

test('a new supplier gets one prompt after the other, and the paywall last', async () => {
  const { tab, sandbox, link, prompt, paywall, step, storeName, manager } = await arrived()
  const name = await storeName()
  expect(step()).toBe('closed')
  name.send({ type: 'field.typed', field: 'storeName', text: '  Крамниця ' })
  name.send({ type: 'form.submitted' })
  await prompt('telegram')
  expect(sandbox.world().suppliers[0]?.store_name).toBe('Крамниця')
  expect(tab.sent()).toEqual(['onboarding.storeNameSaved'])
  expect(step()).toBe('closed')

  sandbox.connectTelegram(1, true, '88')
  ;(await tab.panel()).send({ type: 'telegram.linked', chatId: '88' })
  const form = await manager()
  await waitFor(link, (now) => now.matches('settled'))
  expect(tab.sent()).toEqual(['onboarding.storeNameSaved', 'telegram.connected'])
  form.send({ type: 'username.typed', text: 'https://t.me/olena' })
  form.send({ type: 'form.submitted' })
  await paywall('offer')
  await prompt(null)
  expect(sandbox.world().suppliers[0]?.manager_telegram_username).toBe('@olena')
  expect(supplierOf(tab)).toMatchObject({ storeName: 'Крамниця', telegramId: '88', managerTelegram: '@olena' })
})

test('postponed prompts do not return until the next visit', async () => {
  const { tab, onboarding, prompt, paywall } = await arrived()
  await prompt('storeName')
  onboarding.send({ type: 'prompt.postponed' })
  await prompt('telegram')
  onboarding.send({ type: 'prompt.postponed' })
  await paywall('offer')
  tab.app.send({ type: 'navigation.requested', location: { to: 'orders' } })
  await tab.shown('orders')
  await paywall('offer')
  expect(selectPrompt(onboarding.getSnapshot())).toBeNull()
})

describe('the store name', () => {
  test('that is invisible or too long is not sent', async () => {
    const { sandbox, storeName } = await arrived()
    const form = await storeName()
    for (const text of ['   ', '\u200b\u200b', 'а'.repeat(10_000)]) {
      form.send({ type: 'field.typed', field: 'storeName', text })
      form.send({ type: 'form.submitted' })
      expect(selectStoreName(form.getSnapshot()).errors.storeName).toBeDefined()
    }
    expect(calls(sandbox, 'PUT', '/customer/account')).toBe(0)
  })

  test.each([
    ['the words of the server', { kind: 'status', status: 422, body: { message: 'Назва зайнята.' } }, 'Назва зайнята.'],
    ['our own words', { kind: 'reset-before' }, 'onboarding.storeNameFailed'],
    ['our own words after a server error', { kind: 'status', status: 500, body: '' }, 'onboarding.storeNameFailed'],
  ] as const)('that cannot be saved shows the error in the form and once as a toast, in %s', async (_, fault, sent) => {
    const { tab, sandbox, storeName } = await arrived()
    sandbox.faults.add({ ...fault, method: 'PUT', path: account, count: 1 })
    const form = await storeName()
    form.send({ type: 'field.typed', field: 'storeName', text: 'Крамниця' })
    form.send({ type: 'form.submitted' })
    const refused = await waitFor(form, (now) => selectStoreName(now).note !== null)
    const { note, name, isBusy } = selectStoreName(refused)
    expect(note && ('text' in note ? note.text : note.key)).toBe(sent)
    expect([name, isBusy]).toEqual(['Крамниця', false])
    expect(tab.sent()).toEqual([sent])
  })

  const submit = (form: StoreNameActor, name = 'Крамниця') => {
    form.send({ type: 'field.typed', field: 'storeName', text: name })
    form.send({ type: 'form.submitted' })
  }

  const nothingIsLeft = (tab: Tab) => {
    expect(tab.sent()).toEqual(['onboarding.storeNameSaved'])
    expect([...tab.entries.keys()].filter((key) => key.startsWith('draft'))).toEqual([])
  }

  test('whose save gets no response is looked up, and the dialog closes without an error', async () => {
    const { tab, sandbox, storeName, prompt } = await arrived()
    sandbox.faults.add({ kind: 'applied-then-reset', method: 'PUT', path: account, count: 1 })
    submit(await storeName())
    await prompt('telegram')
    nothingIsLeft(tab)
    expect(supplierOf(tab)?.storeName).toBe('Крамниця')
    expect(calls(sandbox, 'PUT', '/customer/account')).toBe(1)
  })

  describe('with realtime events', () => {
    /** Responses to saving wait for `whenSaved`, and are lost if it rejects. */
    const online = (whenSaved: () => Promise<void>) => arrivedOnline({}, 'PUT', whenSaved)

    test('is saved by an event when there is no response and the account cannot be read', async () => {
      const { tab, sandbox, storeName, prompt } = await online(() => Promise.reject(new TypeError('reset')))
      const form = await storeName()
      sandbox.faults.add({ kind: 'hang', method: 'GET', path: account })
      submit(form)
      await prompt('telegram')
      nothingIsLeft(tab)
    })

    test('is saved by an event when the response is late', async () => {
      const { tab, storeName, prompt } = await online(() => new Promise(() => {}))
      submit(await storeName())
      await prompt('telegram')
      nothingIsLeft(tab)
    })

    test('that the server rewrites is saved once the response arrives', async () => {
      const answer = gate()
      const { tab, sandbox, onboarding, storeName, prompt } = await online(() => answer.opened)
      const form = await storeName()
      sandbox.faults.add({ kind: 'status', status: 200, body: { message: 'Ok' }, method: 'PUT', path: account })
      submit(form)
      sandbox.changeSupplier(1, { store_name: 'КРАМНИЦЯ' })
      await prompt(null)
      expect([onboarding.getSnapshot().value, tab.sent()]).toEqual([{ storeName: 'hidden' }, []])
      answer.open()
      await prompt('telegram')
      nothingIsLeft(tab)
    })
  })

  test('stays typed through events, until an event brings a store name', async () => {
    const { tab, storeName, prompt } = await arrived()
    const form = await storeName()
    form.send({ type: 'field.typed', field: 'storeName', text: 'Кра' })
    tab.app.send({ type: 'supplier.changed', patch: { firstname: 'Анна' } })
    expect(await storeName()).toBe(form)
    expect(selectStoreName(form.getSnapshot()).name).toBe('Кра')
    tab.app.send({ type: 'supplier.changed', patch: { storeName: 'Інша' } })
    await prompt('telegram')
  })

  test('typed before the tab was closed is restored', async () => {
    const { tab, sandbox, storeName } = await arrived()
    const form = await storeName()
    form.send({ type: 'field.typed', field: 'storeName', text: 'Крамниця' })
    await waitFor(form, () => tab.entries.has('draft.1.storeName'))
    tab.close()
    const again = openTab({ sandbox, entries: tab.entries, href: '/orders', limit: 200 })
    const { onboarding } = panelParts(await again.panel())
    const reopened = selectStoreNameForm(await waitFor(onboarding, (now) => selectStoreNameForm(now) !== null))
    if (!reopened) throw new Error('the name of the store is not asked for')
    const restored = await waitFor(reopened, (now) => selectStoreName(now).name !== '')
    expect(selectStoreName(restored).name).toBe('Крамниця')
  })
})

describe('the manager', () => {
  const askedFor = () => arrived({ ...linked, ...named })

  test.each<[string, (form: ManagerActor) => void, string]>([
    ['@@olena', (form) => form.send({ type: 'username.typed', text: '@@olena' }), '@olena'],
    [
      'a telephone',
      (form) => {
        form.send({ type: 'mode.chosen', mode: 'phone' })
        form.getSnapshot().children.countries?.send({ type: 'telephone.typed', text: '+38 (067) 111-22-33' })
      },
      '380671112233',
    ],
  ])('named by %s is sent in the server’s format', async (_, type, expected) => {
    const { tab, sandbox, manager, paywall } = await askedFor()
    const form = await manager()
    type(form)
    form.send({ type: 'form.submitted' })
    await paywall('offer')
    expect(sandbox.world().suppliers[0]?.manager_telegram_username).toBe(expected)
    expect(tab.sent()).toHaveLength(1)
  })

  test.each<[string, (form: ManagerActor) => void, object]>([
    [
      'a lone @',
      (form) => form.send({ type: 'username.typed', text: ' @ ' }),
      { username: { key: 'telegram.usernameRequired' } },
    ],
    [
      'a telephone without digits',
      (form) => {
        form.send({ type: 'mode.chosen', mode: 'phone' })
        form.getSnapshot().children.countries?.send({ type: 'telephone.typed', text: '+()-' })
      },
      { phone: { key: 'telegram.phoneRequired' } },
    ],
  ])('with %s is not sent', async (_, type, errors) => {
    const { sandbox, manager } = await askedFor()
    const form = await manager()
    type(form)
    form.send({ type: 'form.submitted' })
    expect(selectManager(form.getSnapshot()).errors).toEqual(errors)
    expect(calls(sandbox, 'PUT', '/manager-telegram-username')).toBe(0)
  })

  const typeAbroad = async (form: ManagerActor) => {
    form.send({ type: 'mode.chosen', mode: 'phone' })
    const countries = form.getSnapshot().children.countries as CountriesActor
    countries.send({ type: 'picker.opened' })
    countries.send({ type: 'search.typed', search: 'Польща' })
    await waitFor(countries, (now) => selectCountryPicker(now).step === 'list')
    countries.send({ type: 'country.picked', iso: 'PL' })
    countries.send({ type: 'telephone.typed', text: '600 700 800' })
  }

  const managerOf = async (tab: Tab): Promise<ManagerActor> => {
    const { onboarding } = panelParts(await tab.panel())
    const form = selectManagerForm(await waitFor(onboarding, (now) => selectManagerForm(now) !== null))
    if (!form) throw new Error('the manager is not asked for')
    return form
  }

  const reopenings: Readonly<Record<string, (tab: Tab, sandbox: Sandbox) => Promise<[Tab, ManagerActor]>>> = {
    'after a reload': async (tab, sandbox) => {
      tab.close()
      const again = openTab({ sandbox, entries: tab.entries, href: '/orders', limit: 200 })
      return [again, await managerOf(again)]
    },
    'once it was put off, on the page of the account': async (tab) => {
      panelParts(await tab.panel()).onboarding.send({ type: 'prompt.postponed' })
      tab.app.send({ type: 'navigation.requested', location: { to: 'preferences' } })
      const page = await tab.shown<PreferencesActor>('preferences')
      page.send({ type: 'manager.chosen' })
      const { dialog } = selectPreferences(page.getSnapshot())
      if (dialog.open !== 'manager') throw new Error('the manager cannot be changed')
      return [tab, dialog.manager]
    },
  }

  test.each(Object.entries(reopenings))('keeps the country of a telephone %s', async (_, reopen) => {
    const { tab, sandbox, manager } = await askedFor()
    const form = await manager()
    await typeAbroad(form)
    await vi.waitFor(() => expect(tab.entries.get('draft.1.manager')).toContain('600700800'))
    const [again, reopened] = await reopen(tab, sandbox)
    await waitFor(reopened, (now) => now.context.telephone.digits !== '')
    const field = reopened.getSnapshot().children.countries as CountriesActor
    expect(selectTelephoneField(field.getSnapshot())).toMatchObject({ country: { iso: 'PL' }, shown: '600-700-800' })
    reopened.send({ type: 'form.submitted' })
    await waitFor(again.app, (now) => selectSupplier(now)?.managerTelegram !== null)
    expect(sandbox.world().suppliers[0]?.manager_telegram_username).toBe('48600700800')
    await vi.waitFor(() => expect(again.entries.has('draft.1.manager')).toBe(false))
  })

  const submit = (form: ManagerActor) => {
    form.send({ type: 'username.typed', text: 'olena' })
    form.send({ type: 'form.submitted' })
  }

  const loses = (sandbox: Sandbox, kind: 'applied-then-reset' | 'reset-before') =>
    sandbox.faults.add({ kind, method: 'PUT', path: managerPath, count: 1 })

  test('whose save gets no response is looked up, and the dialog closes without an error', async () => {
    const { tab, sandbox, manager, prompt } = await askedFor()
    const form = await manager()
    loses(sandbox, 'applied-then-reset')
    submit(form)
    await prompt(null)
    expect([supplierOf(tab)?.managerTelegram, tab.sent()]).toEqual(['@olena', ['telegram.usernameSaved']])
    expect([...tab.entries.keys()].filter((key) => key.startsWith('draft'))).toEqual([])
    expect(calls(sandbox, 'PUT', '/manager-telegram-username')).toBe(1)
  })

  test.each([
    ['was not saved', () => {}],
    [
      'cannot be looked up',
      (sandbox: Sandbox) => {
        sandbox.faults.add({ kind: 'reset-before', method: 'GET', path: account, count: 1 })
      },
    ],
  ])('whose contact %s keeps the typed text and shows one error', async (_, breakMore) => {
    const { tab, sandbox, onboarding, manager } = await askedFor()
    const form = await manager()
    loses(sandbox, 'reset-before')
    breakMore(sandbox)
    submit(form)
    await waitFor(form, (now) => !selectManager(now).isBusy)
    expect([selectManager(form.getSnapshot()).username, tab.sent()]).toEqual(['olena', ['failure.unreachable']])
    expect([selectPrompt(onboarding.getSnapshot()), supplierOf(tab)?.managerTelegram]).toEqual([
      'telegramManager',
      null,
    ])
    form.send({ type: 'form.submitted' })
    await waitFor(tab.app, (now) => selectSupplier(now)?.managerTelegram === '@olena')
  })

  describe('with realtime events', () => {
    /** The save had no effect, and the account request that checks it is slow. */
    const lookingUp = async () => {
      const lookedUp = gate()
      let isSlow = false
      const found = await arrivedOnline({ ...linked, ...named }, 'GET', async () => {
        if (isSlow) await lookedUp.opened
      })
      const form = await found.manager()
      loses(found.sandbox, 'reset-before')
      isSlow = true
      submit(form)
      await waitFor(form, (now) => now.matches('checking'))
      return {
        ...found,
        letGo: () => {
          isSlow = false
          lookedUp.open()
        },
      }
    }

    test('is saved by an event when there is no response and the account is slow', async () => {
      const { tab, sandbox, prompt } = await lookingUp()
      sandbox.changeSupplier(1, { manager_telegram_username: '@olena' })
      await prompt(null)
      expect([supplierOf(tab)?.managerTelegram, tab.sent()]).toEqual(['@olena', ['telegram.usernameSaved']])
    })

    test('is replaced by another contact from an event, and the failed save shows an error', async () => {
      const { tab, sandbox, onboarding, prompt, letGo } = await lookingUp()
      sandbox.changeSupplier(1, { manager_telegram_username: '@olha' })
      await prompt(null)
      letGo()
      await waitFor(onboarding, (now) => now.matches('nobody'))
      await waitFor(panelParts(await tab.panel()).account, (now) => now.matches('known'))
      expect([supplierOf(tab)?.managerTelegram, tab.sent()]).toEqual(['@olha', ['failure.unreachable']])
    })
  })

  test('postponed during the lookup closes at once, and is updated later', async () => {
    const { tab, sandbox, onboarding, manager, prompt } = await askedFor()
    const form = await manager()
    loses(sandbox, 'applied-then-reset')
    sandbox.faults.add({ kind: 'delay', ms: 50, method: 'GET', path: account, count: null })
    submit(form)
    await waitFor(form, (now) => now.matches('checking'))
    onboarding.send({ type: 'prompt.postponed' })
    await prompt(null)
    expect([supplierOf(tab)?.managerTelegram, tab.sent()]).toEqual([null, []])
    await waitFor(tab.app, (now) => selectSupplier(now)?.managerTelegram === '@olena')
    expect(tab.sent()).toEqual([])
  })

  test('with fifteen errors of the server shows twelve toasts and keeps the typed text', async () => {
    const { tab, sandbox, manager } = await askedFor()
    const errors = { manager_telegram_username: Array.from({ length: 15 }, (_, i) => `Помилка ${i}`) }
    sandbox.faults.add({ kind: 'status', status: 422, body: { errors }, method: 'PUT', path: managerPath, count: 1 })
    const form = await manager()
    form.send({ type: 'username.typed', text: 'olena' })
    form.send({ type: 'form.submitted' })
    const refused = await waitFor(form, (now) => selectManager(now).errors.username !== undefined)
    expect(selectManager(refused)).toMatchObject({ username: 'olena', errors: { username: { text: 'Помилка 0' } } })
    expect(tab.sent()).toHaveLength(12)
  })
})

describe('the link to Telegram', () => {
  const told = async (tab: Tab, chatId: string) => (await tab.panel()).send({ type: 'telegram.linked', chatId })
  const settled = (link: LinkActor) => waitFor(link, (now) => now.matches('settled'))

  test('reported twice shows one toast and causes one refetch', async () => {
    const { tab, sandbox, prompt, link } = await arrived({ ...named, manager_telegram_username: '@a' })
    await prompt('telegram')
    sandbox.connectTelegram(1, true, '88')
    const before = calls(sandbox, 'GET', '/customer/account')
    await told(tab, '88')
    await told(tab, '88')
    await prompt(null)
    await settled(link)
    expect(tab.sent()).toEqual(['telegram.connected'])
    expect(calls(sandbox, 'GET', '/customer/account')).toBe(before + 1)
  })

  test('missed in a gap is loaded afterwards', async () => {
    const { tab, sandbox, prompt } = await arrived({ ...named, manager_telegram_username: '@a' })
    await prompt('telegram')
    sandbox.changeSupplier(1, { telegram_id: '88' }, 'http://localhost')
    ;(await tab.panel()).send({ type: 'events.missed' })
    await prompt(null)
    expect(supplierOf(tab)?.telegramId).toBe('88')
  })

  test('is retried when the account cannot be read', async () => {
    const { tab, sandbox, prompt, link } = await arrived({ ...named, manager_telegram_username: '@a' })
    await prompt('telegram')
    sandbox.connectTelegram(1, true, '88')
    sandbox.faults.add({ kind: 'status', status: 500, method: 'GET', path: account, count: 2 })
    await told(tab, '88')
    await waitFor(link, (now) => now.matches('pausing'))
    await waitFor(link, (now) => now.matches('settled'), { timeout: 10_000 })
    expect(selectLink(link.getSnapshot()).isLinked).toBe(true)
  })

  test.each<[string, readonly ('event' | 'change')[]]>([
    ['after its event', ['event', 'change']],
    ['before its event', ['change', 'event']],
    ['around its event', ['change', 'event', 'event', 'change']],
  ])('reported also by a change %s shows one toast and causes one refetch', async (_, tells) => {
    const { tab, sandbox, prompt, link } = await arrivedOnline({ ...named, manager_telegram_username: '@a' })
    await prompt('telegram')
    await waitFor(panelParts(await tab.panel()).account, (now) => now.matches('known'))
    sandbox.clearRequests()
    sandbox.connectTelegram(1, true, '88', tells)
    await vi.waitFor(() => expect(tab.sent()).toEqual(['telegram.connected']))
    await prompt(null)
    await settled(link)
    tab.app.send({ type: 'account.invalidated' })
    await waitFor(panelParts(await tab.panel()).account, (now) => now.matches('known'))
    expect([calls(sandbox, 'GET', '/customer/account'), tab.sent()]).toEqual([2, ['telegram.connected']])
    expect(supplierOf(tab)?.telegramId).toBe('88')
  })

  test('stored by another tab still shows a toast when its event arrives', async () => {
    const { tab, sandbox, prompt, link } = await arrived({ ...named, manager_telegram_username: '@a' })
    await prompt('telegram')
    sandbox.connectTelegram(1, true, '88')
    const stored = JSON.parse(tab.entries.get('user') ?? '{}')
    tab.entries.set('user', JSON.stringify({ ...stored, data: { ...stored.data, telegram_id: '88' } }))
    tab.storageChanged('user')
    await prompt(null)
    expect(tab.sent()).toEqual([])
    await told(tab, '88')
    await settled(link)
    expect(tab.sent()).toEqual(['telegram.connected'])
  })

  test.each([
    ['a bot that refuses', { success: false, tgChatId: null }],
    ['a success that is a string', { success: 'true', tgChatId: '88' }],
    ['a success that is a number', { success: 1, tgChatId: '88' }],
  ])('%s leaves the dialog open', async (_, data) => {
    const { tab, sandbox, onboarding, prompt } = await arrivedOnline({ ...named, manager_telegram_username: '@a' })
    await prompt('telegram')
    sandbox.emit({ channel: 'private-connect-telegram.1', event: 'ConnectTelegramEvent', data })
    sandbox.changeSupplier(1, { firstname: 'Соломія' })
    await waitFor(tab.app, (now) => selectSupplier(now)?.firstname === 'Соломія')
    expect([selectPrompt(onboarding.getSnapshot()), supplierOf(tab)?.telegramId, tab.sent()]).toEqual([
      'telegram',
      null,
      [],
    ])
  })

  test('made while the connection was down closes its dialog after the reconnect', async () => {
    const { sandbox, server, realtime, prompt } = await arrivedOnline({ ...named, manager_telegram_username: '@a' })
    await prompt('telegram')
    server.sockets.terminate()
    await waitFor(realtime, (now) => selectConnectionState(now) !== 'live')
    sandbox.connectTelegram(1, true, '88', ['event', 'change'])
    expect(selectPrompt(await prompt(null))).toBe(null)
  })

  const unlinking = async (found: Awaited<ReturnType<typeof arrived>>) => {
    await found.prompt(null)
    found.link.send({ type: 'disconnect.chosen' })
    expect(selectLink(found.link.getSnapshot()).isAsked).toBe(true)
    return found
  }

  const prompted = (onboarding: OnboardingActor) => {
    const seen: ReturnType<typeof selectPrompt>[] = []
    onboarding.subscribe((now) => void seen.push(selectPrompt(now)))
    return seen
  }

  const failure = [['Failed to disconnect Telegram'], ['failure.unreachable']]
  const goneFor = (tab: Tab) => [supplierOf(tab)?.telegramId, tab.sent()]
  const gone = [null, ['telegram.disconnected']]

  test('is removed after confirmation, and does not bring its prompt back at once', async () => {
    const { tab, sandbox, link, onboarding } = await unlinking(await arrived(complete))
    link.send({ type: 'disconnect.confirmed' })
    await settled(link)
    expect(sandbox.world().suppliers[0]?.telegram_id).toBeNull()
    expect([goneFor(tab), selectPrompt(onboarding.getSnapshot())]).toEqual([gone, null])
  })

  const reloaded = ({ tab, sandbox }: Awaited<ReturnType<typeof arrived>>, cookies = new Map<string, string>()) => {
    tab.close()
    return openTab({ sandbox, entries: tab.entries, cookies, href: '/orders', limit: 200 })
  }

  const afresh: Readonly<Record<string, typeof reloaded>> = {
    'after a reload': reloaded,
    'once the subscription is paid': ({ tab }) => {
      tab.app.send({ type: 'access.gained' })
      return tab
    },
  }

  test.each(Object.entries(afresh))('removed here brings no prompt %s', async (_, start) => {
    const cookies = new Map<string, string>()
    const found = await unlinking(await arrived(complete, { cookies }))
    found.link.send({ type: 'disconnect.confirmed' })
    await settled(found.link)
    const tab = start(found, cookies)
    const { onboarding, account } = panelParts(await tab.panel())
    expect(onboarding).not.toBe(found.onboarding)
    const seen = prompted(onboarding)
    await waitFor(account, (now) => now.matches('known'))
    await waitFor(onboarding, (now) => now.matches('nobody'))
    expect([supplierOf(tab)?.telegramId, seen.filter((prompt) => prompt !== null)]).toEqual([null, []])
  })

  test('removed here brings its prompt in the next visit', async () => {
    const found = await unlinking(await arrived(complete))
    found.link.send({ type: 'disconnect.confirmed' })
    await settled(found.link)
    const { onboarding } = panelParts(await reloaded(found).panel())
    await waitFor(onboarding, (now) => selectPrompt(now) === 'telegram')
  })

  test.each([
    ['comes after the event', () => Promise.resolve()],
    ['is lost', () => Promise.reject(new TypeError('reset'))],
  ])('being removed brings no prompt before its response, which %s', async (_, answered) => {
    const eventsCame = gate()
    const online = await arrivedOnline(complete, 'DELETE', () => eventsCame.opened.then(answered))
    const { tab, link, onboarding } = await unlinking(online)
    const seen = prompted(onboarding)
    link.send({ type: 'disconnect.confirmed' })
    await waitFor(tab.app, (now) => selectSupplier(now)?.telegramId === null)
    expect([selectLink(link.getSnapshot()).isDisconnecting, tab.sent()]).toEqual([true, []])
    eventsCame.open()
    await settled(link)
    expect([goneFor(tab), seen.filter((prompt) => prompt !== null), tab.notes]).toEqual([gone, [], []])
  })

  test('stays when the server cannot remove it, and the error is logged', async () => {
    const { tab, sandbox, link, onboarding } = await unlinking(await arrived(complete))
    sandbox.faults.add({ kind: 'status', status: 500, body: '', method: 'DELETE', path: disconnectPath, count: 1 })
    link.send({ type: 'disconnect.confirmed' })
    await settled(link)
    expect(selectLink(link.getSnapshot()).isLinked).toBe(true)
    expect([tab.notes, tab.sent()]).toEqual([failure[0], ['failure.serverBroken']])
    tab.app.send({ type: 'supplier.changed', patch: { telegramId: null } })
    await waitFor(onboarding, (now) => selectPrompt(now) === 'telegram')
  })

  test('is looked up when its removal gets no response', async () => {
    const { tab, sandbox, link, onboarding } = await unlinking(await arrived(complete))
    sandbox.faults.add({ kind: 'applied-then-reset', method: 'DELETE', path: disconnectPath, count: 1 })
    const seen = prompted(onboarding)
    link.send({ type: 'disconnect.confirmed' })
    await settled(link)
    expect([goneFor(tab), seen.filter((prompt) => prompt !== null), tab.notes]).toEqual([gone, [], []])
    expect(calls(sandbox, 'DELETE', '/telegram/disconnect')).toBe(1)
  })

  test('counts as removed when a second attempt gets 404', async () => {
    const { tab, sandbox, link } = await unlinking(await arrived(complete))
    sandbox.faults.add({ kind: 'applied-then-reset', method: 'DELETE', path: disconnectPath, count: 1 })
    sandbox.faults.add({ kind: 'reset-before', method: 'GET', path: account, count: 1 })
    link.send({ type: 'disconnect.confirmed' })
    await settled(link)
    expect(selectLink(link.getSnapshot()).isLinked).toBe(true)
    expect([tab.notes, tab.sent()]).toEqual(failure)
    link.send({ type: 'disconnect.chosen' })
    link.send({ type: 'disconnect.confirmed' })
    await settled(link)
    expect(goneFor(tab)).toEqual([null, ['failure.unreachable', 'telegram.disconnected']])
    const answered = sandbox.requests().filter(({ path }) => path.endsWith('/telegram/disconnect'))
    expect(answered.map(({ status }) => status)).toEqual(['dropped', 404])
  })

  test('removed here ignores a late event', async () => {
    const { tab, link } = await unlinking(await arrived(complete))
    link.send({ type: 'disconnect.confirmed' })
    await settled(link)
    await told(tab, '77')
    await settled(link)
    expect(goneFor(tab)).toEqual(gone)
  })

  test.each([
    ['stale', null],
    ['true', '77'],
  ])('removed here and reported again is checked against the account: %s', async (_, telegram_id) => {
    const { tab, sandbox, link } = await unlinking(await arrived(complete))
    link.send({ type: 'disconnect.confirmed' })
    await settled(link)
    sandbox.changeSupplier(1, { telegram_id })
    sandbox.clearRequests()
    ;(await tab.panel()).send({ type: 'supplier.reported', patch: { telegramId: '77', firstname: 'Соломія' } })
    expect([supplierOf(tab)?.firstname, supplierOf(tab)?.telegramId]).toEqual(['Соломія', null])
    await vi.waitFor(() => expect(calls(sandbox, 'GET', '/customer/account')).toBe(1))
    await waitFor(panelParts(await tab.panel()).account, (now) => now.matches('known'))
    expect(supplierOf(tab)?.telegramId).toBe(telegram_id)
  })

  test('to another chat made during the removal is the one that is shown', async () => {
    const answered = gate()
    const { tab, sandbox, link } = await unlinking(await arrivedOnline(complete, 'DELETE', () => answered.opened))
    link.send({ type: 'disconnect.confirmed' })
    await waitFor(tab.app, (now) => selectSupplier(now)?.telegramId === null)
    sandbox.connectTelegram(1, true, '99')
    await waitFor(link, (now) => now.context.waitingChatId === '99')
    answered.open()
    await waitFor(link, (now) => now.matches('settled') && now.context.supplier.telegramId === '99')
    expect([sandbox.world().suppliers[0]?.telegram_id, tab.sent()]).toEqual([
      '99',
      ['telegram.disconnected', 'telegram.connected'],
    ])
  })
})

describe('an account without Telegram fields', () => {
  const listed = ['id', 'name', 'firstname', 'lastname', 'email', 'avatar', 'background', 'store_name']

  /** A backend whose account holds only the documented fields. */
  const short = async (events: Parameters<Sandbox['changeSupplier']>[1]) => {
    const sandbox = createSandbox({ scenario: 'brandNew' })
    return arrived(events, {
      sandbox,
      fetch: async (input, init) => {
        const answer = await sandbox.fetch(input, init)
        if (init?.method !== 'GET' || !`${input}`.endsWith('/customer/account') || !answer.ok) return answer
        const { data } = await answer.json()
        const known = Object.entries(data).filter(([name]) => [...listed, 'is_confirm_telephone'].includes(name))
        return Response.json({ data: Object.fromEntries(known) })
      },
    })
  }
  const settled = (link: LinkActor) => waitFor(link, (now) => now.matches('settled'))
  const unlink = async (link: LinkActor) => {
    link.send({ type: 'disconnect.chosen' })
    link.send({ type: 'disconnect.confirmed' })
    await settled(link)
  }

  test('leaves the bot’s event as the only sign of a link', async () => {
    const { tab, sandbox, link, prompt } = await short(named)
    await prompt('telegram')
    sandbox.connectTelegram(1, true, '88')
    ;(await tab.panel()).send({ type: 'telegram.linked', chatId: '88' })
    await prompt('telegramManager')
    await settled(link)
    expect([supplierOf(tab)?.telegramId, tab.sent()]).toEqual(['88', ['telegram.connected']])
  })

  test('does not show a link made in a gap, and the dialog can be postponed', async () => {
    const { tab, sandbox, onboarding, prompt } = await short(named)
    await prompt('telegram')
    sandbox.connectTelegram(1, true, '88')
    ;(await tab.panel()).send({ type: 'events.missed' })
    await waitFor(panelParts(await tab.panel()).account, (now) => now.matches('reading'))
    await waitFor(panelParts(await tab.panel()).account, (now) => now.matches('known'))
    expect([selectPrompt(onboarding.getSnapshot()), tab.sent()]).toEqual(['telegram', []])
    onboarding.send({ type: 'prompt.postponed' })
    await prompt(null)
  })

  test('does not confirm a removal; a second attempt finds no link', async () => {
    const { tab, sandbox, link, prompt } = await short(complete)
    await prompt(null)
    sandbox.faults.add({ kind: 'applied-then-reset', method: 'DELETE', path: disconnectPath, count: 1 })
    await unlink(link)
    expect([supplierOf(tab)?.telegramId, tab.sent()]).toEqual(['77', ['failure.unreachable']])
    await unlink(link)
    expect([supplierOf(tab)?.telegramId, tab.sent()]).toEqual([null, ['failure.unreachable', 'telegram.disconnected']])
  })
})

test('adding a product asks for the articles, after the paywall', async () => {
  const { tab, sandbox, paywall, prompt } = await arrived(complete)
  tab.app.send({ type: 'navigation.requested', location: { to: 'product-create' } })
  await paywall('offer')
  sandbox.changeSupplier(1, { subscribed: true }, 'http://localhost')
  tab.app.send({ type: 'setup.invalidated' })
  const onboarding = await prompt('articles')
  expect(selectPrompt(onboarding)).toBe('articles')
  panelParts(await tab.panel()).onboarding.send({ type: 'articles.chosen' })
  await tab.shown('articles-information')
  await prompt(null)
})

test('a logout removes everything that the prompts stored', async () => {
  const { tab, onboarding, prompt } = await arrived()
  await prompt('storeName')
  onboarding.send({ type: 'prompt.postponed' })
  await prompt('telegram')
  tab.app.send({ type: 'logout.chosen' })
  await tab.shown('login')
  expect([...tab.entries.keys()].filter((key) => /postponed|draft/.test(key))).toEqual([])
})

test('a prompt postponed in one tab stays away from all tabs of the visit, also after a reload', async () => {
  const visit = { entries: new Map<string, string>(), cookies: new Map<string, string>(), channels: channelsInMemory() }
  const first = await arrived(linked, visit)
  await first.prompt('storeName')
  const open = async () => {
    const tab = openTab({ sandbox: first.sandbox, href: '/payments/balances/main-balance', limit: 200, ...visit })
    onTestFinished(() => tab.close())
    return panelParts(await tab.panel()).onboarding
  }
  const second = await open()
  await waitFor(second, (now) => selectPrompt(now) === 'storeName')
  first.onboarding.send({ type: 'prompt.postponed' })
  await waitFor(second, (now) => selectPrompt(now) === 'telegramManager')
  second.send({ type: 'prompt.postponed' })
  await first.prompt(null)
  const third = await waitFor(await open(), (now) => now.matches('nobody'))
  expect(selectPrompt(third)).toBe(null)
})
