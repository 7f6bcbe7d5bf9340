import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { importsLocation, importsMachine } from './imports.machine.ts'

const to = 'imports'

const model = explore(importsMachine, {
  runsLive: true,
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location: { to },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'query.changed', location: importsLocation('list') },
    { type: 'query.changed', location: importsLocation('sources') },
    { type: 'query.changed', location: { to, search: '?source=7' } },
    { type: 'record.changed', id: '1', version: 2, section: 'imports' },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
  ],
  world: { list: [breaks()], sources: [breaks()] },
  project: ({ location }) => location.search,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('imports', model.coverage)
})

test('the links are shown exactly at their address', () => {
  for (const { state } of model.paths)
    expect(state.matches('sources')).toBe(/source/.test(state.context.location.search ?? ''))
})
