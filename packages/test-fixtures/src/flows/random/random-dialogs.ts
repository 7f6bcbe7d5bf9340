import { selectSupplier } from '@supplier/core/app/app.selectors'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { imageFile } from '@supplier/core/images/image.domain'
import type { Prompt } from '@supplier/core/onboarding/onboarding.domain'
import { selectManagerForm, selectStoreNameForm } from '@supplier/core/onboarding/onboarding.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts } from '@supplier/core/preferences/preferences.selectors'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import * as fc from 'fast-check'
import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { Supplier } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { modalsIn } from '../kit/modals.ts'

/** One tab under test, with the test’s record of what happened in it. */
interface Desk {
  readonly harness: Harness
  readonly tab: Tab
  /** The prompts that were postponed. */
  readonly put: Set<Prompt>
  /** The image for which the browser’s file picker is open; it blocks everything else. */
  filesFor: 'avatar' | 'background' | null
  readonly seen: Set<string>
}

type Command = fc.AsyncCommand<object, Desk>
type Parts = ReturnType<typeof panelParts>

const partsOf = async ({ tab }: Desk): Promise<Parts> => panelParts(await tab.panel())
const screenOf = ({ tab }: Desk): AnyActorRef | null => tab.page().screen as AnyActorRef | null
const preferences = (desk: Desk) => preferencesParts((screenOf(desk) as unknown as PreferencesActor).getSnapshot())
const childAt = (from: AnyActorRef | null, ...path: readonly string[]): AnyActorRef | null =>
  path.reduce<AnyActorRef | null>((at, id) => at?.getSnapshot().children?.[id] ?? null, from)

/** The prompt that the specification expects, derived from the supplier’s data alone. */
const missingOf = ({ tab, put }: Desk): Prompt | null => {
  const supplier = selectSupplier(tab.app.getSnapshot())
  if (!supplier) return null
  const { storeName, telegramId, managerTelegram } = supplier
  const order: readonly (readonly [Prompt, boolean])[] = [
    ['storeName', !storeName],
    ['telegramManager', Boolean(telegramId) && !managerTelegram],
    ['telegram', !telegramId],
  ]
  return order.find(([prompt, isMissing]) => isMissing && !put.has(prompt))?.[0] ?? null
}

const paid: ReadonlySet<string> = new Set(['orders', 'products', 'product-create', 'articles-information'])

const isWaiting = (form: AnyActorRef | null): boolean => form?.getSnapshot().hasTag('busy') ?? false

/** The dialog that must be open once the app is idle; `null` while a sent form is pending and either may be. */
const expectedOn = async (desk: Desk, shown: readonly string[]): Promise<string | null> => {
  const { onboarding, leaveGuard, subscription, setup } = await partsOf(desk)
  const isPurchase = subscription.getSnapshot().matches('purchasing')
  const now = onboarding.getSnapshot()
  const { to } = desk.tab.page().location
  const { steps, isSubscribed } = selectSetup(setup.getSnapshot())
  const ofScreen = shown.find((one) => one.startsWith('screen '))
  if (ofScreen !== undefined) return ofScreen
  if (leaveGuard.getSnapshot().matches({ asking: 'asked' })) return 'leaveGuard page'
  if (isWaiting(selectStoreNameForm(now)) || isWaiting(selectManagerForm(now)) || now.hasTag('busy')) return null
  if (isPurchase) return 'paywall'
  const missing = missingOf(desk)
  if (missing !== null) return `prompt ${missing}`
  if (steps === null) return 'nothing'
  if (!isSubscribed && paid.has(to)) return 'paywall'
  return !steps.information && to === 'product-create' ? 'prompt articles' : 'nothing'
}

