import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { actorLogOf, answers, type Happening, refuses, runsOut } from '../../testing/actor-log.ts'
import { someSession } from '../../testing/ports.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { actorsOf, type Since } from '../kernel/port.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { linkMachine } from './link.machine.ts'
import type { LinkEvent } from './link.setup.ts'

const supplier = { ...someSession.supplier, telegramId: null }

const start = () => {
  const answers: ((patch: SupplierPatch) => void)[] = []
  const told: FeatureEvent[] = []
  const fetchAccount = (_: Since) => new Promise<SupplierPatch>((resolve) => answers.push(resolve))
  const disconnectTelegram = async () => {}
  const actor = createActor(linkMachine.provide({ actors: actorsOf({ fetchAccount, disconnectTelegram }) }), {
    input: { app: { send: (event) => told.push(event) }, panel: { send: () => {} }, supplier },
  }).start()
  actor.send({ type: 'telegram.linked', chatId: '8' })
  return {
    actor,
    /** Answers the read of the account and returns the events sent to the app. */
    afterAnswer: async (patch: SupplierPatch) => {
      told.splice(0)
      answers[0]?.(patch)
      await waitFor(actor, (state) => state.matches('settled'))
      return told
    },
  }
}

test('an account without a link reverts the reported link', async () => {
  const { actor, afterAnswer } = start()
  actor.send({ type: 'supplier.updated', supplier: { ...supplier, telegramId: '8' } })
  const patch = { telegramId: null, managerContact: '@anna' }
  expect(await afterAnswer(patch)).toEqual([{ type: 'supplier.changed', patch }])
})

test('a field that changed during the read is not overwritten by the response', async () => {
  const { actor, afterAnswer } = start()
  actor.send({ type: 'supplier.updated', supplier: { ...supplier, telegramId: '8', firstname: 'Нова' } })
  expect(await afterAnswer({ telegramId: '8', firstname: 'Стара' })).toEqual([
    { type: 'supplier.changed', patch: { telegramId: '8' } },
    { type: 'success.reported', message: { key: 'telegram.connected' } },
  ])
})

describe('with scripted events', () => {
  const supplier = (telegramId: string | null) => ({ ...someSession.supplier, telegramId })
  const visitOf = (telegramId: string | null) =>
    actorLogOf(linkMachine, { app: { send: () => {} }, panel: { send: () => {} }, supplier: supplier(telegramId) })
  const stranger = visitOf(null)
  const linked = visitOf('7')

  type Scenario = readonly (LinkEvent | Happening)[]

  const events: LinkEvent = { type: 'telegram.linked', chatId: '8' }
  const refusal = (status: number) => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null }) as const
  const again = [refuses('fetchAccount'), runsOut('pauseEnds')] as const
  const inVain = [...again, ...again, ...again, ...again, refuses('fetchAccount')] as const
  const asked = { type: 'disconnect.chosen' } as const
  const left: LinkEvent = { type: 'supplier.updated', supplier: supplier(null) }
  const leaving = [asked, { type: 'disconnect.confirmed' }] as const

  test.each<[string, Scenario, object]>([
    [
      'after five failed account fetches the link stays unread',
      [events, ...inVain],
      { state: 'unread', sent: ['app fault.logged'] },
    ],
    [
      'a retry fetches the account again',
      [events, ...inVain, { type: 'retry.chosen' }],
      { state: 'reading', context: { attempt: 0 } },
    ],
    [
      'another reported link restarts the fetching',
      [events, ...again, { ...events, chatId: '9' }],
      { state: 'reading', context: { attempt: 0, supplier: { telegramId: '9' } } },
    ],
    [
      'a link removed elsewhere cannot be unlinked again while the account is unread',
      [events, ...inVain, { type: 'supplier.updated', supplier: supplier(null) }, asked],
      { state: 'unread' },
    ],
  ])('%s', async (_, scenario, lived) => expect(await stranger(...scenario)).toMatchObject(lived))
  const told = [events, answers('fetchAccount', { telegramId: '8' }), ...leaving] as const
  const lostAfter = [...told, refuses('disconnectTelegram')] as const
  const cut = answers('disconnectTelegram')
  const toldAnew = { state: 'reading', sent: ['app supplier.changed', 'asks fetchAccount'] }

  test.each<[string, Scenario, object]>([
    [
      'the same chat reported during unlinking is not linked again',
      [...told, events, cut],
      { state: 'settled', context: { supplier: { telegramId: null }, waitingChatId: null } },
    ],
    ['a chat reported after unlinking is linked again', [...told, cut, events], toldAnew],
    [
      'a chat reported after an unlink without a response is linked again',
      [...lostAfter, answers('lookUpAccount', { telegramId: null }), events],
      toldAnew,
    ],
    [
      'the looked-up account is reported although the supplier changed before',
      [
        ...told,
        { type: 'supplier.updated', supplier: { ...supplier('8'), firstname: 'Марія' } },
        refuses('disconnectTelegram'),
        answers('lookUpAccount', { telegramId: '8', firstname: 'Олена' }),
      ],
      {
        sent: [
          'app fault.logged',
          'app failure.reported',
          'app write.failed',
          'app supplier.changed',
          'panel telegram.kept',
        ],
        events: [{}, {}, {}, { patch: { telegramId: '8', firstname: 'Олена' } }, {}],
      },
    ],
  ])('a reported link: %s', async (_, scenario, lived) => expect(await stranger(...scenario)).toMatchObject(lived))

  const lost = [...leaving, refuses('disconnectTelegram')] as const
  const missing = [...leaving, refuses('disconnectTelegram', refusal(404))] as const
  const gone = {
    state: 'settled',
    sent: ['app supplier.changed', 'app warning.reported'],
    context: { supplier: { telegramId: null } },
  }

  test.each<[string, Scenario, object]>([
    ['unlinking asks for confirmation', [asked], { state: 'asked', sent: [] }],
    [
      'a confirmed unlink is sent, and the panel shows no prompt to link meanwhile',
      leaving,
      {
        state: { unlinking: 'disconnecting' },
        sent: ['panel telegram.unlinked', 'asks disconnectTelegram'],
      },
    ],
    [
      'a failed unlink counts as done when an update has removed the link',
      [...leaving, left, refuses('disconnectTelegram')],
      gone,
    ],
    [
      'a failed unlink that cannot be looked up is reported, and the panel still shows no prompt',
      [...lost, refuses('lookUpAccount')],
      {
        state: 'settled',
        sent: ['app fault.logged', 'app failure.reported', 'app write.failed'],
        context: { supplier: { telegramId: '7' } },
      },
    ],
    [
      'an unlink refused with 404 counts as done when the account has no link',
      [...missing, answers('lookUpAccount', { telegramId: null })],
      gone,
    ],
    [
      'a refused unlink is logged and reported, and the panel may show the prompt again',
      [...leaving, refuses('disconnectTelegram', refusal(422))],
      {
        state: 'settled',
        sent: ['app fault.logged', 'app failure.reported', 'app write.failed', 'panel telegram.kept'],
        events: [{ code: 'Failed to disconnect Telegram', failure: refusal(422) }, { failure: refusal(422) }, {}, {}],
        context: { supplier: { telegramId: '7' } },
      },
    ],
    [
      'a link reported during unlinking waits for the response',
      [...leaving, events, answers('disconnectTelegram')],
      {
        state: 'reading',
        sent: [...gone.sent, 'app supplier.changed', 'asks fetchAccount'],
        context: { supplier: { telegramId: '8' }, waitingChatId: null },
      },
    ],
  ])('%s', async (_, scenario, lived) => expect(await linked(...scenario)).toMatchObject(lived))
})
