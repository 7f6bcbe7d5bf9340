import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { pick } from '../fields/pick-fields.domain.ts'
import { flag, secret, text } from '../fields/record-fields.domain.ts'
import { rulesOf } from './record.domain.ts'
import { recordFormMachine, recordFormOf } from './record-form.machine.ts'
import { selectRecordForm } from './record-form.selectors.ts'
import type { Stored } from './record-saving.domain.ts'

const machine = recordFormOf('notes', {
  ...rulesOf({ title: text({ required: true }), isOpen: flag(), place: pick('places'), key: secret() }),
  answerMistakesOf: (answer) => (answer === 'taken' ? { title: { key: 'kit.required' } } : {}),
})
const stored = (version: number, title: string, isOpen = false) => ({
  id: '7',
  version,
  row: { id: '7' },
  values: { title, isOpen, place: null, key: '' },
})
const refused = (status: number, fields = {}) =>
  fails({ kind: 'refused', status, texts: [], fields, retryAfter: null } as const)

type FormEvent = { readonly type: 'field.changed'; readonly field: string; readonly value: string }

/** Children that break and a second field doubles the number of states, so only one exploration has them. */
const exploreFrom = (
  id: string | null,
  record?: Stored<never>,
  children: object = {},
  typed: readonly FormEvent[] = [],
) =>
  explore(machine, {
    input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1, id, key: 'key-1', record },
    user: [
      { type: 'field.changed', field: 'title', value: 'mine ' },
      { type: 'field.changed', field: 'title', value: '' },
      ...typed,
      { type: 'picker.opened', field: 'place' },
      { type: 'refresh.requested' },
      { type: 'form.submitted' },
      { type: 'form.dismissed' },
      { type: 'retry.chosen' },
      { type: 'draft.restored' },
      { type: 'draft.dismissed' },
      { type: 'edits.discarded' },
      { type: 'theirs.taken' },
      { type: 'mine.kept' },
    ],
    childEvents: {
      draft: [
        { type: 'draft.found', texts: { values: '{"title":"left"}', key: 'key-0' } },
        { type: 'draft.found', texts: { values: 'not json' } },
      ],
    },
    world: {
      ...children,
      load: [
        gives(stored(1, 'old')),
        gives(stored(2, 'mine')),
        gives(stored(2, 'old', true)),
        gives(stored(2, 'theirs')),
        gives(null),
        fails(),
      ],
      reload: [gives(stored(3, 'newer')), gives(null), fails()],
      loadByKey: [gives(stored(1, 'mine')), gives(stored(1, 'other')), gives(null), fails()],
      save: [
        gives(stored(2, 'mine')),
        fails(),
        refused(409),
        refused(422, { title: [{ text: 'taken' }] }),
        refused(422, { client_key: [{ text: 'used' }] }),
      ],
    },
    project: ({ id: known, version, values, saved, sent, errors, note, offer, theirs, key, earlier }) => [
      known,
      sent !== null && JSON.stringify(sent) !== JSON.stringify(values),
      version,
      values,
      saved,
      Object.keys(errors),
      note !== null,
      offer,
      theirs?.version,
      // Each further conflict would lengthen it.
      key.slice(0, 'key-1-2'.length),
      earlier.length > 0,
    ],
  })

const known = exploreFrom('7', undefined, {}, [{ type: 'field.changed', field: 'key', value: 'k' }])
const fresh = exploreFrom(null)
const loaded = exploreFrom('7', stored(1, 'old') as never, {
  draft: [breaks()],
  options: [breaks()],
  question: [breaks()],
})
const asking = explore(machine, {
  input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1, id: null, key: 'key-1' },
  user: [{ type: 'field.changed', field: 'title', value: 'mine' }, { type: 'form.submitted' }],
  childEvents: { question: ['taken', 'free'].map((answer) => ({ type: 'question.answered', answer }) as const) },
  world: { save: [gives(stored(2, 'mine')), refused(422)] },
})
/** A server that is too busy for the record, and names the time of the next request or not. */
const busy = explore(machine, {
  name: 'busy',
  input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1, id: '7', key: 'key-1' },
  user: [{ type: 'retry.chosen' }],
  world: {
    load: [
      gives(stored(1, 'old')),
      fails({ kind: 'refused', status: 429, texts: [], fields: {}, retryAfter: 12 }),
      fails({ kind: 'serverBroken', status: 503, texts: [], retryAfter: null }),
    ],
  },
  project: ({ version, failure }) => [version, failure],
})
/** A secret that is typed and cleared again. */
const secretly = explore(machine, {
  name: 'secretly',
  input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1, id: null, key: 'key-1' },
  user: [
    { type: 'field.changed', field: 'title', value: 'mine' },
    { type: 'field.changed', field: 'key', value: 'k' },
    { type: 'field.changed', field: 'key', value: '' },
  ],
  project: ({ values }) => values,
})
const moves = [...known.moves, ...fresh.moves]

