import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { ukraine } from '../countries/countries.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { composePreferences } from './preferences.compose.ts'
import { selectPreferences } from './preferences.selectors.ts'

const { supplier } = someSession
const linked = { ...supplier, telegramId: '7' }
const formWith = (telephone: string, carrierKey = '') => ({
  type: 'xstate.snapshot.form',
  snapshot: { context: { values: { telephone }, saved: { carrierKey } } },
})

const model = explore(composePreferences(silentPorts()), {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    location: { to: 'preferences' },
    signInDraft: emptySignInDraft,
    supplier,
  },
  user: [
    { type: 'key.revealed' },
    { type: 'key.hidden' },
    { type: 'connect.chosen' },
    { type: 'manager.chosen' },
    { type: 'dialog.dismissed' },
    { type: 'supplier.updated', supplier: linked },
    { type: 'supplier.updated', supplier },
    { type: 'edits.discarded' },
    { type: 'tab.shown' },
    { type: 'setup.loaded', setup: someSetup },
  ],
  childEvents: {
    form: [formWith('380671112233'), formWith('380502223344'), formWith('380671112233', 'a key')],
    countries: [{ type: 'telephone.changed', telephone: { country: ukraine, digits: '0671' } }],
  },
  // Screen events that this screen ignores.
  unused: ['tab.shown', 'setup.loaded'],
  world: { form: [breaks()], countries: [breaks()], image: [breaks()], manager: [gives(), breaks()] },
  project: ({ supplier: { telegramId }, shown }) => [telegramId, shown],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('preferences', model.coverage)
})

test('every dialog can be closed', () => {
  const open = model.pathsWhere(({ state }) => selectPreferences(state).dialog.open !== 'none')
  for (const { state } of open) expect(state.can({ type: 'dialog.dismissed' })).toBe(true)
  expect(model.trapsFor((state) => selectPreferences(state).dialog.open === 'none')).toEqual([])
})

test('a linked supplier is never asked to link Telegram', () => {
  const asked = model.pathsWhere(({ state }) => selectPreferences(state).dialog.open === 'connect')
  for (const { state } of asked) expect(state.context.supplier.telegramId).toBe(null)
})

test('a saved key closes its field', () => {
  const saved = model.moves.filter(
    ({ from, event, to }) =>
      event === 'xstate.snapshot.form' && selectPreferences(from).isKeyRevealed && !selectPreferences(to).isKeyRevealed,
  )
  expect(saved).not.toEqual([])
})

test('the telephone field always shows the form’s telephone', () => {
  const shown = new Set(model.paths.map(({ state }) => state.context.shown))
  expect(shown).toEqual(new Set(['380671112233', '380502223344', '+38 0671']))
})
