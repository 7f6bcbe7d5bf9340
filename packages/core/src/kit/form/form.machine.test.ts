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
  guardsLeaving: true,
  otherwise: { key: 'onboarding.storeNameFailed' },
  unclear: { type: 'account.outdated' },
  saved: (text, changes) => [{ type: 'success.met', message: { text: `${text} ${Object.keys(changes)}` } }],
}

const start = async (
  saveForm: (changes: Changes<Field>) => Promise<string> = async () => 'saved',
  left: Draft['texts'] | null = null,
) => {
  const clock = new SimulatedClock()
  const drafts: DraftsPort = {
    recallDraft: async (name) => left && { ...name, texts: left, keptAt: 0 },
    keepDraft: vi.fn(async () => {}),
    forgetDraft: vi.fn(async () => {}),
    watchDraft: () => () => {},
  }
  const asked = vi.fn(saveForm)
  const trunk = { send: vi.fn() }
  const machine = createFormMachine<Field, string>('someForm', rules).provide({
    actors: { draft: composeDraft(drafts), ...actorsOf({ saveForm: asked }) },
  })
  const input = { trunk, clock, supplierId: 1, values: { name: 'Anna', key: '' } }
  const actor = createActor(machine, { input, clock }).start()
  const { draft } = actor.getSnapshot().children
  if (!draft) throw new Error('the form has no draft')
  await waitFor(draft, (now) => now.matches('kept'))
  return { actor, asked, drafts, trunk }
}

const type = (actor: Awaited<ReturnType<typeof start>>['actor'], field: Field, text: string) =>
  actor.send({ type: 'field.typed', field, text })

test('only what changed is sent, and the app hears of it once', async () => {
  const { actor, asked, trunk } = await start()
  type(actor, 'name', 'Olha')
  actor.send({ type: 'form.submitted' })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => now.matches({ form: 'filling' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith({ name: 'Olha' }, expect.anything())
  expect(trunk.send.mock.calls).toEqual([[{ type: 'success.met', message: { text: 'saved name' } }]])
})

test('a secret is sent, but never written into a draft', async () => {
  const { actor, asked, drafts } = await start()
  type(actor, 'key', 'secret')
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => now.matches({ form: 'filling' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith({ key: 'secret' }, expect.anything())
  expect(JSON.stringify(vi.mocked(drafts.keepDraft).mock.calls)).not.toContain('secret')
})

test('a saved form leaves no draft', async () => {
  const { actor, drafts } = await start()
  type(actor, 'name', 'Olha')
  expect(drafts.keepDraft).toHaveBeenCalledOnce()
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => !selectForm<Field>(now).isChanged)
  expect(drafts.forgetDraft).toHaveBeenCalled()
})

test.each<[string, Failure, readonly string[]]>([
  ['clear', { kind: 'refused', status: 422, texts: [{ text: 'no' }], fields: {}, retryAfter: null }, ['failure.met']],
  ['unclear', { kind: 'timedOut' }, ['failure.met', 'account.outdated']],
])('after a %s refusal what was typed stays, and the app looks it up where it must', async (_, failure, expected) => {
  const { actor, trunk } = await start(() => Promise.reject(new PortError(failure)))
  type(actor, 'name', 'Olha')
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => selectForm<Field>(now).note !== null)
  expect(selectForm<Field>(actor.getSnapshot()).values.name).toBe('Olha')
  expect(trunk.send.mock.calls.map(([event]) => event.type)).toEqual(expected)
})

test('an answer that was lost is found: the news say what was saved', async () => {
  const { actor } = await start(() => Promise.reject(new PortError({ kind: 'timedOut' })))
  type(actor, 'name', 'Olha')
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => selectForm<Field>(now).note !== null)
  actor.send({ type: 'values.learned', values: { name: 'Olha', key: '' } })
  expect(selectForm<Field>(actor.getSnapshot()).isChanged).toBe(false)
})

test('what an earlier visit left is offered, and put back when it is wanted', async () => {
  const { actor } = await start(undefined, { name: 'Olha' })
  expect(selectForm<Field>(actor.getSnapshot())).toMatchObject({ hasOffer: true, isChanged: false })
  actor.send({ type: 'draft.restored' })
  expect(selectForm<Field>(actor.getSnapshot())).toMatchObject({ hasOffer: false, values: { name: 'Olha' } })
})

test('the plainest form bears any text', async () => {
  const saveForm = vi.fn(async (_: Changes<'text'>) => {})
  const draft = composeDraft({
    recallDraft: async () => null,
    keepDraft: async () => {},
    forgetDraft: async () => {},
    watchDraft: () => () => {},
  })
  const actor = createActor(formMachine.provide({ actors: { draft, ...actorsOf({ saveForm }) } }), {
    input: { trunk: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1, values: { text: '' } },
  }).start()
  actor.send({ type: 'field.typed', field: 'text', text: '<b>' })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => now.matches({ form: 'filling' }))
  expect(saveForm).toHaveBeenCalledExactlyOnceWith({ text: '<b>' }, expect.anything())
})

test('what is offered waits through typing, news and a save, until it is answered', async () => {
  const { actor, drafts } = await start(undefined, { name: 'Olha' })
  type(actor, 'key', 'secret')
  actor.send({ type: 'values.learned', values: { name: 'Ganna', key: '' } })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (now) => now.matches({ form: 'filling' }))
  expect(selectForm<Field>(actor.getSnapshot())).toMatchObject({ hasOffer: true, isChanged: false })
  expect(drafts.forgetDraft).not.toHaveBeenCalled()
  actor.send({ type: 'draft.restored' })
  expect(selectForm<Field>(actor.getSnapshot()).values.name).toBe('Olha')
})

test('a field that is typed into is not offered any more, and what is saved already neither', async () => {
  const typed = await start(undefined, { name: 'Olha' })
  type(typed.actor, 'name', 'Anna-Maria')
  expect(selectForm<Field>(typed.actor.getSnapshot()).hasOffer).toBe(false)
  const saved = await start(undefined, { name: 'Olha' })
  saved.actor.send({ type: 'values.learned', values: { name: 'Olha', key: '' } })
  expect(selectForm<Field>(saved.actor.getSnapshot()).hasOffer).toBe(false)
  expect(saved.drafts.forgetDraft).toHaveBeenCalledOnce()
})
