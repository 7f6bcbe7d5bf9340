import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { linkMachine } from './link.machine.ts'
import { readingLimit } from './telegram.domain.ts'
import { selectLink } from './telegram.selectors.ts'

const supplier = (telegramId: string | null) => ({ ...someSession.supplier, telegramId })
const refused = (status: number) => fails({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })

const model = explore(linkMachine, {
  input: { app: { send: () => {} }, panel: { send: () => {} }, supplier: supplier(null) },
  user: [
    { type: 'telegram.linked', chatId: '7' },
    { type: 'telegram.linked', chatId: '8' },
    { type: 'supplier.updated', supplier: supplier('7') },
    { type: 'supplier.updated', supplier: supplier(null) },
    { type: 'disconnect.chosen' },
    { type: 'disconnect.dismissed' },
    { type: 'disconnect.confirmed' },
    { type: 'screen.closed' },
    { type: 'retry.chosen' },
  ],
  world: {
    fetchAccount: [gives({}), gives({ telegramId: null }), gives({ telegramId: '7' }), fails()],
    disconnectTelegram: [gives(), fails(), refused(404), refused(422)],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('link', model.coverage)
})

test('a link reported twice is handled once', () => {
  const twice = model.movesWhere(
    ({ from, event, to }) =>
      event === 'telegram.linked' &&
      from.context.toldChatId !== null &&
      from.context.toldChatId === to.context.toldChatId &&
      !to.context.waitingChatId,
  )
  for (const { from, to } of twice) expect([to.value, to.context]).toEqual([from.value, from.context])
})

test('the account is read a limited number of times until the next retry', () => {
  for (const { state } of model.paths) expect(state.context.attempt).toBeLessThan(readingLimit)
  expect(model.paths.some(({ state }) => state.matches('unread'))).toBe(true)
  expect(model.trapsFor((state) => state.matches('settled'))).toEqual([])
})

test('only a successful response or an event unlinks Telegram', () => {
  const unlinked = model.movesWhere(({ from, to }) => selectLink(from).isLinked && !selectLink(to).isLinked)
  expect(new Set(unlinked.map(({ event }) => event))).toEqual(
    new Set(['supplier.updated', 'xstate.done.actor.disconnectTelegram', 'xstate.done.actor.lookUpAccount']),
  )
})

test('unlinking is offered only while Telegram is linked', () => {
  const asked = model.pathsWhere(({ state }) => selectLink(state).isAsked)
  for (const { state } of asked) expect(selectLink(state).isLinked).toBe(true)
})

test('a link reported during an unlinking is handled afterwards', () => {
  const during = model.movesWhere(({ from, event }) => event === 'telegram.linked' && selectLink(from).isDisconnecting)
  for (const { from, to } of during) expect(to.value).toEqual(from.value)
  for (const { state } of model.paths) {
    if (state.context.waitingChatId !== null) expect(selectLink(state).isDisconnecting).toBe(true)
  }
})
