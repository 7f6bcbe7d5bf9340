import { readCustomerEvent } from '@supplier/core/adapters/pusher/account.pusher'
import { selectSupplier } from '@supplier/core/app/app.selectors'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { type DeliveryKey, deliveryKeys } from '@supplier/core/deliveries-apis/deliveries-apis.section'
import type { RecordPageActor } from '@supplier/core/kit/section/record-page.setup'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { selectSectionForm } from '@supplier/core/kit/section/section.selectors'
import { selectPrompt, selectStoreNameForm } from '@supplier/core/onboarding/onboarding.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts } from '@supplier/core/preferences/preferences.selectors'
import type { RealtimePort } from '@supplier/core/realtime/realtime.port'
import { type Store, stores } from '@supplier/core/stores/stores.section'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Broadcast } from '../../world/events.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { openSection, pathIn, sectionIn } from '../kit/sections.ts'

const section = stores as unknown as AnySection
const keySection = deliveryKeys as unknown as AnySection
const name = 'Одна на всіх'
const key = '00112233445566778899aabbccddeeff'

type Emit = Parameters<RealtimePort['openConnection']>[0]

/** The orders in which the events about one change reach the tabs, after the answer to it. */
const orders = {
  'as they were sent': (events: readonly Broadcast[]) => events,
  'in the other order': (events: readonly Broadcast[]) => events.toReversed(),
  'twice, the first one last': (events: readonly Broadcast[]) => [...events, ...events.slice(0, 1)],
  'the event of the account alone': (events: readonly Broadcast[]) =>
    events.filter(({ event }) => event === 'customer.change'),
  'the event of the record alone': (events: readonly Broadcast[]) =>
    events.filter(({ event }) => event !== 'customer.change'),
} as const

/** Several tabs whose events wait until a test delivers them, and whose answers to writes may wait as well. */
const started = (scenario: 'default' | 'brandNew') => {
  const emits = new Set<Emit>()
  const waiting: Broadcast[] = []
  let answer = Promise.resolve()
  const realtime: RealtimePort = {
    loadRealtime: async () => {},
    jitter: async () => 0,
    pingServer: async () => {},
    fetchMissedEvents: async () => null,
    openConnection: (emit) => {
      emits.add(emit)
      for (const type of ['connection.opened', 'channels.signed', 'channels.joined'] as const) emit({ type })
      return () => emits.delete(emit)
    },
  }
  const harness = openHarness({
    scenario,
    ports: { realtime },
    areTabsHeard: false,
    between: async ({ method }, send) => {
      const response = await send()
      if (method !== 'GET') await answer
      return response
    },
  })
  onTestFinished(harness.closeAll)
  harness.sandbox.on((broadcast) => void waiting.push(broadcast))
  return {
    harness,
    /** Keeps the answers to writes until the returned function is called. */
    holdAnswers: () => {
      let release = () => {}
      answer = new Promise((resolve) => (release = resolve))
      return () => release()
    },
    deliver: async (order: keyof typeof orders) => {
      for (const { event, data } of orders[order](waiting.splice(0))) {
        const read = readCustomerEvent(`.${event}`, data)
        for (const emit of emits) if (read) emit(read)
        await harness.quiet()
      }
      await harness.pass(2000)
    },
  }
}

const at = async (harness: Harness, path: string): Promise<Tab> => {
  const tab = harness.open(path)
  await tab.panel()
  await harness.quiet()
  return tab
}
const preferencesIn = async (tab: Tab) =>
  preferencesParts((await tab.shown<PreferencesActor>('preferences')).getSnapshot()).form
const storeFormIn = (tab: Tab) => {
  const page = tab.page().screen as unknown as RecordPageActor<AnySection>
  return selectSectionForm<AnySection>(page.getSnapshot())
}
const accountIn = (tab: Tab) => selectSupplier(tab.app.getSnapshot())

const typesInto = (form: { send(event: never): void } | null, field: string, text: string, type = 'field.changed') => {
  form?.send({ type, field, ...(type === 'field.typed' ? { text } : { value: text }) } as never)
  form?.send({ type: 'form.submitted' } as never)
}

/** What a supplier does in a tab to rename the store. */
const renames = {
  preferences: async (harness: Harness) => {
    const form = await preferencesIn(await at(harness, '/settings/preferences'))
    typesInto(form, 'storeName', name, 'field.typed')
  },
  'the form of the store': async (harness: Harness) =>
    typesInto(storeFormIn(await at(harness, pathIn(section, '70'))), 'name', name),
} as const

