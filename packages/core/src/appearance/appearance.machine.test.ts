import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { breaksDown, type Happening, lifeOf } from '../../testing/life.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { type Appearance, defaultAppearance } from './appearance.domain.ts'
import { type AppearanceEvent, appearanceMachine } from './appearance.machine.ts'
import type { AppearanceFact, AppearancePort } from './appearance.port.ts'
import { selectAppearance } from './appearance.selectors.ts'

const start = (keepAppearance: AppearancePort['keepAppearance'] = async () => {}) => {
  const port = { keepAppearance: vi.fn(keepAppearance) }
  const trunk = { send: vi.fn() }
  const heard: { tell: (fact: AppearanceFact) => void } = { tell: () => {} }
  const watchAppearance = listenerOf<AppearanceFact>((tell) => {
    heard.tell = tell
    return () => {}
  })
  const machine = appearanceMachine.provide({ actors: { ...actorsOf(port), watchAppearance } })
  const actor = createActor(machine, { input: { appearance: defaultAppearance, trunk } }).start()
  const hear = (change: Partial<Appearance>) => heard.tell({ type: 'appearance.changedElsewhere', change })
  return { port, actor, trunk, hear, kept: () => port.keepAppearance.mock.calls.map(([kept]) => kept) }
}

test('nothing is written before something was chosen', () => {
  expect(start().kept()).toEqual([])
})

test('each choice is kept together with the earlier ones, the last one last', async () => {
  const { actor, kept } = start()
  actor.send({ type: 'theme.chosen', theme: 'dark' })
  actor.send({ type: 'density.chosen', density: 'compact' })
  actor.send({ type: 'language.chosen', language: 'en' })
  actor.send({ type: 'sidebar.toggled' })
  await waitFor(actor, (state) => state.matches('kept'))
  const all = { theme: 'dark', density: 'compact', language: 'en', isSidebarNarrow: true }
  expect(kept().map(({ chosen }) => chosen)).toEqual([
    { theme: 'dark' },
    { density: 'compact' },
    { language: 'en' },
    { isSidebarNarrow: true },
  ])
  expect([kept().at(-1)?.appearance, selectAppearance(actor.getSnapshot())]).toEqual([all, all])
})

test('only what was chosen here is written, over what another tab has chosen meanwhile', async () => {
  const { actor, hear, kept } = start()
  actor.send({ type: 'theme.chosen', theme: 'dark' })
  await waitFor(actor, (state) => state.matches('kept'))
  hear({ language: 'en' })
  await waitFor(actor, (state) => state.matches('kept'))
  actor.send({ type: 'sidebar.toggled' })
  expect(kept().slice(1)).toEqual([
    { appearance: { ...defaultAppearance, theme: 'dark', language: 'en' }, chosen: {} },
    {
      appearance: { ...defaultAppearance, theme: 'dark', language: 'en', isSidebarNarrow: true },
      chosen: { isSidebarNarrow: true },
    },
  ])
})

test('a language whose words do not come is said, taken back on the page, and stays wished for', async () => {
  const { actor, trunk, kept } = start()
  actor.send({ type: 'language.chosen', language: 'en' })
  await waitFor(actor, (state) => state.matches('kept'))
  actor.send({ type: 'words.missing', spoken: 'uk' })
  expect(trunk.send.mock.calls).toEqual([[{ type: 'warning.met', message: { key: 'appearance.wordsMissing' } }]])
  expect(kept().slice(1)).toEqual([{ appearance: defaultAppearance, chosen: {} }])
})

test('words that were missing of a language given up meanwhile are not worth saying', () => {
  const { actor, trunk } = start()
  actor.send({ type: 'words.missing', spoken: 'uk' })
  expect(trunk.send).not.toHaveBeenCalled()
})

test('a storage that refuses leaves the choice on the page', async () => {
  const { actor } = start(() => Promise.reject(new Error('full')))
  actor.send({ type: 'theme.chosen', theme: 'dark' })
  await waitFor(actor, (state) => state.matches('kept'))
  expect(selectAppearance(actor.getSnapshot())).toEqual({ ...defaultAppearance, theme: 'dark' })
})

const appearance = lifeOf(appearanceMachine, { appearance: defaultAppearance, trunk: { send: () => {} } })

test.each<[string, readonly (AppearanceEvent | Happening)[], object]>([
  [
    'a storage that cannot be watched is noted',
    [breaksDown('watchAppearance')],
    { state: 'kept', said: ['trunk fault.noted'], events: [{ code: 'appearance not watched' }] },
  ],
])('%s', async (_, story, lived) => expect(await appearance(...story)).toMatchObject(lived))
