import { appParts } from '@supplier/core/app/app.selectors'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { type AnyActorRef, waitFor } from 'xstate'
import type { Fault } from '../../faults/fault.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { seedPassword, seedSupplier } from '../../world/scenarios/seeds.ts'
import { brandNewPassword, forms, idle } from '../kit/forms.ts'
import { openTab, signInByPassword, type Tab } from '../kit/headless.ts'
import { limitFor, statusTroubles, transportTroubles } from '../kit/troubles.ts'

/** The tokens and codes in a response body. */
const secretsIn = (text: string): readonly string[] =>
  [...text.matchAll(/"(?:token|code)":"([^"]+)"/g)].map(([, secret = '']) => secret)

interface Sent {
  readonly url: string
  readonly bearer: string | null
  /** The token in storage when the request was sent. */
  readonly stored: string | null
}

/** Opens a tab and logs everything it sends, shows, stores and logs. */
const overheard = (href: string, limit = 5000) => {
  const sandbox = createSandbox()
  const entries = new Map<string, string>()
  const sent: Sent[] = []
  const said: string[] = []
  const handedOut: string[] = []
  const listening: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const stored = JSON.parse(entries.get('user') ?? '{}').token ?? null
    const header = request.headers.get('authorization')
    sent.push({ url: request.url, bearer: header === null ? null : header.replace(/^Bearer /, ''), stored })
    const response = await sandbox.fetch(request)
    handedOut.push(
      ...secretsIn(
        await response
          .clone()
          .text()
          .catch(() => ''),
      ),
    )
    return response
  }
  const tab = openTab({ sandbox, entries, href, fetch: listening, limit })
  appParts(tab.app).toasts.subscribe(({ context }) => said.push(JSON.stringify(context.toasts)))

  /**
   * Everything that leaves memory, except the stored user: storage, cookies, addresses, logs, toasts and the clipboard.
   */
  const told = () => {
    const { user: _, ...rest } = Object.fromEntries(tab.entries)
    const consoles = spies.map((spy) => spy.mock.calls)
    const addresses = [...tab.history, ...sent.map(({ url }) => url)]
    const logged = sandbox.requests()
    return JSON.stringify([rest, [...tab.cookies], addresses, tab.notes, said, consoles, logged, tab.copied])
  }
  return { sandbox, tab, sent, handedOut, told }
}

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
let spies: readonly MockInstance[] = []

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(globalThis.console, method).mockImplementation(() => {}))
})
afterEach(() => vi.restoreAllMocks())

const carrierKey = seedSupplier().supplier_np_api_key ?? ''
const typedSecrets = [seedPassword, brandNewPassword, carrierKey]

/** Match four digits only outside a longer number, because an amount may contain them. */
const code = /(?<!\d)1234(?!\d)/

const expectNothingTold = ({ told, handedOut, tab }: ReturnType<typeof overheard>) => {
  const text = told()
  for (const secret of [...typedSecrets, ...handedOut]) expect(text).not.toContain(secret)
  expect(text).not.toMatch(code)
  expect(tab.entries.get('user') ?? '').not.toContain(carrierKey)
  expect(tab.entries.get('user') ?? '').not.toContain(seedPassword)
}

const expectRightHeaders = ({ sandbox, sent }: ReturnType<typeof overheard>) => {
  expect(sent).not.toEqual([])
  for (const { bearer, stored, url } of sent) {
    expect(bearer).toBe(stored)
    expect(new URL(url).origin).toBe('http://localhost')
  }
  expect(sandbox.requests()).not.toEqual([])
  for (const request of sandbox.requests()) {
    expect(request).toMatchObject({ session: 'supplier', locale: 'uk' })
    const needsSomebody =
      /settings|account|notifications|balances|payouts|articles|jobs|readiness|imports|statistics|stores/.test(
        request.path,
      )
    expect(request.authorized).toBe(needsSomebody)
  }
}

const settle = async (tab: Tab) => {
  const { setup, account } = panelParts(await tab.panel())
  await waitFor(setup as AnyActorRef, (snapshot) => !snapshot.hasTag('busy'))
  await waitFor(account, (snapshot) => !snapshot.hasTag('busy'))
  await waitFor(tab.app, (snapshot) => !snapshot.hasTag('busy'))
}

test.each(forms)('$name: every request has the right headers, and no secret leaks', async (form) => {
  const scene = overheard(form.href)
  const { tab } = scene
  const actor = await form.reach(tab)
  form.fill(actor)
  actor.send({ type: 'form.submitted' })
  await tab.shown(form.next)
  if (form.next === 'statistics') {
    await settle(tab)
    expect(scene.handedOut).toHaveLength(1)
    tab.app.send({ type: 'logout.chosen' })
    await tab.shown('login')
    await waitFor(tab.app, (snapshot) => snapshot.matches('signedOut'))
  }
  expectNothingTold(scene)
  expectRightHeaders(scene)
  if (form.next !== 'statistics') return
  const left = [...tab.entries].join()
  for (const secret of scene.handedOut) expect(left).not.toContain(secret)
})

test.each(forms)('$name: no failure leaks a secret', async (form) => {
  for (const trouble of [...statusTroubles, ...transportTroubles]) {
    const { fault } = trouble
    const scene = overheard(form.href, limitFor(trouble))
    const actor = await form.reach(scene.tab)
    form.fill(actor)
    scene.sandbox.faults.add({ count: 1, method: 'POST', path: form.path, ...fault } as Fault)
    actor.send({ type: 'form.submitted' })
    await idle(actor)
    expectNothingTold(scene)
    scene.tab.close()
  }
})

test('failed reads leak no secret and keep sending the stored token', async () => {
  const scene = overheard('/auth/with-password')
  const panel = await signInByPassword(scene.tab)
  await settle(scene.tab)
  for (const { fault } of [...statusTroubles, ...transportTroubles.filter(({ name }) => name !== 'hang')]) {
    const rule = scene.sandbox.faults.add({ method: 'GET', path: '*', ...fault, count: null } as Fault)
    panel.send({ type: 'refresh.requested' })
    const { setup, account } = panelParts(panel)
    await waitFor(setup, (snapshot) => snapshot.matches('failed'))
    await waitFor(account, (snapshot) => snapshot.matches('unknown'))
    scene.sandbox.faults.clear(rule)
  }
  expectNothingTold(scene)
  expectRightHeaders(scene)
})

test('the recovery code stays in memory and is gone after its use', async () => {
  const scene = overheard('/auth/recover-password')
  const form = forms.find(({ to }) => to === 'recover-password-code')
  const actor = await form?.reach(scene.tab)
  const [proof = ''] = scene.handedOut
  expect([proof === '', scene.tab.app.getSnapshot().context.signInDraft.recovery?.code]).toEqual([false, proof])
  expectNothingTold(scene)
  form?.fill(actor as AnyActorRef)
  actor?.send({ type: 'form.submitted' })
  await scene.tab.shown('with-password')
  expect(scene.tab.app.getSnapshot().context.signInDraft.recovery).toBeNull()
  const ended = JSON.stringify(actor?.getSnapshot().context.values)
  for (const secret of [brandNewPassword, '1234']) expect(ended).not.toContain(secret)
})