/** The violations found in an idle app; they must be none. */
const wrongIn = async (desk: Desk): Promise<readonly string[]> => {
  const shown = await modalsIn(desk.tab)
  for (const one of shown) desk.seen.add(one)
  if (shown.length > 1) return [`${shown.join(' and ')} stand over each other`]
  const expected = await expectedOn(desk, shown)
  const [one = 'nothing'] = shown
  const isRight = expected === null || one.startsWith(expected) || (expected === 'nothing' && one.startsWith('frame '))
  return isRight ? [] : [`${one} stands where ${expected} should`]
}

interface Way {
  /** Whether it closes the dialog. */
  readonly isOut: boolean
  readonly go: (desk: Desk, parts: Parts) => void
}

const out = (go: Way['go']): Way => ({ isOut: true, go })
const on = (go: Way['go']): Way => ({ isOut: false, go })
const putOff = (prompt: Prompt): Way =>
  out(({ put }, { onboarding }) => {
    put.add(prompt)
    onboarding.send({ type: 'prompt.postponed' })
  })
const toScreen = (event: AnyEventObject) => (desk: Desk) => screenOf(desk)?.send(event)
const inArticle = (event: AnyEventObject, part: 'editor' | 'texts') => (desk: Desk) =>
  childAt(screenOf(desk), 'delivery', part)?.send(event)
const toPaywall = (type: 'offer.accepted' | 'transfer.confirmed' | 'payment.confirmed' | 'dialog.dismissed') =>
  on((_, { subscription }) => subscription.send({ type }))

/** The buttons of each dialog: exactly the events that its view sends. */
const ways: readonly (readonly [string, readonly [Way, ...Way[]]])[] = [
  [
    'prompt storeName',
    [
      putOff('storeName'),
      on((_, { onboarding }) => {
        const form = selectStoreNameForm(onboarding.getSnapshot())
        form?.send({ type: 'field.typed', field: 'storeName', text: 'Опера' })
        form?.send({ type: 'form.submitted' })
      }),
    ],
  ],
  [
    'prompt telegramManager',
    [
      putOff('telegramManager'),
      on((_, { onboarding }) => {
        const form = selectManagerForm(onboarding.getSnapshot())
        form?.send({ type: 'username.typed', text: '@olena' })
        form?.send({ type: 'form.submitted' })
      }),
    ],
  ],
  ['prompt telegram', [putOff('telegram')]],
  [
    'prompt articles',
    [
      out((_, { onboarding }) => onboarding.send({ type: 'prompt.postponed' })),
      on((_, { onboarding }) => onboarding.send({ type: 'articles.chosen' })),
    ],
  ],
  [
    'leaveGuard',
    [
      out((_, { leaveGuard }) => leaveGuard.send({ type: 'leave.dismissed' })),
      on((_, { leaveGuard }) => leaveGuard.send({ type: 'leave.confirmed' })),
    ],
  ],
  ['screen unlink', [out((_, { link }) => link.send({ type: 'disconnect.dismissed' }))]],
  ['screen avatar', [out((desk) => preferences(desk).avatar.send({ type: 'image.dropped' }))]],
  ['screen background', [out((desk) => preferences(desk).background.send({ type: 'image.dropped' }))]],
  [
    'screen conflict',
    [out(inArticle({ type: 'theirs.taken' }, 'editor')), on(inArticle({ type: 'mine.kept' }, 'editor'))],
  ],
  ['screen texts', [out(inArticle({ type: 'dialog.dismissed' }, 'texts'))]],
  ['screen', [out(toScreen({ type: 'dialog.dismissed' }))]],
  ['paywall paid', [on(() => {})]],
  [
    'paywall',
    [
      out((_, { subscription }) => subscription.send({ type: 'payments.chosen' })),
      toPaywall('offer.accepted'),
      toPaywall('transfer.confirmed'),
      toPaywall('payment.confirmed'),
      toPaywall('dialog.dismissed'),
    ],
  ],
  ['frame menu', [out((_, { shell }) => shell.send({ type: 'menu.closed' }))]],
  ['frame', [out((_, { shell }) => shell.send({ type: 'dialog.closed' }))]],
]

