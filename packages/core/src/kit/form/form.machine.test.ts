import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { type Failure, PortError } from '../../kernel/failure.ts'
import { actorsOf } from '../../kernel/port.ts'
import { composeDraft } from '../drafts/drafts.compose.ts'
import type { Draft } from '../drafts/drafts.domain.ts'
import type { DraftsPort } from '../drafts/drafts.port.ts'
import type { Changes, FormRules } from './form.domain.ts'
import { createFormMachine, formMachine } from './form.machine.ts'
import { selectForm } from './form.selectors.ts'

type Field = 'name' | 'key'

const rules: FormRules<Field, string> = {
  mistakesIn: () => ({}),
  wireNames: {},
  secrets: ['key'],
  unclear: { type: 'account.invalidated' },
  saved: (text, changes) => [{ type: 'success.reported', message: { text: `${text} ${Object.keys(changes)}` } }],
}

const start = async (
  saveForm: (changes: Changes<Field>) => Promise<string> = async () => 'saved',
  left: Draft['texts'] | null = null,
) => {
  const clock = new SimulatedClock()
  const drafts: DraftsPort = {
    loadDraft: async (name) => left && { ...name, texts: left, keptAt: 0 },
    saveDraft: vi.fn(async () => {}),
    clearDraft: vi.fn(async () => {}),
    watchDraft: () => () => {},
  }
  const asked = vi.fn(saveForm)
  const app = { send: vi.fn() }
  const machine = createFormMachine<Field, string>('someForm', rules).provide({
    actors: { draft: composeDraft(drafts), ...actorsOf({ saveForm: asked }) },
  })
  const input = { app, clock, supplierId: 1, values: { name: 'Anna', key: '' } }
  const actor = createActor(machine, { input, clock }).start()
  const { draft } = actor.getSnapshot().children
  if (!draft) throw new Error('the form has no draft')
  await waitFor(draft, (now) => now.matches('kept'))
  return { actor, asked, drafts, app }
}

const type = (actor: Awaited<ReturnType<typeof start>>['actor'], field: Field, text: string) =>
  actor.send({ type: 'field.typed', field, text })

test('only changed fields are sent, and one success is reported', async () => {
  const { actor, asked, app } = await start()
  type(actor, 'name', 'Olha')
  actor.send({ type: 'form.submitted' })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => now.matches({ form: 'filling' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith({ name: 'Olha' }, expect.anything())
  expect(app.send.mock.calls).toEqual([[{ type: 'success.reported', message: { text: 'saved name' } }]])
})

test('a secret is sent but never written to a draft', async () => {
  const { actor, asked, drafts } = await start()
  type(actor, 'key', 'secret')
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => now.matches({ form: 'filling' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith({ key: 'secret' }, expect.anything())
  expect(JSON.stringify(vi.mocked(drafts.saveDraft).mock.calls)).not.toContain('secret')
})

test('saving a form clears its draft', async () => {
  const { actor, drafts } = await start()
  type(actor, 'name', 'Olha')
  expect(drafts.saveDraft).toHaveBeenCalledOnce()
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => !selectForm<Field>(now).isChanged)
  expect(drafts.clearDraft).toHaveBeenCalled()
})

test.each<[string, Failure, readonly string[]]>([
  [
    'clear',
    { kind: 'refused', status: 422, texts: [{ text: 'no' }], fields: {}, retryAfter: null },
    ['failure.reported'],
  ],
  ['unclear', { kind: 'timedOut' }, ['failure.reported', 'account.invalidated']],
])(
  'after a failure that is %s, typed text stays and saved values are fetched again if needed',
  async (_, failure, expected) => {
    const { actor, app } = await start(() => Promise.reject(new PortError(failure)))
    type(actor, 'name', 'Olha')
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (now) => selectForm<Field>(now).note !== null)
    expect(selectForm<Field>(actor.getSnapshot()).values.name).toBe('Olha')
    expect(app.send.mock.calls.map(([event]) => event.type)).toEqual(expected)
  },
)

test('newer values reveal that a save without a response was made', async () => {
  const { actor } = await start(() => Promise.reject(new PortError({ kind: 'timedOut' })))
  type(actor, 'name', 'Olha')
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => selectForm<Field>(now).note !== null)
  actor.send({ type: 'values.loaded', values: { name: 'Olha', key: '' } })
  expect(selectForm<Field>(actor.getSnapshot()).isChanged).toBe(false)
})

test('a draft of an earlier visit is offered, and restored on request', async () => {
  const { actor } = await start(undefined, { name: 'Olha' })
  expect(selectForm<Field>(actor.getSnapshot())).toMatchObject({ hasOffer: true, isChanged: false })
  actor.send({ type: 'draft.restored' })
  expect(selectForm<Field>(actor.getSnapshot())).toMatchObject({ hasOffer: false, values: { name: 'Olha' } })
})

test('the plain form accepts any text', async () => {
  const saveForm = vi.fn(async (_: Changes<'text'>) => {})
  const draft = composeDraft({
    loadDraft: async () => null,
    saveDraft: async () => {},
    clearDraft: async () => {},
    watchDraft: () => () => {},
  })
  const actor = createActor(formMachine.provide({ actors: { draft, ...actorsOf({ saveForm }) } }), {
    input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1, values: { text: '' } },
  }).start()
  actor.send({ type: 'field.typed', field: 'text', text: '<b>' })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => now.matches({ form: 'filling' }))
  expect(saveForm).toHaveBeenCalledExactlyOnceWith({ text: '<b>' }, expect.anything())
})

test('an offer outlasts typing, new values and a save until it is answered', async () => {
  const { actor, drafts } = await start(undefined, { name: 'Olha' })
  type(actor, 'key', 'secret')
  actor.send({ type: 'values.loaded', values: { name: 'Ganna', key: '' } })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => now.matches({ form: 'filling' }))
  expect(selectForm<Field>(actor.getSnapshot())).toMatchObject({ hasOffer: true, isChanged: false })
  expect(drafts.clearDraft).not.toHaveBeenCalled()
  actor.send({ type: 'draft.restored' })
  expect(selectForm<Field>(actor.getSnapshot()).values.name).toBe('Olha')
})

test('a field that is typed into or already saved is not offered any more', async () => {
  const typed = await start(undefined, { name: 'Olha' })
  type(typed.actor, 'name', 'Anna-Maria')
  expect(selectForm<Field>(typed.actor.getSnapshot()).hasOffer).toBe(false)
  const saved = await start(undefined, { name: 'Olha' })
  saved.actor.send({ type: 'values.loaded', values: { name: 'Olha', key: '' } })
  expect(selectForm<Field>(saved.actor.getSnapshot()).hasOffer).toBe(false)
  expect(saved.drafts.clearDraft).toHaveBeenCalledOnce()
})
