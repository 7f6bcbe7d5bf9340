import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { claiming } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Prompt } from './onboarding.domain.ts'
import { type OnboardingSnapshot, onboardingMachine } from './onboarding.machine.ts'
import { selectPrompt } from './onboarding.selectors.ts'

const silent = fromPromise(() => new Promise<never>(() => {})) as never
const machine = onboardingMachine.provide({ actors: { storeNameForm: silent, managerForm: silent } })

const complete: Supplier = { ...someSession.supplier, storeName: 'Shop', telegramId: '7', managerTelegram: '@a' }
const newcomer: Supplier = { ...complete, storeName: null, telegramId: null, managerTelegram: null }
const unmanaged: Supplier = { ...complete, managerTelegram: null }
const unlinked: Supplier = { ...complete, telegramId: null }
const unwritten = { ...someSetup, steps: { ...someSetup.steps, information: false } }

/** The form is saving what was typed, or has been answered. */
const saving = (form: string, isSaving: boolean) => ({
  type: `xstate.snapshot.${form}`,
  snapshot: { hasTag: () => isSaving },
})

const input = {
  trunk: { send: () => {} },
  panel: { send: () => {} },
  clock: { now: () => 0 },
  supplier: newcomer,
  page: 'orders',
} as const

/** Where other tabs cannot be heard. */
const alone = explore(machine, {
  input,
  user: [],
  world: { watchClaims: [breaks()], watchPostponed: [breaks()], recallPostponed: [gives([])] },
})

const walk = explore(machine, {
  input,
  user: [
    { type: 'supplier.learned', supplier: complete },
    { type: 'supplier.learned', supplier: newcomer },
    { type: 'supplier.learned', supplier: unmanaged },
    { type: 'supplier.learned', supplier: unlinked },
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
    // Whatever stands in front of a prompt, it is the same to this machine.
    claiming({ kind: 'dialog', by: 'leaving' }),
    claiming(),
    { type: 'prompt.postponed' },
    { type: 'articles.chosen' },
  ],
  facts: {
    watchPostponed: [{ type: 'postponed.heard', postponed: ['telegram'] }],
    storeNameForm: [saving('storeNameForm', true), saving('storeNameForm', false)],
    managerForm: [saving('managerForm', true), saving('managerForm', false)],
  },
  world: {
    recallPostponed: [gives([]), gives(['telegram']), fails()],
    keepPostponed: [gives(), fails()],
    storeNameForm: [gives(), breaks()],
    managerForm: [gives(), breaks()],
  },
  lens: ({ supplier, setup, page, postponed, kept, isSettled, isHeld, isHidden, isSaving }) => [
    [supplier.storeName, supplier.telegramId, supplier.managerTelegram],
    setup && [setup.active, setup.steps.information],
    page,
    [...postponed].sort(),
    [...kept].sort(),
    isSettled,
    isHeld,
    isHidden,
    isSaving,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('onboarding', walk.coverage, alone.coverage)
})

test('whatever happened, in whatever order, exactly the dialog stands whose turn it is', () => {
  const settled = walk.pathsWhere(({ state }) => !state.hasTag('busy') && !state.context.isSaving)
  expect(new Set(settled.map(({ state }) => selectPrompt(state)))).toEqual(
    new Set(['storeName', 'telegramManager', 'telegram', 'articles', null]),
  )
  for (const { state, story } of settled) expect([story, selectPrompt(state)]).toEqual([story, dueIn(state)])
})

test('every dialog has a way out', () => {
  const ways = walk.moves.filter(({ from, event }) => event === 'prompt.postponed' && selectPrompt(from) !== null)
  expect(new Set(ways.map(({ from }) => selectPrompt(from)))).toEqual(
    new Set(['storeName', 'telegramManager', 'telegram', 'articles']),
  )
  const shown = walk.pathsWhere(({ state }) => selectPrompt(state) !== null)
  for (const { state } of shown) expect(state.can({ type: 'prompt.postponed' })).toBe(true)
})

test('what was put off is not asked for again in this visit', () => {
  expect(walk.moves.some(({ from, event }) => event === 'prompt.postponed' && selectPrompt(from) !== null)).toBe(true)
  const after = walk.pathsWhere(({ state }) => selectPrompt(state) !== null)
  for (const { state } of after) expect(state.context.postponed).not.toContain(selectPrompt(state))
})

test('what was put off, or is no longer, is written down before anybody rests', () => {
  const resting = walk.pathsWhere(({ state }) => state.matches('nobody'))
  expect(resting.some(({ state }) => state.context.postponed.includes('telegram'))).toBe(true)
  for (const { state } of resting) expect(state.context.kept).toEqual(state.context.postponed)
})

test('nothing stands before a purchase', () => {
  const held = walk.pathsWhere(({ state }) => state.context.isHeld && !state.context.isSaving && !state.hasTag('busy'))
  for (const { state } of held) expect(selectPrompt(state)).toBeNull()
})

test('nothing stands over a dialog of the screen, nor over the question whether to leave', () => {
  const under = walk.pathsWhere(({ state }) => state.context.isHidden)
  expect(under.some(({ state }) => state.context.isSaving)).toBe(true)
  for (const { state } of under) expect(selectPrompt(state)).toBeNull()
})

test('what is typed goes on behind them', () => {
  const forms = ({ children }: OnboardingSnapshot) => [children.storeNameForm, children.managerForm]
  const barred = walk.movesWhere(({ from, event }) => event === 'claims.changed' && selectPrompt(from) !== null)
  for (const { from, to } of barred) expect([to.value, forms(to)]).toEqual([from.value, forms(from)])
})

test('a dialog whose answer is on its way stays a moment longer, and no more; its form stays for the answer', () => {
  const waiting = walk.pathsWhere(
    ({ state }) =>
      state.matches({ storeName: 'awaitingAnswer' }) || state.matches({ telegramManager: 'awaitingAnswer' }),
  )
  for (const { state } of waiting) expect(state.context.isSaving).toBe(true)
  const hidden = walk.pathsWhere(
    ({ state }) => state.matches({ storeName: 'hidden' }) || state.matches({ telegramManager: 'hidden' }),
  )
  for (const { state } of hidden) {
    const { storeNameForm, managerForm } = state.children
    expect([selectPrompt(state), state.context.isSaving]).toEqual([null, true])
    expect(storeNameForm ?? managerForm).toBeDefined()
  }
})

/** What each supplier lacks, in the order in which it is asked for. */
const lacks = new Map<Supplier, readonly Prompt[]>([
  [newcomer, ['storeName', 'telegram']],
  [unlinked, ['telegram']],
  [unmanaged, ['telegramManager']],
  [complete, []],
])

/** What is to stand: what a person caused goes first, then a purchase, then what is missing, then the articles. */
function dueIn({ context }: OnboardingSnapshot): ReturnType<typeof selectPrompt> {
  const { supplier, setup: known, page, postponed, isSettled, isHeld, isHidden } = context
  if (isHidden || isHeld) return null
  const missing = lacks.get(supplier)?.find((prompt) => !postponed.includes(prompt))
  if (missing !== undefined) return isSettled ? missing : null
  return page === 'product-create' && known === unwritten ? 'articles' : null
}
