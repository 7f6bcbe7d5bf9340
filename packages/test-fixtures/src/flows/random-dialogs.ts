import {
  type PreferencesActor,
  type Prompt,
  panelParts,
  pictureFile,
  preferencesParts,
  selectManagerForm,
  selectSetup,
  selectStoreNameForm,
  selectSupplier,
} from '@supplier/core'
import * as fc from 'fast-check'
import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { Supplier } from '../world/world.ts'
import type { Tab } from './headless.ts'
import { modalsIn } from './modals.ts'
import { openTill, type Till } from './till.ts'

/** A person before one tab, with everything in mind that may come to stand over its page. */
interface Desk {
  readonly till: Till
  readonly tab: Tab
  /** What they put off. */
  readonly put: Set<Prompt>
  /** For which picture the browser's own list of files is open; nothing else can be pressed meanwhile. */
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

/** The order of the specification, by what is known of the supplier and of nothing else. */
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

/** What must stand over the page when all is still; `null` where something that was sent is waited for. */
const expectedOn = async (desk: Desk, shown: readonly string[]): Promise<string | null> => {
  const { onboarding, leaving, subscription, setup } = await partsOf(desk)
  const isPurchase = subscription.getSnapshot().matches('purchasing')
  const now = onboarding.getSnapshot()
  const { to } = desk.tab.page().place
  const { steps, isSubscribed } = selectSetup(setup.getSnapshot())
  const ofScreen = shown.find((one) => one.startsWith('screen '))
  if (ofScreen !== undefined) return ofScreen
  if (leaving.getSnapshot().matches({ asking: 'asked' })) return 'leaving page'
  if (isWaiting(selectStoreNameForm(now)) || isWaiting(selectManagerForm(now)) || now.hasTag('busy')) return null
  if (isPurchase) return 'paywall'
  const missing = missingOf(desk)
  if (missing !== null) return `prompt ${missing}`
  if (steps === null) return 'nothing'
  if (!isSubscribed && paid.has(to)) return 'paywall'
  return !steps.information && to === 'product-create' ? 'prompt articles' : 'nothing'
}

/** What must hold whenever all is still. */
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
  /** Whether it is the one that gives the dialog up. */
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

/** What each dialog has to press: exactly what its view sends. */
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
    'leaving',
    [
      out((_, { leaving }) => leaving.send({ type: 'leaving.dismissed' })),
      on((_, { leaving }) => leaving.send({ type: 'leaving.confirmed' })),
    ],
  ],
  ['screen unlink', [out((_, { link }) => link.send({ type: 'disconnect.dismissed' }))]],
  ['screen avatar', [out((desk) => preferences(desk).avatar.send({ type: 'picture.dropped' }))]],
  ['screen background', [out((desk) => preferences(desk).background.send({ type: 'picture.dropped' }))]],
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

/** What a page has to press while nothing stands over it. */
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
  const { to } = desk.tab.page().place
  if (!screenOf(desk)) return onPage
  if (to === 'preferences' || to === 'profile') return [...onPreferences, ...onPreferences, ...onPage]
  return to === 'articles-information' ? [...onArticles, ...onArticles, ...onPage] : onPage
}

/** A press: in what stands over the page, else on the page, which nobody reaches otherwise. */
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

/** Something that is not saved, where it can be typed. */
const type = async (desk: Desk): Promise<void> => {
  const { to } = desk.tab.page().place
  if (desk.filesFor !== null || !screenOf(desk) || (await modalsIn(desk.tab)).length > 0) return
  if (to === 'preferences' || to === 'profile') onPreferences[0]?.(desk, await partsOf(desk))
  if (to === 'articles-information') onArticles[0]?.(desk, await partsOf(desk))
}

const command = (name: string, happen: (desk: Desk) => unknown): Command => ({
  check: () => true,
  run: async (_, desk) => {
    await happen(desk)
    await desk.till.quiet()
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
        if (filesFor === null || tab.page().place.to !== 'preferences' || !screenOf(desk)) return
        const file = pictureFile(new File([png], 'a.png', { type: 'image/png' }))
        preferences(desk)[filesFor].send({ type: 'file.chosen', file })
      }),
    ),
  },
)

const news: readonly Partial<Supplier>[] = [
  { store_name: null },
  { store_name: 'Ґанок' },
  { telegram_id: null },
  { telegram_id: '77' },
  { manager_telegram_username: '' },
  { manager_telegram_username: '@a' },
  { subscribed: false },
  { subscribed: true },
]

const learn = async ({ till, tab }: Desk, more: Partial<Supplier>): Promise<void> => {
  till.sandbox.changeSupplier(1, more)
  ;(await tab.panel()).send({ type: 'refresh.wanted' })
}

const account = '*/v1/customer/account'
const article = '/admin-suppliers/v1/articles/delivery'

const world: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...news)
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
      .map((fault) => command(JSON.stringify(fault), ({ till }) => till.fault({ ...fault, count: 1 }))),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(500, 1000, 4000, 16_000)
      .map((ms) => command(`${ms} ms pass`, ({ till }) => till.pass(ms))),
  },
)

const happening: fc.Arbitrary<Command> = fc.oneof({ weight: 3, arbitrary: person }, { weight: 2, arbitrary: world })

/** Whoever gives up whatever stands there comes to a page where the palette opens. */
const wrongAtRest = async (desk: Desk): Promise<readonly string[]> => {
  const { till, tab } = desk
  till.sandbox.faults.clear()
  await till.pass(20_000)
  for (let count = 0; count < 12; count += 1) {
    const [modal] = await modalsIn(tab)
    if (modal === undefined) break
    const way = waysOf(modal).find(({ isOut }) => isOut) ?? waysOf(modal)[0]
    way.go(desk, await partsOf(desk))
    await till.pass(1000)
  }
  ;(await partsOf(desk)).shell.send({ type: 'dialog.opened', dialog: 'palette' })
  const shown = await modalsIn(tab)
  return shown.join() === 'frame palette' ? [] : [`in the end ${shown.join(' and ') || 'nothing'} stands there`]
}

/** Whatever happens, at most one dialog stands over a page, it is the one whose turn it is, and it has a way out. */
export const oneAtATime = (afterRun: (seen: ReadonlySet<string>) => void = () => {}) =>
  fc.asyncProperty(
    fc.constantFrom('default' as const, 'brandNew' as const, 'unsubscribedRich' as const),
    fc.constantFrom('/orders', '/settings/preferences', '/settings/profile', '/products/create'),
    fc.array(happening, { minLength: 15, maxLength: 50, size: 'max' }),
    async (scenario, href, commands) => {
      const till = openTill({ scenario })
      try {
        const tab = till.open(href)
        await tab.panel()
        await till.quiet()
        const desk: Desk = { till, tab, put: new Set(), filesFor: null, seen: new Set() }
        await fc.asyncModelRun(() => ({ model: {}, real: desk }), commands)
        const found = await wrongAtRest(desk)
        if (found.length > 0) throw new Error(found.join('; '))
        afterRun(desk.seen)
      } finally {
        till.closeAll()
      }
    },
  )
