import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { selectTexts } from './articles.selectors.ts'
import { textsMachine } from './texts.machine.ts'

const text = (id: string) => ({ id, storeName: null, savedAt: null, wasPublished: false, body: `text ${id}` })

const model = explore(textsMachine, {
  input: { app: { send: () => {} }, of: 'about', source: 'history' },
  user: [
    { type: 'text.picked', id: '2' },
    { type: 'text.picked', id: 'gone' },
    { type: 'text.taken' },
    { type: 'retry.chosen' },
    { type: 'dialog.dismissed' },
  ],
  world: {
    fetchTexts: [
      gives(succeeded([])),
      gives(succeeded([text('1'), text('2')])),
      gives(failed({ kind: 'unreachable' })),
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('texts', model.coverage)
})

test('only the shown text can be taken, and only on request', () => {
  const ends = model.pathsWhere(({ state }) => state.status === 'done')
  for (const { state, scenario } of ends) {
    expect(state.output?.body ?? null).toBe(scenario.endsWith('taken') ? (state.context.picked?.body ?? null) : null)
  }
})

test('the dialog reaches each of its states', () => {
  const seen = new Set(model.paths.map(({ state }) => selectTexts(state).state))
  expect([...seen].sort()).toEqual(['failed', 'loading', 'nothingYet', 'texts'])
})

test('at most ten earlier versions are offered', () => {
  const many = explore(textsMachine, {
    input: { app: { send: () => {} }, of: 'about', source: 'history' },
    world: { fetchTexts: [gives(succeeded(Array.from({ length: 12 }, (_, at) => text(String(at)))))] },
  })
  expect(many.paths.at(-1)?.state.context.texts).toHaveLength(10)
})

test('blank texts of other stores are not offered', () => {
  const stores = explore(textsMachine, {
    input: { app: { send: () => {} }, of: 'about', source: 'stores' },
    world: { fetchTexts: [gives(succeeded([{ ...text('1'), body: ' \n' }, text('2')]))] },
  })
  expect(stores.paths.at(-1)?.state.context).toMatchObject({ texts: [text('2')], picked: text('2') })
})