const waysOf = (modal: string): readonly [Way, ...Way[]] => {
  const found = ways.find(([name]) => modal.startsWith(name))
  if (!found) throw new Error(`${modal} has no way out`)
  return found[1]
}

/** The buttons of a page without an open dialog. */
const onPage: readonly ((desk: Desk, parts: Parts) => void)[] = [
  (_, { shell }) => shell.send({ type: 'dialog.opened', dialog: 'profile' }),
  (_, { shell }) => shell.send({ type: 'dialog.opened', dialog: 'provider' }),
  (_, { shell }) => shell.send({ type: 'menu.opened' }),
  ...['/settings/preferences', '/articles-information?article=delivery', '/orders', '/products/create'].map(
    (href) =>
      ({ tab }: Desk) =>
        tab.visit(href),
  ),
]

const onPreferences: typeof onPage = [
  (desk) => preferences(desk).form.send({ type: 'field.typed', field: 'firstname', text: 'Соломія' }),
  (desk) => preferences(desk).form.send({ type: 'form.submitted' }),
  (_, { link }) => link.send({ type: 'disconnect.chosen' }),
  toScreen({ type: 'connect.chosen' }),
  toScreen({ type: 'manager.chosen' }),
  (desk) => {
    desk.filesFor = 'avatar'
  },
  (desk) => {
    desk.filesFor = 'background'
  },
]

const onArticles: typeof onPage = [
  inArticle({ type: 'text.typed', body: 'один' }, 'editor'),
  inArticle({ type: 'text.typed', body: 'два' }, 'editor'),
  (desk) => childAt(screenOf(desk), 'delivery')?.send({ type: 'texts.chosen', source: 'history' }),
]

const pressable = (desk: Desk): typeof onPage => {
  const { to } = desk.tab.page().location
  if (!screenOf(desk)) return onPage
  if (to === 'preferences' || to === 'profile') return [...onPreferences, ...onPreferences, ...onPage]
  return to === 'articles-information' ? [...onArticles, ...onArticles, ...onPage] : onPage
}

/** Presses a button of the open dialog, or of the page when no dialog is open. */
const press = async (desk: Desk, at: number): Promise<void> => {
  if (desk.filesFor !== null) {
    desk.filesFor = null
    return
  }
  const parts = await partsOf(desk)
  const [modal] = await modalsIn(desk.tab)
  const choices = modal === undefined ? pressable(desk) : waysOf(modal).map(({ go }) => go)
  choices[at % choices.length]?.(desk, parts)
}

/** Types unsaved input if the page has a field. */
const type = async (desk: Desk): Promise<void> => {
  const { to } = desk.tab.page().location
  if (desk.filesFor !== null || !screenOf(desk) || (await modalsIn(desk.tab)).length > 0) return
  if (to === 'preferences' || to === 'profile') onPreferences[0]?.(desk, await partsOf(desk))
  if (to === 'articles-information') onArticles[0]?.(desk, await partsOf(desk))
}

const command = (name: string, happen: (desk: Desk) => unknown): Command => ({
  check: () => true,
  run: async (_, desk) => {
    await happen(desk)
    await desk.harness.quiet()
    const found = await wrongIn(desk)
    if (found.length > 0) throw new Error(found.join('; '))
  },
  toString: () => name,
})

const png = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520000032000000258', 'hex'))

