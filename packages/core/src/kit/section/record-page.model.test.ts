import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { someSession } from '../../../testing/ports.ts'
import { emptySignInDraft } from '../../session/session.domain.ts'
import { recordPageMachine } from './record-page.machine.ts'

const location = (id: string, search?: string) => ({
  to: 'store-edit' as const,
  params: { id },
  ...(search && { search }),
})
const failure = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const

const said = { type: 'success.reported', message: { key: 'said.removed', values: { name: '1' } } } as const
const sent: { readonly type: string; readonly location?: unknown }[] = []
const model = explore(recordPageMachine, {
  input: {
    app: { send: (event) => void sent.push(event) },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location: location('1'),
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  runsLive: true,
  user: [
    { type: 'command.chosen', command: 'remove' },
    { type: 'query.changed', location: location('1') },
    { type: 'query.changed', location: location('1', '?do=remove') },
    { type: 'query.changed', location: location('1', '?do=sell') },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'supplier.updated', supplier: someSession.supplier },
    { type: 'supplier.updated', supplier: { ...someSession.supplier, storeName: 'Renamed' } },
    { type: 'record.changed', section: 'section', id: '1', version: 2 },
    { type: 'record.changed', section: 'section', id: '1', version: 1 },
    { type: 'record.changed', section: 'section', id: '2', version: 2 },
  ],
  childEvents: {
    form: [
      { type: 'record.loaded', row: { id: '1', version: 1 } },
      // The section calls this one work in progress.
      { type: 'record.loaded', row: { id: '3', version: 1 } },
    ],
    beside: [{ type: 'record.touched' }],
  },
  world: {
    copy: [breaks()],
    beside: [breaks()],
    form: [gives({ row: { id: '1' } }), gives({ row: { id: '1' }, opensNext: true }), gives({ row: null }), breaks()],
    along: [gives({ row: { id: '1' }, message: said }), fails()],
    command: [
      gives({ result: 'done', failure: null }),
      gives({ result: 'dismissed', failure: null }),
      gives({ result: 'refused', failure }),
      gives({ result: 'unclear', failure: null }),
      breaks(),
    ],
  },
  project: ({ location: { search }, row, running }) => [search, row?.id, running?.id],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('record-page', model.coverage)
})

test('a command runs only on the loaded record, with its version', () => {
  const run = model.movesWhere(
    ({ event, from, to }) => event === 'command.chosen' && !from.context.running && to.context.running,
  )
  for (const { to } of run)
    expect(to.context.running).toMatchObject({ command: 'remove', id: to.context.row?.id, version: 1 })
})

test('a form that ends leads back to the list', () => {
  expect(model.movesWhere(({ event }) => event === 'xstate.done.actor.form').length).toBeGreaterThan(1)
  expect(sent).toContainEqual({ type: 'navigation.requested', location: { to: 'attributes', search: '' } })
})

test('a record on which the server works is looked at until it is done', () => {
  for (const { state } of model.paths)
    expect(state.matches({ progress: 'awaited' })).toBe(state.context.row?.id === '3')
  expect(model.movesWhere(({ event }) => event.startsWith('xstate.after')).length).toBeGreaterThan(0)
})

test('a save that takes a command along gives it before the page is left', () => {
  const saved = model.movesWhere(
    ({ from, to }) => from.matches({ record: 'open' }) && to.matches({ record: 'givingAlong' }),
  )
  for (const { output } of saved) expect(output).toMatchObject({ opensNext: true })
  expect(sent).toContainEqual(said)
})
