import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { defaultAppearance } from './appearance.domain.ts'
import { type AppearanceEvent, appearanceMachine } from './appearance.machine.ts'

const appearance = lifeOf(appearanceMachine, { appearance: defaultAppearance, trunk: { send: () => {} } })
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

const elsewhere = (change: object) => ({ type: 'appearance.changedElsewhere', change }) as AppearanceEvent
const english: AppearanceEvent = { type: 'language.chosen', language: 'en' }
const missing: AppearanceEvent = { type: 'words.missing', spoken: 'uk' }
const shownOnly = (change: object) => ({ ...kept(change), context: { appearance: change, chosen: {} } })

test.each<[string, readonly (AppearanceEvent | Happening)[], object]>([
  ['what another tab chose is shown', [elsewhere({ theme: 'dark' })], shownOnly({ theme: 'dark' })],
  [
    'also over what was chosen here before',
    [dark, elsewhere({ theme: 'light', density: 'compact' })],
    shownOnly({ theme: 'light', density: 'compact' }),
  ],
  [
    'words that do not come are said, and the language goes back',
    [english, answers('keepAppearance'), missing],
    {
      state: 'keeping',
      said: ['trunk warning.met', 'asks keepAppearance'],
      context: { appearance: { language: 'uk' } },
    },
  ],
  ['those of a language that nobody wants any more are not', [missing], { state: 'kept', said: [] }],
  [
    'a storage that cannot be watched is noted',
    [breaksDown('watchAppearance')],
    { state: 'kept', said: ['trunk fault.noted'], events: [{ code: 'appearance not watched' }] },
  ],
])('%s', async (_, story, lived) => expect(await appearance(...story)).toMatchObject(lived))