const person: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(command('types', type)) },
  { weight: 8, arbitrary: fc.nat(200).map((at) => command(`presses ${at}`, (desk) => press(desk, at))) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('/orders', '/settings/preferences', '/settings/profile', '/products/create')
      .map((href) => command(`goes back to ${href}`, (desk) => desk.filesFor === null && desk.tab.visit(href))),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('palette' as const, 'shortcuts' as const).map((dialog) =>
      command(`presses the keys of ${dialog}`, async (desk) => {
        if (desk.filesFor === null) (await partsOf(desk)).shell.send({ type: 'dialog.opened', dialog })
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constant(
      command('picks a file, where the list of files is open', (desk) => {
        const { filesFor, tab } = desk
        desk.filesFor = null
        if (filesFor === null || tab.page().location.to !== 'preferences' || !screenOf(desk)) return
        const file = imageFile(new File([png], 'a.png', { type: 'image/png' }))
        preferences(desk)[filesFor].send({ type: 'file.chosen', file })
      }),
    ),
  },
)

const events: readonly Partial<Supplier>[] = [
  { store_name: null },
  { store_name: 'Ґанок' },
  { telegram_id: null },
  { telegram_id: '77' },
  { manager_telegram_username: '' },
  { manager_telegram_username: '@a' },
  { subscribed: false },
  { subscribed: true },
]

const learn = async ({ harness, tab }: Desk, more: Partial<Supplier>): Promise<void> => {
  harness.sandbox.changeSupplier(1, more)
  ;(await tab.panel()).send({ type: 'refresh.requested' })
}

const account = '*/v1/customer/account'
const article = '/admin-suppliers/v1/articles/delivery'

const world: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...events)
      .map((more) => command(`news: ${JSON.stringify(more)}`, (desk) => learn(desk, more))),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        { kind: 'delay' as const, ms: 3000, method: 'PUT', path: account },
        { kind: 'status' as const, status: 500, method: 'PUT', path: account },
        { kind: 'status' as const, status: 409, method: 'PUT', path: article },
        { kind: 'delay' as const, ms: 3000, method: 'PUT', path: article },
      )
      .map((fault) => command(JSON.stringify(fault), ({ harness }) => harness.fault({ ...fault, count: 1 }))),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(500, 1000, 4000, 16_000)
      .map((ms) => command(`${ms} ms pass`, ({ harness }) => harness.pass(ms))),
  },
)

const happening: fc.Arbitrary<Command> = fc.oneof({ weight: 3, arbitrary: person }, { weight: 2, arbitrary: world })

/** Closes all dialogs and checks that the palette can then be opened. */
const wrongAtRest = async (desk: Desk): Promise<readonly string[]> => {
  const { harness, tab } = desk
  harness.sandbox.faults.clear()
  await harness.pass(20_000)
  for (let count = 0; count < 12; count += 1) {
    const [modal] = await modalsIn(tab)
    if (modal === undefined) break
    const way = waysOf(modal).find(({ isOut }) => isOut) ?? waysOf(modal)[0]
    way.go(desk, await partsOf(desk))
    await harness.pass(1000)
  }
  ;(await partsOf(desk)).shell.send({ type: 'dialog.opened', dialog: 'palette' })
  const shown = await modalsIn(tab)
  return shown.join() === 'frame palette' ? [] : [`in the end ${shown.join(' and ') || 'nothing'} stands there`]
}

/** The property that at most one dialog is open over a page, that it is the right one, and that it can be closed. */
export const oneAtATime = (afterRun: (harness: Harness, seen: ReadonlySet<string>) => void = () => {}) =>
  fc.asyncProperty(
    fc.constantFrom('default' as const, 'brandNew' as const, 'unsubscribedRich' as const),
    fc.constantFrom('/orders', '/settings/preferences', '/settings/profile', '/products/create'),
    fc.array(happening, { minLength: 15, maxLength: 50, size: 'max' }),
    async (scenario, href, commands) => {
      const harness = openHarness({ scenario })
      try {
        const tab = harness.open(href)
        await tab.panel()
        await harness.quiet()
        const desk: Desk = { harness, tab, put: new Set(), filesFor: null, seen: new Set() }
        await fc.asyncModelRun(() => ({ model: {}, real: desk }), commands)
        const found = await wrongAtRest(desk)
        if (found.length > 0) throw new Error(found.join('; '))
        harness.rested()
        afterRun(harness, desk.seen)
      } finally {
        harness.closeAll()
      }
    },
  )
