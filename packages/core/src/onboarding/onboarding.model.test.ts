import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { claiming } from '../../testing/claims.ts'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Prompt } from './onboarding.domain.ts'
import { type OnboardingSnapshot, onboardingMachine } from './onboarding.machine.ts'
import { selectPrompt } from './onboarding.selectors.ts'
import type { OnboardingEvent } from './onboarding.setup.ts'

const silent = fromPromise(() => new Promise<never>(() => {})) as never
const machine = onboardingMachine.provide({ actors: { storeNameForm: silent, managerForm: silent } })

const complete: Supplier = { ...someSession.supplier, storeName: 'Shop', telegramId: '7', managerTelegram: '@a' }
const newcomer: Supplier = { ...complete, storeName: null, telegramId: null, managerTelegram: null }
const unmanaged: Supplier = { ...complete, managerTelegram: null }
const unlinked: Supplier = { ...complete, telegramId: null }
const unwritten = { ...someSetup, steps: { ...someSetup.steps, information: false } }

/** The form is saving, or has received its response. */
const saving = (form: string, isSaving: boolean) => ({
  type: `xstate.snapshot.${form}`,
  snapshot: { hasTag: () => isSaving },
})

const input = {
  app: { send: () => {} },
  panel: { send: () => {} },
  clock: { now: () => 0 },
  supplier: newcomer,
  page: 'orders',
} as const

/** A browser without events from other tabs. */
const alone = explore(machine, {
  input,
  user: [],
  world: { watchClaims: [breaks()], watchPostponed: [breaks()], loadPostponed: [gives([])] },
})

