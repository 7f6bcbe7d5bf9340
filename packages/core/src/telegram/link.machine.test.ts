import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { someSession } from '../../testing/ports.ts'
import { actorsOf, type Since } from '../kernel/port.ts'
import type { TrunkEvent } from '../kernel/trunk.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { linkMachine } from './link.machine.ts'
import type { LinkEvent } from './link.setup.ts'

const supplier = { ...someSession.supplier, telegramId: null }

const start = () => {
  const answers: ((patch: SupplierPatch) => void)[] = []
  const told: TrunkEvent[] = []
  const fetchAccount = (_: Since) => new Promise<SupplierPatch>((resolve) => answers.push(resolve))
  const disconnectTelegram = async () => {}
  const actor = createActor(linkMachine.provide({ actors: actorsOf({ fetchAccount, disconnectTelegram }) }), {
    input: { trunk: { send: (event) => told.push(event) }, panel: { send: () => {} }, supplier },
  }).start()
  actor.send({ type: 'telegram.linked', chatId: '8' })
  return {
    actor,
    /** What is told of the supplier once the account says this. */
    afterAnswer: async (patch: SupplierPatch) => {
      told.splice(0)
      answers[0]?.(patch)
      await waitFor(actor, (state) => state.matches('settled'))
      return told
    },
  }
}

test('an account that knows of no link takes it back', async () => {
  const { actor, afterAnswer } = start()
  actor.send({ type: 'supplier.learned', supplier: { ...supplier, telegramId: '8' } })
  const patch = { telegramId: null, managerContact: '@anna' }
  expect(await afterAnswer(patch)).toEqual([{ type: 'supplier.changed', patch }])
})

test('what was learned while the account was read is newer than the answer', async () => {
  const { actor, afterAnswer } = start()
  actor.send({ type: 'supplier.learned', supplier: { ...supplier, telegramId: '8', firstname: 'Нова' } })
  expect(await afterAnswer({ telegramId: '8', firstname: 'Стара' })).toEqual([
    { type: 'supplier.changed', patch: { telegramId: '8' } },
    { type: 'success.met', message: { key: 'telegram.connected' } },
  ])
})

describe('told by facts', () => {
  const supplier = (telegramId: string | null) => ({ ...someSession.supplier, telegramId })
  const visitOf = (telegramId: string | null) =>
    lifeOf(linkMachine, { trunk: { send: () => {} }, panel: { send: () => {} }, supplier: supplier(telegramId) })
  const stranger = visitOf(null)
  const linked = visitOf('7')

  type Story = readonly (LinkEvent | Happening)[]

  const news: LinkEvent = { type: 'telegram.linked', chatId: '8' }
  const refusal = (status: number) => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null }) as const
  const again = [refuses('fetchAccount'), runsOut('pauseEnds')] as const
  const inVain = [...again, ...again, ...again, ...again, refuses('fetchAccount')] as const
  const asked = { type: 'disconnect.chosen' } as const
  const left: LinkEvent = { type: 'supplier.learned', supplier: supplier(null) }
  const leaving = [asked, { type: 'disconnect.confirmed' }] as const

  test.each<[string, Story, object]>([
    [
      'an account that never tells of the link is given up',
      [news, ...inVain],
      { state: 'unread', said: ['trunk fault.noted'] },
    ],
    [
      'until somebody asks for it',
      [news, ...inVain, { type: 'retry.chosen' }],
      { state: 'reading', context: { attempt: 0 } },
    ],
    [
      'another link begins anew',
      [news, ...again, { ...news, chatId: '9' }],
      { state: 'reading', context: { attempt: 0, supplier: { telegramId: '9' } } },
    ],
    [
      'what was unlinked elsewhere meanwhile is still to be read',
      [news, ...inVain, { type: 'supplier.learned', supplier: supplier(null) }, asked],
      { state: 'unread' },
    ],
  ])('%s', async (_, story, lived) => expect(await stranger(...story)).toMatchObject(lived))
  const told = [news, answers('fetchAccount', { telegramId: '8' }), ...leaving] as const
  const lostAfter = [...told, refuses('disconnectTelegram')] as const
  const cut = answers('disconnectTelegram')
  const toldAnew = { state: 'reading', said: ['trunk supplier.changed', 'asks fetchAccount'] }

  test.each<[string, Story, object]>([
    [
      'the same chat that is told once more meanwhile is not linked again by that',
      [...told, news, cut],
      { state: 'settled', context: { supplier: { telegramId: null }, waitingChatId: null } },
    ],
    ['linked again after it was cut it is told again', [...told, cut, news], toldAnew],
    [
      'a link can be made after it was cut by an answer that was lost',
      [...lostAfter, answers('lookUpAccount', { telegramId: null }), news],
      toldAnew,
    ],
    [
      'what was learned before the account was looked up does not keep the account from being told',
      [
        ...told,
        { type: 'supplier.learned', supplier: { ...supplier('8'), firstname: 'Марія' } },
        refuses('disconnectTelegram'),
        answers('lookUpAccount', { telegramId: '8', firstname: 'Олена' }),
      ],
      {
        said: [
          'trunk fault.noted',
          'trunk failure.met',
          'trunk write.failed',
          'trunk supplier.changed',
          'panel telegram.kept',
        ],
        events: [{}, {}, {}, { patch: { telegramId: '8', firstname: 'Олена' } }, {}],
      },
    ],
  ])('a link that was told: %s', async (_, story, lived) => expect(await stranger(...story)).toMatchObject(lived))

  const lost = [...leaving, refuses('disconnectTelegram')] as const
  const missing = [...leaving, refuses('disconnectTelegram', refusal(404))] as const
  const gone = {
    state: 'settled',
    said: ['trunk supplier.changed', 'trunk warning.met'],
    context: { supplier: { telegramId: null } },
  }

  test.each<[string, Story, object]>([
    ['unlinking is asked about', [asked], { state: 'asked', said: [] }],
    [
      'the server unlinks, and nobody asks to link it meanwhile',
      leaving,
      {
        state: { unlinking: 'disconnecting' },
        said: ['panel telegram.unlinked', 'asks disconnectTelegram'],
      },
    ],
    [
      'what was learned while the answer was lost cuts the link',
      [...leaving, left, refuses('disconnectTelegram')],
      gone,
    ],
    [
      'who cannot read it says that it failed, and asks for nothing all the same',
      [...lost, refuses('lookUpAccount')],
      {
        state: 'settled',
        said: ['trunk fault.noted', 'trunk failure.met', 'trunk write.failed'],
        context: { supplier: { telegramId: '7' } },
      },
    ],
    ['the account may know of no link', [...missing, answers('lookUpAccount', { telegramId: null })], gone],
    [
      'a refusal leaves all as it is, is noted, and takes it back that nobody is asked to link it',
      [...leaving, refuses('disconnectTelegram', refusal(422))],
      {
        state: 'settled',
        said: ['trunk fault.noted', 'trunk failure.met', 'trunk write.failed', 'panel telegram.kept'],
        events: [{ code: 'Failed to disconnect Telegram', failure: refusal(422) }, { failure: refusal(422) }, {}, {}],
        context: { supplier: { telegramId: '7' } },
      },
    ],
    [
      'for the answer',
      [...leaving, news, answers('disconnectTelegram')],
      {
        state: 'reading',
        said: [...gone.said, 'trunk supplier.changed', 'asks fetchAccount'],
        context: { supplier: { telegramId: '8' }, waitingChatId: null },
      },
    ],
  ])('%s', async (_, story, lived) => expect(await linked(...story)).toMatchObject(lived))
})
