import { expect, test } from 'vitest'
import { expectFullCoverage, explore } from '../../testing/explore.ts'
import { mostToasts } from './toasts.domain.ts'
import { type ToastsEvent, toastsMachine } from './toasts.machine.ts'

const good = { type: 'toast.added', variant: 'successful', messages: [{ text: 'Good' }] } as const
const expired = {
  type: 'toast.added',
  variant: 'warning',
  messages: [{ key: 'session.expired' }],
  action: 'signInAgain',
} as const

const model = explore(toastsMachine, {
  user: (snapshot): readonly ToastsEvent[] => [
    ...(snapshot.context.nextId > 3 ? [] : [good, expired]),
    ...snapshot.context.toasts.map(({ id }) => ({ type: 'toast.dismissed', id }) as const),
    { type: 'toast.dismissed', id: 99 },
    { type: 'region.entered' },
    { type: 'region.left' },
    { type: 'session.ended' },
  ],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('toasts', model.coverage)
})

test('a supplier can always close every open toast', () => {
  expect(model.trapsFor(({ context }) => context.toasts.every(({ isOpen }) => !isOpen))).toEqual([])
})

test('the list is held only while a toast is open', () => {
  const held = model.pathsWhere(({ state }) => state.matches('held'))
  for (const { state } of held) expect(state.context.toasts.filter(({ isOpen }) => isOpen)).not.toEqual([])
})

test('no toast expires while the list is held', () => {
  const timers = model.movesWhere(({ event }) => event === 'toast.expired')
  for (const { from } of timers) expect(from.value).toBe('passing')
})

test('a toast with an action stays until it is answered, and is shown once', () => {
  for (const { state } of model.paths) {
    expect(state.context.toasts.filter(({ action, isOpen }) => action !== null && isOpen).length).toBeLessThan(2)
  }
  const answered = model.moves.filter(
    ({ from, to }) =>
      from.context.toasts.some(({ action, isOpen }) => action !== null && isOpen) &&
      to.context.toasts.every(({ action, isOpen }) => action === null || !isOpen),
  )
  expect(new Set(answered.map(({ event }) => event))).toEqual(new Set(['toast.dismissed', 'session.ended']))
})

test('the end of a session removes all toasts', () => {
  const endings = model.movesWhere(({ event }) => event === 'session.ended')
  for (const { to } of endings) expect(to.context.toasts).toEqual([])
})

test('there are never more than twelve toasts', () => {
  const full = explore(toastsMachine, {
    user: ({ context: { nextId } }): readonly ToastsEvent[] =>
      nextId > 40
        ? []
        : [
            { type: 'toast.added', variant: 'loading', messages: Array(7).fill({ text: 'Loading' }) },
            { type: 'region.entered' },
            { type: 'session.ended' },
          ],
  })
  expect(full.paths.length).toBeGreaterThan(3)
  for (const { state } of full.paths) expect(state.context.toasts.length).toBeLessThanOrEqual(mostToasts)
})
