import {
  type AccountField,
  type PasswordActor,
  type PreferencesActor,
  panelParts,
  preferencesParts,
  selectForm,
  selectLeaving,
} from '@supplier/core'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type DraftedForm, draftedForms } from './drafted-forms.ts'
import { authForms } from './every-form.ts'
import { signInByPassword, type Tab } from './headless.ts'
import { openTill, type Till } from './till.ts'

interface Scene {
  readonly till: Till
  readonly form: DraftedForm
  readonly tab: Tab
}

const elsewhere = '/notifications'
const password = '/auth/with-password'

const opened = async (form: DraftedForm): Promise<Scene> => {
  const till = openTill({ scenario: form.scenario })
  onTestFinished(till.closeAll)
  till.sandbox.changeSupplier(1, form.supplier, 'http://localhost')
  const tab = till.open(form.href)
  await tab.panel()
  await form.reach(tab)
  await till.quiet()
  return { till, form, tab }
}

const leavingOf = async (tab: Tab) => panelParts(await tab.panel()).leaving

/** Whoever is asked says that they leave. */
const confirm = async ({ form, tab }: Scene) => {
  const leaving = await leavingOf(tab)
  expect(selectLeaving(leaving.getSnapshot())).toBe(form.isGuarded ? 'page' : null)
  if (form.isGuarded) leaving.send({ type: 'leaving.confirmed' })
}

const signIn = async ({ till, form }: Scene, tab: Tab): Promise<Tab> => {
  await tab.shown('login')
  tab.visitPlace('with-password')
  await tab.shown<PasswordActor>('with-password')
  await signInByPassword(tab)
  await till.quiet()
  tab.visit(form.href)
  return tab
}

/** What of a form stands in storage. */
const drafts = ({ entries }: Till): readonly string[] => [...entries.keys()].filter((key) => key.startsWith('draft.'))

const logOut = async (form: DraftedForm, till: Till, tab: Tab): Promise<void> => {
  tab.app.send({ type: 'logout.chosen' })
  if (form.isGuarded) {
    const leaving = await leavingOf(tab)
    expect(selectLeaving(leaving.getSnapshot())).toBe('logout')
    leaving.send({ type: 'leaving.confirmed' })
  }
  await vi.waitFor(
    async () => {
      await till.quiet()
      expect(tab.app.getSnapshot().matches('signedOut')).toBe(true)
    },
    { timeout: 10_000 },
  )
}

/** Every way to lose sight of a form; each ends in a tab in which the form is opened again. */
const ways: Readonly<Record<string, (scene: Scene) => Promise<Tab>>> = {
  'by a link': async (scene) => {
    const { till, form, tab } = scene
    tab.app.send({ type: 'place.wanted', place: { to: 'notifications' } })
    await confirm(scene)
    await tab.shown('notifications')
    await till.quiet()
    tab.visit(form.href)
    return tab
  },
  'by Back': async (scene) => {
    const { till, form, tab } = scene
    tab.visit(elsewhere)
    await confirm(scene)
    await tab.shown('notifications')
    await till.quiet()
    tab.visit(form.href)
    return tab
  },
  'by closing the tab': async ({ till, form, tab }) => {
    expect(tab.isClosingGuarded()).toBe(form.isGuarded)
    till.leave(tab)
    return till.open(form.href)
  },
  // Nothing of the old tab is told that it ends.
  'by a crash and a reload': async ({ till, form }) => till.open(form.href),
  'by logging out in another tab': async (scene) => {
    const { till, tab } = scene
    const other = till.open('/settings/customizing')
    await other.panel()
    await till.quiet()
    const before = [...till.entries.keys()]
    other.app.send({ type: 'logout.chosen' })
    await other.shown('login')
    await till.quiet()
    // Drafts go first, the session last.
    for (const key of before.filter((one) => !till.entries.has(one)).sort()) tab.storageChanged(key)
    return signIn(scene, tab)
  },
  'by a session that the server refuses': async (scene) => {
    const { till, form, tab } = scene
    till.sandbox.setWorld((world) => ({ ...world, tokens: [] }))
    form.submit(await form.reach(tab))
    ;(await tab.panel()).send({ type: 'refresh.wanted' })
    await till.quiet()
    expect(tab.said()).toContain('session.expired')
    tab.app.send({ type: 'signIn.wanted' })
    return signIn(scene, tab)
  },
}

