import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { failed, succeeded } from '../load/reading.domain.ts'
import { optionsMachine } from './options.machine.ts'
import { selectOptions } from './options.selectors.ts'

const opened = (field: string, within: string | null) =>
  ({ type: 'options.opened', field, query: { source: 'branches', search: '', within } }) as const
const found = (id: string) => ({ options: [{ id, title: id, text: null, refusal: null }], isStale: false })

const model = explore(optionsMachine, {
  input: undefined,
  user: [
    opened('branch', 'kyiv'),
    opened('branch', 'lviv'),
    opened('city', null),
    { type: 'options.typed', text: '' },
    { type: 'options.typed', text: '7' },
    { type: 'retry.chosen' },
  ],
  world: {
    fetchOptions: [gives(succeeded(found('one'))), gives(failed({ kind: 'unreachable' }))],
  },
  project: ({ field, query, found: all, failure }) => [field, query, all?.options.length, failure?.kind],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('options', model.coverage)
})

test('another picker, or the same one within another pick, starts without options', () => {
  for (const { to } of model.movesWhere(({ event }) => event === 'options.opened'))
    expect(to.context).toMatchObject({ found: null, failure: null })
})

test('a field shows the options of its own picker only', () => {
  const shown = model.pathsWhere(({ state }) => state.context.field === 'branch' && state.context.found !== null)
  for (const { state } of shown) {
    expect(selectOptions(state, 'branch').options).toHaveLength(1)
    expect(selectOptions(state, 'city').options).toEqual([])
  }
})
