import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { actorLogOf, breaksDown, type Happening } from '../../testing/actor-log.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { type Appearance, defaultAppearance } from './appearance.domain.ts'
import { type AppearanceEvent, appearanceMachine } from './appearance.machine.ts'
import type { AppearancePort, AppearancePortEvent } from './appearance.port.ts'
import { selectAppearance } from './appearance.selectors.ts'

const start = (saveAppearance: AppearancePort['saveAppearance'] = async () => {}) => {
  const port = { saveAppearance: vi.fn(saveAppearance) }
  const app = { send: vi.fn() }
  const heard: { tell: (event: AppearancePortEvent) => void } = { tell: () => {} }
  const watchAppearance = listenerOf<AppearancePortEvent>((tell) => {
    heard.tell = tell
    return () => {}
  })
  const machine = appearanceMachine.provide({ actors: { ...actorsOf(port), watchAppearance } })
  const actor = createActor(machine, { input: { appearance: defaultAppearance, app } }).start()
  const hear = (change: Partial<Appearance>) => heard.tell({ type: 'appearance.changedElsewhere', change })
  return { port, actor, app, hear, kept: () => port.saveAppearance.mock.calls.map(([kept]) => kept) }
}

test('nothing is written before a choice is made', () => {
  expect(start().kept()).toEqual([])
})

test('each choice is saved on its own, in the order in which it was made', async () => {
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

test('only the choice made in this tab is written, over choices from another tab', async () => {
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

test('a language without translations is reported and reverted on the page but stays stored', async () => {
  const { actor, app, kept } = start()
  actor.send({ type: 'language.chosen', language: 'en' })
  await waitFor(actor, (state) => state.matches('kept'))
  actor.send({ type: 'translations.missing', current: 'uk' })
  expect(app.send.mock.calls).toEqual([
    [{ type: 'warning.reported', message: { key: 'appearance.translationsMissing' } }],
  ])
  expect(kept().slice(1)).toEqual([{ appearance: defaultAppearance, chosen: {} }])
})

test('missing translations of a language no longer chosen are not reported', () => {
  const { actor, app } = start()
  actor.send({ type: 'translations.missing', current: 'uk' })
  expect(app.send).not.toHaveBeenCalled()
})

test('a choice stays on the page when storage rejects it', async () => {
  const { actor } = start(() => Promise.reject(new Error('full')))
  actor.send({ type: 'theme.chosen', theme: 'dark' })
  await waitFor(actor, (state) => state.matches('kept'))
  expect(selectAppearance(actor.getSnapshot())).toEqual({ ...defaultAppearance, theme: 'dark' })
})

const appearance = actorLogOf(appearanceMachine, { appearance: defaultAppearance, app: { send: () => {} } })

test.each<[string, readonly (AppearanceEvent | Happening)[], object]>([
  [
    'a storage that cannot be watched is logged',
    [breaksDown('watchAppearance')],
    { state: 'kept', sent: ['app fault.logged'], events: [{ code: 'appearance not watched' }] },
  ],
])('%s', async (_, scenario, lived) => expect(await appearance(...scenario)).toMatchObject(lived))
