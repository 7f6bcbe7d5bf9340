import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionViews } from '@supplier/core/kit/section/section.selectors'
import type { SectionActor } from '@supplier/core/kit/section/section.setup'
import type { ConfirmationActor } from '@supplier/core/session/confirmation.machine'
import type { LoginActor } from '@supplier/core/session/login.machine'
import type { PasswordActor } from '@supplier/core/session/password.machine'
import type { RecoveryActor } from '@supplier/core/session/recovery.machine'
import type { RecoveryRequestActor } from '@supplier/core/session/recovery-request.machine'
import type { SignupActor } from '@supplier/core/session/signup.machine'
import { expect, onTestFinished, test } from 'vitest'
import { type AnyActorRef, waitFor } from 'xstate'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { openHarness } from '../kit/harness.ts'
import { openTab, signInByPassword, type Tab, typeTelephone } from '../kit/headless.ts'

const idle = (form: AnyActorRef) => waitFor(form, (snapshot) => !snapshot.hasTag('busy'))

const requestCode = async (tab: Tab, telephone = '067 111 22 33'): Promise<ConfirmationActor> => {
  const login = await tab.shown<LoginActor>('login')
  typeTelephone(login, telephone)
  login.send({ type: 'form.submitted' })
  return tab.shown<ConfirmationActor>('phone-confirmation')
}

const stored = (tab: Tab) => JSON.parse(tab.entries.get('user') ?? 'null')

test('a supplier signs in by code, lands on the statistics and signs out', async () => {
  const tab = openTab({ href: '/auth/login' })
  const confirmation = await requestCode(tab)
  confirmation.send({ type: 'code.typed', text: ' 12-34 ' })
  confirmation.send({ type: 'form.submitted' })
  await tab.panel()
  await tab.shown('statistics')
  expect(tab.address()).toBe('/dashboard/statistics')
  expect(stored(tab).data.telephone).toBe('380671112233')

  tab.app.send({ type: 'logout.chosen' })
  await tab.shown('login')
  await waitFor(tab.app, (snapshot) => snapshot.matches('signedOut'))
  expect([tab.address(), stored(tab), [...tab.cookies.values()]]).toEqual(['/auth/login', null, []])
})

test('signing out leaves neither the user nor the settings in storage', async () => {
  const tab = openTab({ href: '/auth/login' })
  const confirmation = await requestCode(tab)
  confirmation.send({ type: 'code.typed', text: '1234' })
  confirmation.send({ type: 'form.submitted' })
  await tab.panel()
  await waitFor(tab.app, () => tab.entries.has('setup'))
  tab.app.send({ type: 'logout.chosen' })
  await waitFor(tab.app, (snapshot) => snapshot.matches('signedOut'))
  expect(['user', 'setup'].filter((key) => tab.entries.has(key))).toEqual([])
})

test('signing out leaves nothing of the supplier but the journal of money', async () => {
  const harness = openHarness({ href: '/orders?search=0671112233' })
  onTestFinished(harness.closeAll)
  const tab = harness.open()
  const orders = await tab.shown<SectionActor<AnySection>>('orders')
  const views = sectionViews(orders)
  views.send({ type: 'name.typed', text: 'Анна Іваненко' })
  views.send({ type: 'view.saved', search: '?search=0671112233' })
  await harness.quiet()
  const own = ['draft.1.account', 'draft.1.products.new', 'outbox.1.a', 'intent.1.a']
  const ofDevice = ['theme', 'density', 'language', 'sidebar']
  for (const key of [...own, ...ofDevice]) harness.entries.set(key, '{}')
  expect(harness.entries.get('views.1.orders')).toContain('0671112233')

  tab.app.send({ type: 'logout.chosen' })
  await harness.quiet()
  const left = [...harness.entries.keys()].toSorted()
  expect(left).toEqual([...ofDevice, 'intent.1.a'].toSorted())
  expect([[...tab.tabEntries.keys()], [...tab.cookies.values()]]).toEqual([[], []])
})

test('a supplier signs in by password', async () => {
  const tab = openTab({ href: '/auth/with-password' })
  await signInByPassword(tab)
  await tab.shown('statistics')
  expect(tab.sent()).toEqual([])
})

test('a wrong password shows the server’s message, and the input stays', async () => {
  const tab = openTab({ href: '/auth/with-password' })
  const form = await tab.shown<PasswordActor>('with-password')
  typeTelephone(form, '0671112233')
  form.send({ type: 'password.typed', text: 'wrong-1' })
  form.send({ type: 'form.submitted' })
  await idle(form)
  expect(tab.sent()).toEqual(['Невірний телефон або пароль'])
  expect([form.getSnapshot().context.password, stored(tab), tab.address()]).toEqual([
    'wrong-1',
    null,
    '/auth/with-password',
  ])
})

test('a new supplier signs up, confirms the telephone and gets to the articles', async () => {
  const tab = openTab({ href: '/auth/signup?ref=FRIEND' })
  tab.sessionStore.saveReferral('?ref=FRIEND')
  const form = await tab.shown<SignupActor>('signup')
  typeTelephone(form, '+38 (063) 222-33-44')
  form.send({ type: 'field.typed', field: 'firstname', text: ' Ганна ' })
  form.send({ type: 'field.typed', field: 'lastname', text: 'Коваль' })
  form.send({ type: 'field.typed', field: 'password', text: 'Supplier1!' })
  form.send({ type: 'form.submitted' })
  expect(form.getSnapshot().context.errors).toEqual({ agreement: { key: 'session.agreementRule' } })
  expect(tab.sandbox.requests()).toEqual([])

  form.send({ type: 'agreement.toggled' })
  form.send({ type: 'form.submitted' })
  const confirmation = await tab.shown<ConfirmationActor>('phone-confirmation')
  confirmation.send({ type: 'code.typed', text: '1234' })
  confirmation.send({ type: 'form.submitted' })
  await tab.panel()
  await tab.shown('articles-information')
  expect(stored(tab).data.firstname).toBe('Ганна')
})