describe.each(Object.keys(renames) as (keyof typeof renames)[])('a store renamed in %s', (place) => {
  test.each([
    ...(Object.keys(orders) as (keyof typeof orders)[]).map((order) => [order, false] as const),
    ['as they were sent', true] as const,
    ['in the other order', true] as const,
  ])('reaches all other places, events %s, before the answer: %s', async (order, isEarly) => {
    const { harness, holdAnswers, deliver } = started('default')
    const account = await at(harness, '/settings/preferences')
    const page = await at(harness, pathIn(section, '70'))
    const list = await at(harness, pathIn(section))
    const release = isEarly ? holdAnswers() : () => {}
    await renames[place](harness)
    await harness.quiet()
    await deliver(order)
    release()
    await harness.quiet()
    await harness.pass(2000)
    expect((await preferencesIn(account)).getSnapshot().context.values).toMatchObject({ storeName: name })
    expect(storeFormIn(page)?.getSnapshot().context.saved).toMatchObject({ name })
    const shown = sectionIn(section, harness, list).rows() as readonly Store[]
    expect(shown.find(({ isPrimary }) => isPrimary)?.name).toBe(name)
    for (const tab of [account, page, list]) expect(accountIn(tab)?.storeName).toBe(name)
  })
})

describe('the name that a new supplier gives in the dialog', () => {
  const promptIn = async (tab: Tab) => selectPrompt(panelParts(await tab.panel()).onboarding.getSnapshot())

  test.each([
    ['as they were sent', false],
    ['in the other order', false],
    ['twice, the first one last', false],
    ['the event of the account alone', false],
    ['as they were sent', true],
  ] as const)('reaches the other tab and its dialog, events %s, before the answer: %s', async (order, isEarly) => {
    const { harness, holdAnswers, deliver } = started('brandNew')
    const list = await at(harness, pathIn(section))
    const tab = await at(harness, '/settings/preferences')
    expect([await promptIn(list), await promptIn(tab)]).toEqual(['storeName', 'storeName'])
    const release = isEarly ? holdAnswers() : () => {}
    const { onboarding } = panelParts(await tab.panel())
    typesInto(selectStoreNameForm(onboarding.getSnapshot()), 'storeName', name, 'field.typed')
    await harness.quiet()
    await deliver(order)
    release()
    await harness.quiet()
    await harness.pass(2000)
    expect([await promptIn(list), await promptIn(tab)]).not.toContain('storeName')
    expect((await preferencesIn(tab)).getSnapshot().context.values).toMatchObject({ storeName: name })
    expect(sectionIn(section, harness, list).rows()).toMatchObject([{ name, isPrimary: true }])
  })
})

describe('the key of the account and the list of keys', () => {
  const rowsIn = (harness: Harness, tab: Tab) => sectionIn(keySection, harness, tab).rows() as readonly DeliveryKey[]
  const main = (harness: Harness, tab: Tab) => rowsIn(harness, tab).find(({ isDefault }) => isDefault)

  test.each(Object.keys(orders) as (keyof typeof orders)[])(
    'a key typed in the account is in the list of the other tab, events %s',
    async (order) => {
      const { harness, deliver } = started('default')
      const list = await at(harness, pathIn(keySection))
      const form = await preferencesIn(await at(harness, '/settings/preferences'))
      typesInto(form, 'carrierKey', key, 'field.typed')
      await harness.quiet()
      await deliver(order)
      expect([main(harness, list)?.last4, main(harness, list)?.nextLast4]).toContain(key.slice(-4))
    },
  )

  test.each(Object.keys(orders) as (keyof typeof orders)[])(
    'a key that became the default one is the key of the account in the other tab, events %s',
    async (order) => {
      const { harness, deliver } = started('default')
      const account = await at(harness, '/settings/preferences')
      const one = await openSection(keySection, undefined, harness)
      const spare = rowsIn(harness, one.tab).find(({ isDefault, status }) => !isDefault && status === 'active')
      await one.choose('makeDefault', spare?.id ?? '')
      await deliver(order)
      expect(accountIn(account)?.carrierKey?.slice(-4)).toBe(spare?.last4)
      const { form } = preferencesParts((await account.shown<PreferencesActor>('preferences')).getSnapshot())
      expect(form.getSnapshot().context.values).toMatchObject({ carrierKey: '' })
    },
  )
})
