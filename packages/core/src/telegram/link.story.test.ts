import { expect, test } from 'vitest'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { someSession } from '../../testing/ports.ts'
import { type LinkEvent, linkMachine } from './link.machine.ts'

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
const leaving = [asked, { type: 'disconnect.confirmed' }] as const

test.each<[string, Story, object]>([
  [
    'a link is told at once, and the account is read for what came with it',
    [news],
    {
      state: 'reading',
      said: ['trunk supplier.changed', 'trunk success.met', 'asks fetchAccount'],
      context: { supplier: { telegramId: '8' } },
    },
  ],
  ['told twice, it is told once', [news, answers('fetchAccount', {}), news], { state: 'settled', said: [] }],
  [
    'what the account says is told',
    [news, answers('fetchAccount', { telegramId: '8' })],
    { state: 'settled', said: ['trunk supplier.changed'] },
  ],
  [
    'what is learned meanwhile is newer than that',
    [news, { type: 'supplier.learned', supplier: supplier('5') }],
    { state: 'reading', context: { asked: supplier('8'), supplier: supplier('5') } },
  ],
  [
    'an account that cannot be read is read a little later',
    [news, refuses('fetchAccount')],
    { state: 'pausing', said: [] },
  ],
  ['again and again', [news, ...again], { state: 'reading', said: ['asks fetchAccount'], context: { attempt: 1 } }],
  ['but not for ever', [news, ...inVain], { state: 'unread', said: ['trunk fault.noted'] }],
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
  ['what was not read may still be unlinked', [news, ...inVain, asked], { state: 'asked' }],
  [
    'what was unlinked elsewhere meanwhile is still to be read',
    [news, ...inVain, { type: 'supplier.learned', supplier: supplier(null) }, asked],
    { state: 'unread' },
  ],
  ['there is nothing to unlink', [asked], { state: 'settled' }],
  [
    'news of the supplier tell of the link too',
    [{ type: 'supplier.learned', supplier: supplier('5') }],
    { context: { supplier: { telegramId: '5' } } },
  ],
])('%s', async (_, story, lived) => expect(await stranger(...story)).toMatchObject(lived))

test.each<[string, Story, object]>([
  ['unlinking is asked about', [asked], { state: 'asked' }],
  [
    'and may be thought over',
    [asked, { type: 'disconnect.dismissed' }],
    { state: 'settled', context: { supplier: { telegramId: '7' } } },
  ],
  [
    'unlinked elsewhere, nobody is asked any more',
    [asked, { type: 'supplier.learned', supplier: supplier(null) }],
    { state: 'settled' },
  ],
  [
    'the server unlinks',
    leaving,
    { state: { disconnecting: 'sending' }, said: ['trunk writes.changed', 'asks disconnectTelegram'] },
  ],
  [
    'and it is told to everyone who shows it',
    [...leaving, answers('disconnectTelegram')],
    {
      state: 'settled',
      said: ['panel telegram.unlinked', 'trunk supplier.changed', 'trunk warning.met', 'trunk writes.changed'],
      context: { supplier: { telegramId: null } },
    },
  ],
  [
    'a lost answer may have unlinked, so the account is read',
    [...leaving, refuses('disconnectTelegram')],
    {
      state: 'settled',
      said: ['trunk failure.met', 'trunk write.failed', 'trunk account.outdated', 'trunk writes.changed'],
      context: { supplier: { telegramId: '7' } },
    },
  ],
  [
    'so is it when there was nothing to unlink',
    [...leaving, refuses('disconnectTelegram', refusal(404))],
    { said: ['trunk failure.met', 'trunk write.failed', 'trunk account.outdated', 'trunk writes.changed'] },
  ],
  [
    'a refusal leaves all as it is',
    [...leaving, refuses('disconnectTelegram', refusal(422))],
    {
      state: 'settled',
      said: ['trunk failure.met', 'trunk write.failed', 'trunk writes.changed'],
      context: { supplier: { telegramId: '7' } },
    },
  ],
])('%s', async (_, story, lived) => expect(await linked(...story)).toMatchObject(lived))