test('a taken telephone is an error of its field, and the form keeps its input', async () => {
  const tab = openTab({ href: '/auth/signup' })
  const form = await tab.shown<SignupActor>('signup')
  typeTelephone(form, '0671112233')
  form.send({ type: 'field.typed', field: 'firstname', text: 'Ганна' })
  form.send({ type: 'field.typed', field: 'lastname', text: 'Коваль' })
  form.send({ type: 'field.typed', field: 'password', text: 'Supplier1!' })
  form.send({ type: 'agreement.toggled' })
  form.send({ type: 'form.submitted' })
  await idle(form)
  const { errors, values } = form.getSnapshot().context
  expect([Object.keys(errors), values.firstname]).toEqual([['telephone'], 'Ганна'])
})

test('a supplier who forgot the password sets a new one and signs in with it', async () => {
  const tab = openTab({ href: '/auth/recover-password' })
  const request = await tab.shown<RecoveryRequestActor>('recover-password')
  typeTelephone(request, '0671112233')
  request.send({ type: 'form.submitted' })
  const form = await tab.shown<RecoveryActor>('recover-password-code')
  form.send({ type: 'field.typed', field: 'code', text: '1234' })
  form.send({ type: 'field.typed', field: 'password', text: 'Brand-new-7' })
  form.send({ type: 'field.typed', field: 'repeat', text: 'Brand-new-7' })
  form.send({ type: 'form.submitted' })
  const password = await tab.shown<PasswordActor>('with-password')
  expect(tab.sent()).toEqual(['session.passwordChanged'])
  password.send({ type: 'password.typed', text: 'Brand-new-7' })
  password.send({ type: 'form.submitted' })
  await tab.panel()
  expect([...tab.entries.values(), ...tab.history].join()).not.toContain('Brand-new-7')
})

test('the recovery screen after a reload leads back to the start with an explanation', async () => {
  const tab = openTab({ href: '/auth/recover-password-code' })
  await tab.shown('recover-password')
  expect(tab.sent()).toEqual(['session.recoveryLost'])
})

test('the code screen after a reload leads back to the telephone with an explanation', async () => {
  const tab = openTab({ href: '/auth/phone-confirmation' })
  await tab.shown('login')
  expect(tab.sent()).toEqual(['session.challengeLost'])
})

test('a signed-out visitor is redirected from the panel, and no request is sent', async () => {
  const tab = openTab({ href: '/orders' })
  await tab.shown('auth')
  expect([tab.address(), tab.sandbox.requests()]).toEqual(['/auth', []])
})

test('a confirmation that succeeded without a response may be retried once, then explains itself', async () => {
  const tab = openTab({ href: '/auth/login' })
  const confirmation = await requestCode(tab)
  tab.sandbox.faults.add({ kind: 'applied-then-reset', method: 'POST', path: '*/confirm-code', count: 2 })
  confirmation.send({ type: 'code.typed', text: '1234' })
  confirmation.send({ type: 'form.submitted' })
  await idle(confirmation)
  expect([confirmation.getSnapshot().context.code, stored(tab)]).toEqual(['1234', null])
  confirmation.send({ type: 'form.submitted' })
  await tab.shown('login')
  expect(tab.sent()).toContain('session.confirmUnclear')
  expect(stored(tab)).toBeNull()
})

test.each([
  ['hang', 'failure.timedOut'],
  ['reset-before', 'failure.unreachable'],
  ['html-200', 'failure.unexpected'],
  ['empty-200', 'failure.unexpected'],
  ['malformed-json', 'failure.unexpected'],
  ['truncate', 'failure.unexpected'],
] as const)(
  'when the login request fails with %s, the telephone stays and the form can be sent again',
  async (kind, key) => {
    const tab = openTab({ href: '/auth/login', limit: 50 })
    const login = await tab.shown<LoginActor>('login')
    typeTelephone(login, '0671112233')
    tab.sandbox.faults.add({ kind, method: 'POST', path: '*/auth/login', count: 1 })
    login.send({ type: 'form.submitted' })
    await idle(login)
    expect([tab.sent(), login.getSnapshot().context.telephone.digits]).toEqual([[key], '0671112233'])
    tab.sandbox.clock.move(61_000)
    login.send({ type: 'form.submitted' })
    await tab.shown('phone-confirmation')
  },
)

test('signing out in one tab leads the other one to the sign-in page', async () => {
  const sandbox = createSandbox()
  const entries = new Map<string, string>()
  const first = openTab({ sandbox, entries, href: '/auth/with-password' })
  await signInByPassword(first)
  const second = openTab({ sandbox, entries, href: '/orders' })
  await second.panel()
  first.app.send({ type: 'logout.chosen' })
  await waitFor(first.app, (snapshot) => snapshot.matches('signedOut'))
  second.storageChanged('user')
  await second.shown('login')
  expect(second.app.getSnapshot().context.session).toBeNull()
})
