import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { defaultAppearance } from './appearance.domain.ts'
import { type AppearanceEvent, appearanceMachine } from './appearance.machine.ts'

const appearance = lifeOf(appearanceMachine, { appearance: defaultAppearance })
const dark: AppearanceEvent = { type: 'theme.chosen', theme: 'dark' }
const kept = (change: object) => ({ state: 'keeping', said: ['asks keepAppearance'], context: { appearance: change } })

test.each<[string, readonly (AppearanceEvent | Happening)[], object]>([
  ['a theme', [dark], kept({ theme: 'dark' })],
  ['a density', [{ type: 'density.chosen', density: 'compact' }], kept({ density: 'compact' })],
  ['a language', [{ type: 'language.chosen', language: 'en' }], kept({ language: 'en' })],
  ['a narrow sidebar', [{ type: 'sidebar.toggled' }], kept({ isSidebarNarrow: !defaultAppearance.isSidebarNarrow })],
  ['another choice while the first is kept', [dark, { type: 'sidebar.toggled' }], kept({ theme: 'dark' })],
])('%s stands at once, and is kept', async (_, story, lived) => expect(await appearance(...story)).toMatchObject(lived))

test.each([
  ['is kept', answers('keepAppearance')],
  ['cannot be', refuses('keepAppearance')],
])('what %s stays', async (_, answer) => {
  expect(await appearance(dark, answer)).toMatchObject({
    state: 'kept',
    said: [],
    context: { appearance: { theme: 'dark' } },
  })
})
