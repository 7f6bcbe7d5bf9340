import type { AccountField } from '@supplier/core/account/preferences.domain'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectForm } from '@supplier/core/kit/form/form.selectors'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts } from '@supplier/core/preferences/preferences.selectors'
import type { PasswordActor } from '@supplier/core/session/password.machine'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type DraftedForm, draftedForms } from '../kit/drafted-forms.ts'
import { authForms } from '../kit/every-form.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { signInByPassword, type Tab } from '../kit/headless.ts'

interface Scene {
  readonly harness: Harness
  readonly form: DraftedForm
  readonly tab: Tab
}

const elsewhere = '/notifications'
const password = '/auth/with-password'

const opened = async (form: DraftedForm): Promise<Scene> => {
  const harness = openHarness({ scenario: form.scenario })
  onTestFinished(harness.closeAll)
  harness.sandbox.changeSupplier(1, form.supplier, 'http://localhost')
  const tab = harness.open(form.href)
  await tab.panel()
  await form.reach(tab)
  await harness.quiet()
  return { harness, form, tab }
}

const leavingOf = async (tab: Tab) => panelParts(await tab.panel()).leaveGuard

/** Confirms the leave prompt if the form shows one. */
const confirm = async ({ form, tab }: Scene) => {
  const leaveGuard = await leavingOf(tab)
  expect(selectLeaveGuard(leaveGuard.getSnapshot())).toBe(form.isGuarded ? 'page' : null)
  if (form.isGuarded) leaveGuard.send({ type: 'leave.confirmed' })
}

const signInAgain = async ({ harness }: Scene, tab: Tab): Promise<Tab> => {
  await tab.shown('login')
  tab.visitPage('with-password')
  await tab.shown<PasswordActor>('with-password')
  await signInByPassword(tab)
  await harness.quiet()
  return tab
}

const signIn = async (scene: Scene, tab: Tab): Promise<Tab> => {
  await signInAgain(scene, tab)
  tab.visit(scene.form.href)
  return tab
}

/** The keys of all drafts in storage. */
const drafts = ({ entries }: Harness): readonly string[] =>
  [...entries.keys()].filter((key) => key.startsWith('draft.'))

const logOut = async (form: DraftedForm, harness: Harness, tab: Tab): Promise<void> => {
  tab.app.send({ type: 'logout.chosen' })
  if (form.isGuarded) {
    const leaveGuard = await leavingOf(tab)
    expect(selectLeaveGuard(leaveGuard.getSnapshot())).toBe('logout')
    leaveGuard.send({ type: 'leave.confirmed' })
  }
  await harness.quiet()
  // A request that is under way may hold it up.
  for (let waited = 0; waited < 10_000 && !tab.app.getSnapshot().matches('signedOut'); waited += 500)
    await harness.pass(500)
  expect(tab.app.getSnapshot().matches('signedOut')).toBe(true)
}

/** Every way to leave a form; each ends in a tab in which the form is opened again. */
const ways: Readonly<Record<string, (scene: Scene) => Promise<Tab>>> = {
  'by a link': async (scene) => {
    const { harness, form, tab } = scene
    tab.app.send({ type: 'navigation.requested', location: { to: 'notifications' } })
    await confirm(scene)
    await tab.shown('notifications')
    await harness.quiet()
    tab.visit(form.href)
    return tab
  },
  'by Back': async (scene) => {
    const { harness, form, tab } = scene
    tab.visit(elsewhere)
    await confirm(scene)
    await tab.shown('notifications')
    await harness.quiet()
    tab.visit(form.href)
    return tab
  },
  'by closing the tab': async ({ harness, form, tab }) => {
    expect(tab.isClosingGuarded()).toBe(form.isGuarded)
    harness.leave(tab)
    return harness.open(form.href)
  },
  // The old tab gets no event: it neither closes nor saves anything.
  'by a crash and a reload': async ({ harness, form }) => harness.open(form.href),
  'by logging out in another tab': async (scene) => {
    const { harness, tab } = scene
    const other = harness.open('/settings/customizing')
    await other.panel()
    await harness.quiet()
    const before = [...harness.entries.keys()]
    other.app.send({ type: 'logout.chosen' })
    await other.shown('login')
    await harness.quiet()
    // The other tab removes the drafts first and the session last.
    for (const key of before.filter((one) => !harness.entries.has(one)).sort()) tab.storageChanged(key)
    return signIn(scene, tab)
  },
  'by a session that the server refuses': async (scene) => {
    const { harness, form, tab } = scene
    harness.sandbox.setWorld((world) => ({ ...world, tokens: [] }))
    form.submit(await form.reach(tab))
    ;(await tab.panel()).send({ type: 'refresh.requested' })
    await harness.quiet()
    expect(tab.sent()).toContain('session.expired')
    tab.app.send({ type: 'signIn.requested' })
    return signInAgain(scene, tab)
  },
}

