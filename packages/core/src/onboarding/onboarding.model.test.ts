import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { Supplier } from '../session/session.domain.ts'
import { type Turn, turnOf } from './onboarding.domain.ts'
import { onboardingMachine } from './onboarding.machine.ts'
import { selectPrompt } from './onboarding.selectors.ts'

const silent = fromPromise(() => new Promise<never>(() => {})) as never
const machine = onboardingMachine.provide({ actors: { storeNameForm: silent, managerForm: silent } })

const complete: Supplier = { ...someSession.supplier, storeName: 'Shop', telegramId: '7', managerTelegram: '@a' }
const newcomer: Supplier = { ...complete, storeName: null, telegramId: null, managerTelegram: null }
const unwritten = { ...someSetup, steps: { ...someSetup.steps, information: false } }

/** The form is saving what was typed, or has been answered. */
const saving = (form: string, isSaving: boolean) => ({
  type: `xstate.snapshot.${form}`,
  snapshot: { hasTag: () => isSaving },
})

const walk = explore(machine, {
  input: {
    trunk: { send: () => {} },
    panel: { send: () => {} },
    clock: { now: () => 0 },
    supplier: newcomer,
    page: 'orders',
    hasDialog: false,
  },
  user: [
    { type: 'supplier.learned', supplier: complete },
    { type: 'supplier.learned', supplier: newcomer },
    { type: 'supplier.learned', supplier: { ...complete, managerTelegram: null } },
    { type: 'supplier.learned', supplier: { ...complete, telegramId: null } },
    { type: 'setup.learned', setup: unwritten },
    { type: 'setup.learned', setup: someSetup },
    { type: 'setup.learned', setup: { ...unwritten, active: false } },
    { type: 'place.left', to: 'orders' },
    { type: 'place.left', to: 'product-create' },
    { type: 'account.settled' },
    { type: 'purchase.changed', isUnderWay: true },
    { type: 'purchase.changed', isUnderWay: false },
    { type: 'telegram.unlinked' },
    { type: 'telegram.kept' },
    { type: 'dialog.changed', isOpen: true },
    { type: 'dialog.changed', isOpen: false },
    { type: 'prompt.postponed' },
    { type: 'articles.chosen' },
    { type: 'articles.dismissed' },
  ],
  facts: {
    storeNameForm: [saving('storeNameForm', true), saving('storeNameForm', false)],
    managerForm: [saving('managerForm', true), saving('managerForm', false)],
  },
  world: {
    recallPostponed: [gives([]), gives(['telegram']), fails()],
    keepPostponed: [gives(), fails()],
    storeNameForm: [gives(), breaks()],
    managerForm: [gives(), breaks()],
  },
  lens: ({ supplier, setup, page, postponed, isSettled, isHeld, hasDialog, isSaving }) => [
    [supplier.storeName, supplier.telegramId, supplier.managerTelegram],
    setup && [setup.active, setup.steps.information],
    page,
    [...new Set(postponed)].sort(),
    isSettled,
    isHeld,
    hasDialog,
    isSaving,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('onboarding', walk.coverage)
})

test('whatever happened, in whatever order, exactly the dialog stands whose turn it is', () => {
  const settled = walk.paths.filter(({ state }) => !state.hasTag('busy') && !state.context.isSaving)
  expect(new Set(settled.map(({ state }) => selectPrompt(state)))).toEqual(
    new Set(['storeName', 'telegramManager', 'telegram', 'articles', null]),
  )
  const shownFor: Record<Turn, ReturnType<typeof selectPrompt>> = {
    storeName: 'storeName',
    telegramManager: 'telegramManager',
    telegram: 'telegram',
    articles: 'articles',
    undecided: null,
    nobody: null,
  }
  for (const { state, story } of settled) {
    expect([story, selectPrompt(state)]).toEqual([story, shownFor[turnOf(state.context)]])
  }
})

test('every dialog has a way out', () => {
  const shown = walk.paths.filter(({ state }) => selectPrompt(state) !== null)
  expect(shown).not.toEqual([])
  for (const { state } of shown) {
    expect(state.can({ type: 'prompt.postponed' }) || state.can({ type: 'articles.dismissed' })).toBe(true)
  }
})

test('what was put off is not asked for again in this visit', () => {
  const put = walk.moves.filter(({ from, event }) => event === 'prompt.postponed' && selectPrompt(from) !== null)
  expect(put).not.toEqual([])
  const after = walk.paths.filter(({ state }) => selectPrompt(state) !== null)
  for (const { state } of after) expect(state.context.postponed).not.toContain(selectPrompt(state))
})

test('nothing stands before a purchase', () => {
  const held = walk.paths.filter(
    ({ state }) => state.context.isHeld && !state.context.isSaving && !state.hasTag('busy'),
  )
  expect(held).not.toEqual([])
  for (const { state } of held) expect(selectPrompt(state)).toBeNull()
})

test('nothing stands over a dialog of the screen', () => {
  const under = walk.paths.filter(
    ({ state }) => state.context.hasDialog && !state.context.isSaving && !state.hasTag('busy'),
  )
  expect(under).not.toEqual([])
  for (const { state } of under) expect(selectPrompt(state)).toBeNull()
})

test('a dialog whose answer is on its way stays a moment longer, and no more; its form stays for the answer', () => {
  const waiting = walk.paths.filter(
    ({ state }) =>
      state.matches({ storeName: 'awaitingAnswer' }) || state.matches({ telegramManager: 'awaitingAnswer' }),
  )
  expect(waiting).not.toEqual([])
  for (const { state } of waiting) expect(state.context.isSaving).toBe(true)
  const hidden = walk.paths.filter(
    ({ state }) => state.matches({ storeName: 'hidden' }) || state.matches({ telegramManager: 'hidden' }),
  )
  expect(hidden).not.toEqual([])
  for (const { state } of hidden) {
    const { storeNameForm, managerForm } = state.children
    expect([selectPrompt(state), state.context.isSaving]).toEqual([null, true])
    expect(storeNameForm ?? managerForm).toBeDefined()
  }
})