const model = explore(machine, {
  input,
  // A purchase and a dialog in front hold prompts back alike, so they do not come together.
  user: ({ context: { isHeld, isHidden } }): readonly OnboardingEvent[] => [
    { type: 'supplier.updated', supplier: complete },
    { type: 'supplier.updated', supplier: unmanaged },
    { type: 'supplier.updated', supplier: unlinked },
    { type: 'setup.loaded', setup: unwritten },
    { type: 'setup.loaded', setup: someSetup },
    { type: 'route.changed', to: 'orders' },
    { type: 'route.changed', to: 'product-create' },
    { type: 'account.settled' },
    ...(isHidden ? [] : [true, false].map((isUnderWay) => ({ type: 'purchase.changed', isUnderWay }) as const)),
    { type: 'telegram.unlinked' },
    { type: 'telegram.kept' },
    // The machine treats all dialogs in front of a prompt alike.
    ...(isHeld ? [] : [claiming({ kind: 'dialog', by: 'leaveGuard' }), claiming()]),
    { type: 'prompt.postponed' },
    { type: 'articles.chosen' },
  ],
  childEvents: {
    watchPostponed: [{ type: 'postponed.changedElsewhere', postponed: ['telegram'] }],
    storeNameForm: [saving('storeNameForm', true), saving('storeNameForm', false)],
    managerForm: [saving('managerForm', true), saving('managerForm', false)],
  },
  world: {
    loadPostponed: [gives([]), gives(['telegram']), fails()],
    savePostponed: [gives(), fails()],
    storeNameForm: [gives(), breaks()],
    managerForm: [gives(), breaks()],
  },
  project: ({ supplier, setup, page, postponed, kept, isSettled, isHeld, isHidden, isSaving }) => [
    [supplier.storeName, supplier.telegramId, supplier.managerTelegram],
    setup && [setup.active, setup.steps.information],
    page,
    [...postponed].sort(),
    kept.toSorted().join() === postponed.toSorted().join(),
    isSettled,
    isHeld,
    isHidden,
    isSaving,
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('onboarding', model.coverage, alone.coverage)
})

test('after any sequence of events exactly the due dialog is shown', () => {
  const settled = model.pathsWhere(({ state }) => !state.hasTag('busy') && !state.context.isSaving)
  expect(new Set(settled.map(({ state }) => selectPrompt(state)))).toEqual(
    new Set(['storeName', 'telegramManager', 'telegram', 'articles', null]),
  )
  for (const { state, scenario } of settled) expect([scenario, selectPrompt(state)]).toEqual([scenario, dueIn(state)])
})

test('every dialog has a way out', () => {
  const ways = model.moves.filter(({ from, event }) => event === 'prompt.postponed' && selectPrompt(from) !== null)
  expect(new Set(ways.map(({ from }) => selectPrompt(from)))).toEqual(
    new Set(['storeName', 'telegramManager', 'telegram', 'articles']),
  )
  const shown = model.pathsWhere(({ state }) => selectPrompt(state) !== null)
  for (const { state } of shown) expect(state.can({ type: 'prompt.postponed' })).toBe(true)
})

test('a postponed prompt is not shown again in this visit', () => {
  expect(model.moves.some(({ from, event }) => event === 'prompt.postponed' && selectPrompt(from) !== null)).toBe(true)
  const after = model.pathsWhere(({ state }) => selectPrompt(state) !== null)
  for (const { state } of after) expect(state.context.postponed).not.toContain(selectPrompt(state))
})

test('changes of the postponed prompts are saved before the machine becomes idle', () => {
  const resting = model.pathsWhere(({ state }) => state.matches('nobody'))
  expect(resting.some(({ state }) => state.context.postponed.includes('telegram'))).toBe(true)
  for (const { state } of resting) expect(state.context.kept).toEqual(state.context.postponed)
})

test('no prompt covers a purchase', () => {
  const held = model.pathsWhere(({ state }) => state.context.isHeld && !state.context.isSaving && !state.hasTag('busy'))
  for (const { state } of held) expect(selectPrompt(state)).toBeNull()
})

test('no prompt covers a dialog of the screen or the dialog about leaving', () => {
  const under = model.pathsWhere(({ state }) => state.context.isHidden)
  expect(under.some(({ state }) => state.context.isSaving)).toBe(true)
  for (const { state } of under) expect(selectPrompt(state)).toBeNull()
})

test('the form of a covered prompt keeps its text', () => {
  const forms = ({ children }: OnboardingSnapshot) => [children.storeNameForm, children.managerForm]
  const blocked = model.movesWhere(({ from, event }) => event === 'claims.changed' && selectPrompt(from) !== null)
  for (const { from, to } of blocked) expect([to.value, forms(to)]).toEqual([from.value, forms(from)])
})

test('a dialog closes soon after its value is saved, while its form waits for the response', () => {
  const waiting = model.pathsWhere(
    ({ state }) =>
      state.matches({ storeName: 'awaitingAnswer' }) || state.matches({ telegramManager: 'awaitingAnswer' }),
  )
  for (const { state } of waiting) expect(state.context.isSaving).toBe(true)
  const hidden = model.pathsWhere(
    ({ state }) => state.matches({ storeName: 'hidden' }) || state.matches({ telegramManager: 'hidden' }),
  )
  for (const { state } of hidden) {
    const { storeNameForm, managerForm } = state.children
    expect([selectPrompt(state), state.context.isSaving]).toEqual([null, true])
    expect(storeNameForm ?? managerForm).toBeDefined()
  }
})

/** The prompts for the missing data of each supplier, in order. */
const missingField = new Map<Supplier, readonly Prompt[]>([
  [newcomer, ['storeName', 'telegram']],
  [unlinked, ['telegram']],
  [unmanaged, ['telegramManager']],
  [complete, []],
])

/** The expected dialog: dialogs of the supplier come first, then a purchase, then missing data, then the articles. */
function dueIn({ context }: OnboardingSnapshot): ReturnType<typeof selectPrompt> {
  const { supplier, setup: known, page, postponed, isSettled, isHeld, isHidden } = context
  if (isHidden || isHeld) return null
  const missing = missingField.get(supplier)?.find((prompt) => !postponed.includes(prompt))
  if (missing !== undefined) return isSettled ? missing : null
  return page === 'product-create' && known === unwritten ? 'articles' : null
}