describe.each(draftedForms)('$name', (form) => {
  test.each(Object.entries(ways))('left %s keeps the typed text', async (_, leave) => {
    const scene = await opened(form)
    const actor = await form.reach(scene.tab)
    form.type(actor)
    const typed = form.typed(actor)
    const tab = await leave(scene)
    const again = await form.reach(tab)
    await scene.harness.quiet()
    form.restore(again)
    if (form.isGuarded) expect(again).not.toBe(actor)
    expect(form.typed(again)).toEqual(typed)
  })

  test('left twice without an answer still offers its draft', async () => {
    const { harness, tab } = await opened(form)
    const actor = await form.reach(tab)
    form.type(actor)
    const typed = form.typed(actor)
    let last = tab
    for (let round = 0; round < 2; round += 1) {
      harness.leave(last)
      last = harness.open(form.href)
      await form.reach(last)
      await harness.quiet()
    }
    const again = await form.reach(last)
    form.restore(again)
    expect(form.typed(again)).toEqual(typed)
  })

  test('is left by logging out here only after a prompt, and its draft is deleted', async () => {
    const { harness, tab } = await opened(form)
    form.type(await form.reach(tab))
    expect(drafts(harness)).not.toEqual([])
    await logOut(form, harness, tab)
    await harness.pass(1000)
    expect(drafts(harness)).toEqual([])
  })

  test('is left by logging out here while it is being saved, and its draft is deleted', async () => {
    const { harness, tab } = await opened(form)
    const actor = await form.reach(tab)
    form.type(actor)
    harness.fault({ kind: 'delay', path: '/*', ms: 5000 })
    form.submit(actor)
    await logOut(form, harness, tab)
    await harness.pass(6000)
    expect(drafts(harness)).toEqual([])
  })

  test('shows its draft to no other supplier', async () => {
    const { harness, tab } = await opened(form)
    form.type(await form.reach(tab))
    harness.leave(tab)
    harness.entries.delete('user')
    const other = harness.open(password)
    await signInByPassword(other, '0502223344')
    await harness.quiet()
    other.visit('/settings/preferences')
    const screen = await other.shown<PreferencesActor>('preferences')
    await harness.pass(500)
    const { hasOffer, isChanged } = selectForm<AccountField>(preferencesParts(screen.getSnapshot()).form.getSnapshot())
    expect([hasOffer, isChanged]).toEqual([false, false])
  })
})

/** Every way to leave a form of the auth area. */
const authWays: Readonly<
  Record<string, { readonly isInSignInDraft: boolean; leave(harness: Harness, tab: Tab): Promise<Tab> }>
> = {
  'by a link': {
    isInSignInDraft: true,
    leave: async (_, tab) => {
      tab.app.send({ type: 'navigation.requested', location: { to: 'auth' } })
      await tab.shown('auth')
      return tab
    },
  },
  'by Back': {
    isInSignInDraft: true,
    leave: async (_, tab) => {
      tab.visit('/auth')
      await tab.shown('auth')
      return tab
    },
  },
  'by closing the tab': {
    isInSignInDraft: false,
    leave: async (harness, tab) => {
      expect(tab.isClosingGuarded()).toBe(false)
      harness.leave(tab)
      return harness.open('/auth')
    },
  },
  'by a crash and a reload': { isInSignInDraft: false, leave: async (harness) => harness.open('/auth') },
}

describe.each(authForms)('$form.name', ({ form, again, empty, secrets }) => {
  test.each(Object.entries(authWays))('left %s keeps all but secrets until the page is unloaded', async (_, way) => {
    const harness = openHarness({ isSeated: false })
    onTestFinished(harness.closeAll)
    const tab = harness.open(form.href)
    const actor = await form.reach(tab)
    form.fill(actor)
    const left = await way.leave(harness, tab)
    await harness.quiet()
    const stored = [...harness.entries.values()].join()
    for (const secret of secrets) expect(stored).not.toContain(secret)
    left.visit(`/auth/${form.to}`)
    await harness.quiet()
    const { location, screen } = left.page()
    // A page that needs an earlier step redirects, and has no values to compare.
    if (!screen || location.to !== form.to) return expect(again).toBeNull()
    const kept = way.isInSignInDraft && again !== null ? again : empty
    expect(form.typed(screen)).toEqual(kept)
  })
})

test.each(draftedForms.filter(({ href }) => href.startsWith('/payments')))(
  '$name leaves no draft after it was sent',
  async (form) => {
    const { harness, tab } = await opened(form)
    const actor = await form.reach(tab)
    form.type(actor)
    form.submit(actor)
    await harness.quiet()
    const request = tab.page().screen?.getSnapshot().children.request
    request?.send({ type: 'payout.confirmed' })
    request?.send({ type: 'account.confirmed' })
    await harness.pass(1000)
    expect(drafts(harness)).toEqual([])
    harness.leave(tab)
    const again = harness.open(form.href)
    await harness.quiet()
    expect(form.typed(await form.reach(again))).not.toEqual(form.typed(actor))
  },
)
