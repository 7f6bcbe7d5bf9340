import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { defaultAppearance } from './appearance.domain.ts'
import { appearanceMachine } from './appearance.machine.ts'
import { selectAppearance } from './appearance.selectors.ts'

const model = explore(appearanceMachine, {
  input: { appearance: defaultAppearance, app: { send: () => {} } },
  user: [
    { type: 'theme.chosen', theme: 'dark' },
    { type: 'theme.chosen', theme: 'system' },
    { type: 'density.chosen', density: 'compact' },
    { type: 'language.chosen', language: 'en' },
    { type: 'sidebar.toggled' },
    { type: 'translations.missing', current: 'uk' },
  ],
  world: { saveAppearance: [gives(), fails()], watchAppearance: [breaks()] },
  childEvents: { watchAppearance: [{ type: 'appearance.changedElsewhere', change: { density: 'comfortable' } }] },
  project: ({ appearance, chosen }) => [appearance, chosen],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('appearance', model.coverage)
})

test('every choice is applied at once and saved as applied', () => {
  const choices = model.movesWhere(({ event }) => /chosen|toggled/.test(event))
  for (const { to } of choices) {
    expect(to.value).toBe('keeping')
    expect(to.children['saveAppearance']?.getSnapshot()).toMatchObject({ input: { appearance: selectAppearance(to) } })
  }
})

test('a failed save does not revert a choice', () => {
  const answers = model.movesWhere(({ event }) => event.endsWith('saveAppearance'))
  for (const { from, to } of answers) {
    expect([to.value, to.context]).toEqual(['kept', from.context])
  }
})

test('a choice made in another tab is never written here', () => {
  const changes = model.movesWhere(({ event }) => event === 'appearance.changedElsewhere')
  for (const { to } of changes) expect(to.context).toMatchObject({ chosen: {}, appearance: { density: 'comfortable' } })
})
