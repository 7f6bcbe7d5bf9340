import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { someSession } from '../../../testing/ports.ts'
import { must } from '../../kernel/must.ts'
import { emptySignInDraft } from '../../session/session.domain.ts'
import { text } from '../fields/record-fields.domain.ts'
import { defineSection } from './section.domain.ts'
import { sectionMachine, sectionMachineOf } from './section.machine.ts'

const location = (search?: string) => ({ to: 'attributes' as const, ...(search && { search }) })
const query = { page: 1, search: '' }
const said = { type: 'success.reported', message: { key: 'said.removed', values: { name: '1' } } } as const
const failure = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const

const surroundings: Parameters<typeof explore<typeof sectionMachine>>[1] = {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location: location(),
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'command.chosen', command: 'describe', id: '1' },
    { type: 'command.chosen', command: 'visit', id: '1' },
    { type: 'record.opened', id: '1' },
    { type: 'command.chosen', command: 'remove', id: '1' },
    { type: 'command.chosen', command: 'remove', id: '2' },
    { type: 'query.changed', location: location('?record=1') },
    { type: 'query.changed', location: location('?record=1&page=2') },
    { type: 'query.changed', location: location('?record=1&do=remove') },
    { type: 'query.changed', location: location('?record=1&do=sell') },
    { type: 'query.changed', location: location() },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'tab.hidden' },
    { type: 'supplier.updated', supplier: someSession.supplier },
    { type: 'supplier.updated', supplier: { ...someSession.supplier, storeName: 'Renamed' } },
    { type: 'record.changed', section: 'section', id: '1', version: 2 },
    { type: 'record.changed', section: 'section', id: '1', version: 1 },
    { type: 'record.changed', section: 'section', id: '1', version: 2, row: { id: '1', version: 2 } },
    { type: 'record.changed', section: 'others', id: '1', version: 2 },
    { type: 'record.changed', section: 'followed', id: '1', version: 1 },
  ],
  childEvents: {
    form: [
      { type: 'record.loaded', row: { id: '1', version: 1 } },
      { type: 'record.loaded', row: { id: '3', version: 1 } },
    ],
    list: [
      {
        type: 'page.read',
        page: { rows: [{ id: '1', version: 1 }], page: 1, total: 1, lastPage: 1 },
        query,
        isFiltered: false,
      },
      {
        type: 'page.read',
        page: { rows: [{ id: '3' }], page: 1, total: 1, lastPage: 1 },
        query,
        isFiltered: false,
      },
    ],
    grid: [{ type: 'rows.changed', rows: [{ id: '1', version: 2 }] }, { type: 'list.outdated' }],
    beside: [{ type: 'record.touched' }, { type: 'job.begun', id: 'job-1' }],
  },
  world: {
    list: [breaks()],
    grid: [breaks()],
    beside: [breaks()],
    views: [breaks()],
    form: [gives({ row: { id: '1' } }), gives({ row: null }), breaks()],
    command: [
      gives({ result: 'done', failure: null }),
      gives({ result: 'dismissed', failure: null }),
      gives({ result: 'refused', failure }),
      gives({ result: 'unclear', failure: null }),
      breaks(),
    ],
  },
  project: ({ location: { search }, rows, opened, running }) => [search, rows[0]?.id, opened?.id, running?.id],
  unused: ['isDoneOn', 'isDoneLast', 'opensNext', 'endsList'],
}

const model = explore(sectionMachine, surroundings)

const staying = explore(
  sectionMachineOf(
    defineSection({})({
      id: 'section',
      route: 'attributes',
      param: 'record',
      namedBy: ['id'],
      query: {},
      form: { title: text() },
      mayEdit: () => true,
      staysOpen: true,
      commands: {},
    }),
  ),
  {
    name: 'staying',
    input: must(surroundings.input),
    user: [{ type: 'query.changed', location: location('?record=1') }],
    world: { form: [gives({ row: { id: '1' } }), gives({ row: null })] },
    project: ({ location: { search } }) => search,
    unused: ['isInProgress'],
  },
)

/** A section whose save takes a command along. */
const along = explore(
  sectionMachineOf(
    defineSection({})({
      id: 'section',
      route: 'attributes',
      param: 'record',
      namedBy: ['id'],
      query: {},
      form: { title: text() },
      mayEdit: () => true,
      savesWith: { command: 'enable', isOffered: () => true },
      commands: { enable: { may: () => true, said: 'enabled' } },
    }),
  ),
  {
    name: 'along',
    input: must(surroundings.input),
    user: [{ type: 'query.changed', location: location('?record=1') }],
    world: {
      form: [gives({ row: { id: '1' }, opensNext: true }), gives({ row: { id: '1' } })],
      along: [gives({ row: { id: '1' }, message: said }), fails()],
    },
    project: ({ location: { search } }) => search,
    unused: ['isInProgress'],
  },
)

