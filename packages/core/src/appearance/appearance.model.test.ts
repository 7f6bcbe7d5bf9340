import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { defaultAppearance } from './appearance.domain.ts'
import { appearanceMachine } from './appearance.machine.ts'
import { selectAppearance } from './appearance.selectors.ts'

const walk = explore(appearanceMachine, {
  input: { appearance: defaultAppearance },
  user: [
    { type: 'theme.chosen', theme: 'dark' },
    { type: 'theme.chosen', theme: 'system' },
    { type: 'density.chosen', density: 'compact' },
    { type: 'language.chosen', language: 'en' },
    { type: 'sidebar.toggled' },
  ],
  world: { keepAppearance: [gives(), fails()] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('appearance', walk.coverage)
})

test('every choice shows at once and is being kept as it shows', () => {
  const choices = walk.moves.filter(({ event }) => /chosen|toggled/.test(event))
  expect(choices).not.toEqual([])
  for (const { to } of choices) {
    expect(to.value).toBe('keeping')
    expect(to.children['keepAppearance']?.getSnapshot()).toMatchObject({ input: selectAppearance(to) })
  }
})

test('a refusal to keep it takes no choice back', () => {
  const answers = walk.moves.filter(({ event }) => event.startsWith('xstate.'))
  expect(answers).not.toEqual([])
  for (const { from, to } of answers) expect([to.value, to.context]).toEqual(['kept', from.context])
})