describe.each(draftedForms)('$name', (form) => {
  test.each(Object.entries(ways))('left %s keeps what was typed', async (_, leave) => {
    const scene = await opened(form)
    const actor = await form.reach(scene.tab)
    form.type(actor)
    const typed = form.typed(actor)
    const tab = await leave(scene)
    const again = await form.reach(tab)
    await scene.till.quiet()
    form.restore(again)
    if (form.isGuarded) expect(again).not.toBe(actor)
    expect(form.typed(again)).toEqual(typed)
  })

  test('left twice without an answer to the offer is offered still', async () => {
    const { till, tab } = await opened(form)
    const actor = await form.reach(tab)
    form.type(actor)
    const typed = form.typed(actor)
    let last = tab
    for (let round = 0; round < 2; round += 1) {
      till.leave(last)
      last = till.open(form.href)
      await form.reach(last)
      await till.quiet()
    }
    const again = await form.reach(last)
    form.restore(again)
    expect(form.typed(again)).toEqual(typed)
  })

  test('is left by logging out here only after a question, and then nothing is kept', async () => {
    const { till, tab } = await opened(form)
    form.type(await form.reach(tab))
    expect(drafts(till)).not.toEqual([])
    await logOut(form, till, tab)
    await till.pass(1000)
    expect(drafts(till)).toEqual([])
  })

  test('is left by logging out here while it is being saved, and then nothing is kept', async () => {
    const { till, tab } = await opened(form)
    const actor = await form.reach(tab)
    form.type(actor)
    till.fault({ kind: 'delay', path: '/*', ms: 5000 })
    form.submit(actor)
    await logOut(form, till, tab)
    await till.pass(6000)
    expect(drafts(till)).toEqual([])
  })

  test('another supplier finds nothing of it', async () => {
    const { till, tab } = await opened(form)
    form.type(await form.reach(tab))
    till.leave(tab)
    till.entries.delete('user')
    const other = till.open(password)
    await signInByPassword(other, '0502223344')
    await till.quiet()
    other.visit('/settings/preferences')
    const screen = await other.shown<PreferencesActor>('preferences')
    await till.pass(500)
    const { hasOffer, isChanged } = selectForm<AccountField>(preferencesParts(screen.getSnapshot()).form.getSnapshot())
    expect([hasOffer, isChanged]).toEqual([false, false])
  })
})

/** Every way to lose sight of a form of the auth area. */
const authWays: Readonly<Record<string, { readonly isCarried: boolean; leave(till: Till, tab: Tab): Promise<Tab> }>> = {
  'by a link': {
    isCarried: true,
    leave: async (_, tab) => {
      tab.app.send({ type: 'place.wanted', place: { to: 'auth' } })
      await tab.shown('auth')
      return tab
    },
  },
  'by Back': {
    isCarried: true,
    leave: async (_, tab) => {
      tab.visit('/auth')
      await tab.shown('auth')
      return tab
    },
  },
  'by closing the tab': {
    isCarried: false,
    leave: async (till, tab) => {
      expect(tab.isClosingGuarded()).toBe(false)
      till.leave(tab)
      return till.open('/auth')
    },
  },
  'by a crash and a reload': { isCarried: false, leave: async (till) => till.open('/auth') },
}

describe.each(authForms)('$form.name', ({ form, again, empty, secrets }) => {
  test.each(Object.entries(authWays))('left %s keeps what is no secret, as long as the page lasts', async (_, way) => {
    const till = openTill({ isSeated: false })
    onTestFinished(till.closeAll)
    const tab = till.open(form.href)
    const actor = await form.reach(tab)
    form.fill(actor)
    const left = await way.leave(till, tab)
    await till.quiet()
    const stored = [...till.entries.values()].join()
    for (const secret of secrets) expect(stored).not.toContain(secret)
    left.visit(`/auth/${form.to}`)
    await till.quiet()
    const { place, screen } = left.page()
    // A page that only leads on has nothing to show any more.
    if (!screen || place.to !== form.to) return expect(again).toBeNull()
    const kept = way.isCarried && again !== null ? again : empty
    expect(form.typed(screen)).toEqual(kept)
  })
})

test.each(draftedForms.filter(({ href }) => href.startsWith('/payments')))(
  '$name that was sent is never found again',
  async (form) => {
    const { till, tab } = await opened(form)
    const actor = await form.reach(tab)
    form.type(actor)
    form.submit(actor)
    await till.quiet()
    const request = tab.page().screen?.getSnapshot().children.request
    request?.send({ type: 'payout.confirmed' })
    request?.send({ type: 'account.confirmed' })
    await till.pass(1000)
    expect(drafts(till)).toEqual([])
    till.leave(tab)
    const again = till.open(form.href)
    await till.quiet()
    expect(form.typed(await form.reach(again))).not.toEqual(form.typed(actor))
  },
)
