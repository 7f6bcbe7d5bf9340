import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { defaultAppearance } from './appearance.domain.ts'
import { appearanceMachine } from './appearance.machine.ts'
import { selectAppearance } from './appearance.selectors.ts'

const walk = explore(appearanceMachine, {
  input: { appearance: defaultAppearance, trunk: { send: () => {} } },
  user: [
    { type: 'theme.chosen', theme: 'dark' },
    { type: 'theme.chosen', theme: 'system' },
    { type: 'density.chosen', density: 'compact' },
    { type: 'language.chosen', language: 'en' },
    { type: 'sidebar.toggled' },
    { type: 'words.missing', spoken: 'uk' },
  ],
  world: { keepAppearance: [gives(), fails()], watchAppearance: [breaks()] },
  facts: { watchAppearance: [{ type: 'appearance.changedElsewhere', change: { density: 'comfortable' } }] },
  lens: ({ appearance, chosen }) => [appearance, chosen],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('appearance', walk.coverage)
})

test('every choice shows at once and is being kept as it shows', () => {
  const choices = walk.movesWhere(({ event }) => /chosen|toggled/.test(event))
  for (const { to } of choices) {
    expect(to.value).toBe('keeping')
    expect(to.children['keepAppearance']?.getSnapshot()).toMatchObject({ input: { appearance: selectAppearance(to) } })
  }
})

test('a refusal to keep it takes no choice back', () => {
  const answers = walk.movesWhere(({ event }) => event.endsWith('keepAppearance'))
  for (const { from, to } of answers) {
    expect([to.value, to.context]).toEqual(['kept', from.context])
  }
})

test('what another tab chooses is never written here', () => {
  const changes = walk.movesWhere(({ event }) => event === 'appearance.changedElsewhere')
  for (const { to } of changes) expect(to.context).toMatchObject({ chosen: {}, appearance: { density: 'comfortable' } })
})
