import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { silentPorts, someSession, someSetup } from '../../testing/ports.ts'
import { ukraine } from '../countries/countries.domain.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { composePreferences } from './preferences.compose.ts'
import { selectPreferences } from './preferences.selectors.ts'

const { supplier } = someSession
const linked = { ...supplier, telegramId: '7' }
const formWith = (telephone: string, carrierKey = '') => ({
  type: 'xstate.snapshot.form',
  snapshot: { context: { values: { telephone }, saved: { carrierKey } } },
})

const walk = explore(composePreferences(silentPorts()), {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    place: { to: 'preferences' },
    carried: nothingCarried,
    supplier,
  },
  user: [
    { type: 'key.revealed' },
    { type: 'key.hidden' },
    { type: 'connect.chosen' },
    { type: 'manager.chosen' },
    { type: 'dialog.dismissed' },
    { type: 'supplier.learned', supplier: linked },
    { type: 'supplier.learned', supplier },
    { type: 'work.discarded' },
    { type: 'tab.shown' },
    { type: 'setup.learned', setup: someSetup },
  ],
  facts: {
    form: [formWith('380671112233'), formWith('380502223344'), formWith('380671112233', 'a key')],
    countries: [{ type: 'telephone.changed', telephone: { country: ukraine, digits: '0671' } }],
  },
  // They mean nothing to this screen.
  unused: ['tab.shown', 'setup.learned'],
  world: { form: [breaks()], countries: [breaks()], picture: [breaks()], manager: [gives(), breaks()] },
  lens: ({ supplier: { telegramId }, shown }) => [telegramId, shown],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('preferences', walk.coverage)
})

test('every dialog can be closed', () => {
  const open = walk.pathsWhere(({ state }) => selectPreferences(state).dialog.open !== 'none')
  for (const { state } of open) expect(state.can({ type: 'dialog.dismissed' })).toBe(true)
  expect(walk.trapsFor((state) => selectPreferences(state).dialog.open === 'none')).toEqual([])
})

test('nobody who is linked is asked to link', () => {
  const asked = walk.pathsWhere(({ state }) => selectPreferences(state).dialog.open === 'connect')
  for (const { state } of asked) expect(state.context.supplier.telegramId).toBe(null)
})

test('a key that was saved is not asked for any more', () => {
  const saved = walk.moves.filter(
    ({ from, event, to }) =>
      event === 'xstate.snapshot.form' && selectPreferences(from).isKeyRevealed && !selectPreferences(to).isKeyRevealed,
  )
  expect(saved).not.toEqual([])
})

test('the telephone field shows the telephone of the form, whoever changed it', () => {
  const shown = new Set(walk.paths.map(({ state }) => state.context.shown))
  expect(shown).toEqual(new Set(['380671112233', '380502223344', '+38 0671']))
})
