import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { selectVersions } from './articles.selectors.ts'
import { versionsMachine } from './versions.machine.ts'

const version = (id: string) => ({ id, savedAt: null, wasPublished: false, body: `text ${id}` })

const walk = explore(versionsMachine, {
  input: { trunk: { send: () => {} }, of: 'about' },
  user: [
    { type: 'version.picked', id: '2' },
    { type: 'version.picked', id: 'gone' },
    { type: 'version.restored' },
    { type: 'retry.chosen' },
    { type: 'dialog.dismissed' },
  ],
  world: { fetchVersions: [gives([]), gives([version('1'), version('2')]), fails()] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('versions', walk.coverage)
})

test('what is put back is what was looked at, and only when it was asked for', () => {
  const ends = walk.paths.filter(({ state }) => state.status === 'done')
  expect(ends).not.toEqual([])
  for (const { state, story } of ends) {
    expect(state.output?.body ?? null).toBe(story.endsWith('restored') ? (state.context.picked?.body ?? null) : null)
  }
})

test('the dialog says what there is', () => {
  const seen = new Set(walk.paths.map(({ state }) => selectVersions(state).state))
  expect([...seen].sort()).toEqual(['failed', 'loading', 'nothingYet', 'versions'])
})

test('no more than ten are offered', () => {
  const many = explore(versionsMachine, {
    input: { trunk: { send: () => {} }, of: 'about' },
    world: { fetchVersions: [gives(Array.from({ length: 12 }, (_, at) => version(String(at))))] },
  })
  expect(many.paths.at(-1)?.state.context.versions).toHaveLength(10)
})