test('every state and every transition is visited, with an existing record or a new one', () => {
  expectFullCoverage(
    'record-form',
    known.coverage,
    fresh.coverage,
    loaded.coverage,
    asking.coverage,
    busy.coverage,
    secretly.coverage,
  )
})

test('the form can always be closed once the response has arrived', () => {
  for (const model of [known, fresh]) expect(model.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('only valid values are sent', () => {
  const sent = moves.filter(
    ({ from, to, event }) =>
      event === 'form.submitted' && from.matches('filling' as never) && to.matches('saving' as never),
  )
  expect(sent.length).toBeGreaterThan(1)
  for (const { to } of sent) expect(to.context.values.title).toMatch(/^\S+$/)
})

test('a form whose owner has the record already does not load it', () => {
  const { paths } = loaded
  expect(paths[0]?.state.matches('filling' as never)).toBe(true)
  expect(paths[0]?.state.context.values.title).toBe('old')
})

test('what was typed while the record was saved stays in the form, on top of the saved values', () => {
  const saved = moves.filter(
    ({ from, event }) => event === 'xstate.done.actor.save' && from.context.sent?.title !== from.context.values.title,
  )
  expect(saved.length).toBeGreaterThan(1)
  for (const { from, to } of saved) {
    expect(to.matches('filling' as never)).toBe(true)
    expect(to.context.values.title).toBe(from.context.values.title)
    expect(to.context.saved.title).toBe('mine')
  }
})

test('the answer to a question stands at its field and does not keep the form from being sent', () => {
  const told = asking.movesWhere(({ event, to }) => event === 'question.answered' && 'title' in to.context.errors)
  expect(told.length).toBeGreaterThan(1)
  const sent = asking.movesWhere(({ event, from }) => event === 'form.submitted' && 'title' in from.context.errors)
  expect(sent.some(({ to }) => to.matches('saving' as never))).toBe(true)
})

test('a failed save keeps all typed text', () => {
  const failed = moves.filter(({ event }) => event === 'xstate.error.actor.save')
  expect(failed.length).toBeGreaterThan(1)
  for (const { from, to } of failed) expect(to.context.values).toEqual(from.context.values)
})

test('a new record in conflict leaves the other one alone: another is created by a key of its own, or that one is shown', () => {
  const kept = fresh.movesWhere(({ event, from }) => event === 'mine.kept' && from.matches('conflict' as never))
  for (const { from, to } of kept)
    if (from.context.id === null)
      expect([to.context.id, to.context.key, to.context.values]).toEqual([
        null,
        expect.stringMatching(/-2$/),
        from.context.values,
      ])
  const taken = fresh.movesWhere(({ event, from }) => event === 'theirs.taken' && from.matches('conflict' as never))
  for (const { to } of taken) expect(to.context.values).toEqual(to.context.saved)
})

test('a conflict shows both values of a field', () => {
  const conflicts = known.moves.filter(({ to }) => to.matches('conflict' as never))
  expect(conflicts.length).toBeGreaterThan(1)
  for (const { to } of conflicts)
    expect(selectRecordForm(to, () => ({})).conflicts).toContainEqual({
      name: 'title',
      theirs: to.context.theirs?.values.title,
    })
})

test('a typed secret counts as lost by leaving, and no draft holds it', () => {
  const typed = known.pathsWhere(({ state }) => state.context.values.key === 'k' && state.matches('filling' as never))
  for (const { state } of typed) {
    expect(state.matches({ filling: 'unkept' } as never)).toBe(true)
    expect(state.context.offer ?? {}).not.toHaveProperty('key')
  }
})

test('a draft is put into the fields only on request', () => {
  const offers = moves.filter(({ event }) => event === 'draft.found')
  expect(offers.length).toBeGreaterThan(1)
  for (const { from, to } of offers) expect(to.context.values).toEqual(from.context.values)
})

test('the form with one text field has its own id', () => {
  expect(recordFormMachine.id).toBe('recordForm')
})