/** Two records on the page, of which one is open, and both ways to go on from it. */
const going = explore(sectionMachine, {
  name: 'going',
  input: must(surroundings.input),
  user: [
    { type: 'query.changed', location: location('?record=1') },
    { type: 'query.changed', location: location('?record=3') },
    { type: 'query.changed', location: location() },
    { type: 'command.chosen', command: 'remove', id: '1', opensNext: true },
    { type: 'command.chosen', command: 'remove', id: '3', opensNext: true },
  ],
  childEvents: {
    list: [[{ id: '1' }, { id: '3' }], [{ id: '3' }]].map((rows) => ({
      type: 'page.read' as const,
      page: { rows, page: 1, total: rows.length, lastPage: 1 },
      query,
      isFiltered: false,
    })),
  },
  world: {
    form: [gives({ row: { id: '1' }, opensNext: true }), gives({ row: null })],
    command: [gives({ result: 'done', failure: null })],
  },
  project: ({ location: { search, hash }, rows, running, sequence, opensNext }) => [
    search,
    hash,
    rows.length,
    running?.id,
    sequence.length,
    opensNext,
  ],
  unused: ['isInProgress'],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('section', model.coverage, staying.coverage, along.coverage, going.coverage)
})

test('a command runs only on a loaded row', () => {
  const run = model.moves.filter(
    ({ event, from, to }) => event === 'command.chosen' && !from.context.running && to.context.running,
  )
  expect(run.length).toBeGreaterThan(0)
  for (const { to } of run)
    expect([...to.context.rows, to.context.opened]).toContainEqual({
      id: to.context.running?.id,
      version: to.context.running?.version,
    })
})

test('a command leaves the record over which it was given open', () => {
  const given = model.movesWhere(
    ({ event, from }) => event === 'xstate.done.actor.command' && JSON.stringify(from.value).includes('editing'),
  )
  for (const { to } of given) expect(to.value).toMatchObject({ editing: 'open' })
})

test('a record that stays open after its save has a form again', () => {
  const saved = staying.movesWhere(({ event, output }) => event === 'xstate.done.actor.form' && output !== undefined)
  const rowIn = (output: unknown) => (output as { readonly row: unknown }).row
  for (const { output, to } of saved) expect(to.matches('editing')).toBe(rowIn(output) !== null)
})

test('a command goes along only with a save that asked for it, and then the list is shown', () => {
  const saved = along.movesWhere(({ event, output }) => event === 'xstate.done.actor.form' && output !== undefined)
  const asked = (output: unknown) => (output as { readonly opensNext?: boolean }).opensNext === true
  for (const { output, to } of saved) expect(to.matches('givingAlong')).toBe(asked(output))
  const given = along.movesWhere(({ event }) => event.endsWith('actor.along'))
  for (const { to } of given) expect(to.value).toBe('shown')
})

/** The moves by which an open record ended as done, asked to go on. */
const ended = going.movesWhere(({ event, output, from }) => {
  const { opensNext, result } = (output ?? {}) as { readonly opensNext?: boolean; readonly result?: string }
  return event === 'xstate.done.actor.form' ? opensNext === true : result === 'done' && from.context.opensNext
})
const at = ({ location: { search = '' } }: (typeof ended)[number]['to']['context']) => /record=(\d)/.exec(search)?.[1]

test('a record that is done with opens the next one of the list as it was when the record was opened', () => {
  const next = ended.filter(({ from }) => from.context.sequence.length === 2 && at(from.context) === '1')
  expect(new Set(next.map(({ event }) => event))).toEqual(
    new Set(['xstate.done.actor.form', 'xstate.done.actor.command']),
  )
  for (const { to } of next) {
    expect([to.matches('editing'), at(to.context), to.context.location.hash]).toEqual([true, '3', '#title'])
    expect(to.context.sequence).toEqual(['1', '3'])
  }
})

test('the last record of the list leads back to the list', () => {
  const last = ended.filter(({ from }) => from.context.sequence.length === 2 && at(from.context) === '3')
  expect(last.some(({ from }) => from.context.rows.length === 1)).toBe(true)
  expect(new Set(last.map(({ event }) => event))).toEqual(
    new Set(['xstate.done.actor.form', 'xstate.done.actor.command']),
  )
  for (const { to } of last) expect(to.value).toBe('shown')
})

test('the list can always be reached again', () => {
  expect(model.trapsFor(({ value }) => value === 'shown')).toEqual([])
})
