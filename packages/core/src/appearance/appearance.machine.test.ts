import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { actorsOf } from '../kernel/port.ts'
import { defaultAppearance } from './appearance.domain.ts'
import { appearanceMachine } from './appearance.machine.ts'
import type { AppearancePort } from './appearance.port.ts'
import { selectAppearance } from './appearance.selectors.ts'

const start = (keepAppearance: AppearancePort['keepAppearance'] = async () => {}) => {
  const port = { keepAppearance: vi.fn(keepAppearance) }
  const actor = createActor(appearanceMachine.provide({ actors: actorsOf<AppearancePort>(port) }), {
    input: { appearance: defaultAppearance },
  }).start()
  return { port, actor, kept: () => port.keepAppearance.mock.calls.map(([appearance]) => appearance) }
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
  expect(kept().map(({ theme, density, language }) => [theme, density, language])).toEqual([
    ['dark', 'comfortable', 'uk'],
    ['dark', 'compact', 'uk'],
    ['dark', 'compact', 'en'],
    ['dark', 'compact', 'en'],
  ])
  expect([kept().at(-1), selectAppearance(actor.getSnapshot())]).toEqual([all, all])
})

test('a storage that refuses leaves the choice on the page', async () => {
  const { actor } = start(() => Promise.reject(new Error('full')))
  actor.send({ type: 'theme.chosen', theme: 'dark' })
  await waitFor(actor, (state) => state.matches('kept'))
  expect(selectAppearance(actor.getSnapshot())).toEqual({ ...defaultAppearance, theme: 'dark' })
})
