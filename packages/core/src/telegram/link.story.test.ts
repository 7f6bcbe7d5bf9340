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
const left: LinkEvent = { type: 'supplier.learned', supplier: supplier(null) }
const dialog = 'trunk dialog.changed'
const leaving = [asked, { type: 'disconnect.confirmed' }] as const

test.each<[string, Story, object]>([
  [
    'a link is told at once, and the account is read for what came with it',
    [news],
    {
      state: 'reading',
      said: ['trunk supplier.changed', 'asks fetchAccount'],
      context: { supplier: { telegramId: '8' } },
    },
  ],
  ['told twice, it is told once', [news, answers('fetchAccount', {}), news], { state: 'settled', said: [] }],
  [
    'what the account says is told, and the success with it',
    [news, answers('fetchAccount', { telegramId: '8' })],
    { state: 'settled', said: ['trunk supplier.changed', 'trunk success.met'] },
  ],
  [
    'an account that says nothing of links leaves it at what the bot told',
    [news, answers('fetchAccount', {})],
    { state: 'settled', said: ['trunk supplier.changed', 'trunk success.met'] },
  ],
  [
    'one that knows of no link says no success',
    [news, answers('fetchAccount', { telegramId: null })],
    { state: 'settled', said: ['trunk supplier.changed'] },
  ],
  [
    'nor is one said that was cut elsewhere meanwhile',
    [news, { type: 'supplier.learned', supplier: supplier(null) }, answers('fetchAccount', { telegramId: '8' })],
    { state: 'settled', said: ['trunk supplier.changed'], events: [{ patch: {} }] },
  ],
  [
    'a link that other news told of first is told all the same',
    [{ type: 'supplier.learned', supplier: supplier('8') }, news],
    { state: 'reading', said: ['trunk supplier.changed', 'asks fetchAccount'] },
  ],
  [
    'told twice after such news, it is told once',
    [{ type: 'supplier.learned', supplier: supplier('8') }, news, answers('fetchAccount', {}), news],
    { state: 'settled', said: [] },
  ],
  [
    'the same chat that is linked anew is told anew',
    [news, answers('fetchAccount', {}), { type: 'supplier.learned', supplier: supplier(null) }, news],
    { state: 'reading' },
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
    'also after it was cut by an answer that was lost',
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
        'trunk writes.changed',
      ],
      events: [{}, {}, {}, { patch: { telegramId: '8', firstname: 'Олена' } }, {}, {}],
    },
  ],
])('a link that was told: %s', async (_, story, lived) => expect(await stranger(...story)).toMatchObject(lived))

const lost = [...leaving, refuses('disconnectTelegram')] as const
const missing = [...leaving, refuses('disconnectTelegram', refusal(404))] as const
const gone = {
  state: 'settled',
  said: ['trunk supplier.changed', 'trunk warning.met', 'trunk writes.changed'],
  context: { supplier: { telegramId: null } },
}
const kept = {
  state: 'settled',
  said: [
    'trunk fault.noted',
    'trunk failure.met',
    'trunk write.failed',
    'trunk supplier.changed',
    'panel telegram.kept',
    'trunk writes.changed',
  ],
  context: { supplier: { telegramId: '7' } },
}

test.each<[string, Story, object]>([
  ['unlinking is asked about', [asked], { state: 'asked', said: [dialog], events: [{ by: 'link', isOpen: true }] }],
  [
    'and may be thought over',
    [asked, { type: 'disconnect.dismissed' }],
    { state: 'settled', said: [dialog], events: [{ isOpen: false }], context: { supplier: { telegramId: '7' } } },
  ],
  ['it goes with its page', [asked, { type: 'screen.closed' }], { state: 'settled', said: [dialog] }],
  [
    'unlinked elsewhere, nobody is asked any more',
    [asked, { type: 'supplier.learned', supplier: supplier(null) }],
    { state: 'settled' },
  ],
  [
    'the server unlinks, and nobody asks to link it meanwhile',
    leaving,
    {
      state: { unlinking: 'disconnecting' },
      said: [dialog, 'panel telegram.unlinked', 'trunk writes.changed', 'asks disconnectTelegram'],
    },
  ],
  ['and it is told to everyone who shows it', [...leaving, answers('disconnectTelegram')], gone],
  [
    'news that are faster than the answer say nothing yet',
    [...leaving, left],
    { state: { unlinking: 'disconnecting' }, said: [] },
  ],
  ['and once it came all is told as ever', [...leaving, left, answers('disconnectTelegram')], gone],
  ['or once it was lost', [...leaving, left, refuses('disconnectTelegram')], gone],
  [
    'a lost answer may have unlinked, so the account is read',
    lost,
    { state: { unlinking: 'checking' }, said: ['asks lookUpAccount'] },
  ],
  ['and says so', [...lost, answers('lookUpAccount', { telegramId: null })], gone],
  ['unless news do', [...lost, left], gone],
  ['or it was not unlinked', [...lost, answers('lookUpAccount', { telegramId: '7' })], kept],
  ['or does not know', [...lost, answers('lookUpAccount', {})], kept],
  [
    'who cannot read it says that it failed, and asks for nothing all the same',
    [...lost, refuses('lookUpAccount')],
    {
      state: 'settled',
      said: ['trunk fault.noted', 'trunk failure.met', 'trunk write.failed', 'trunk writes.changed'],
      context: { supplier: { telegramId: '7' } },
    },
  ],
  [
    'a server that knows of no link is asked what it knows',
    missing,
    { state: { unlinking: 'checking' }, said: ['asks lookUpAccount'] },
  ],
  ['and may know of none', [...missing, answers('lookUpAccount', { telegramId: null })], gone],
  ['which holds where its accounts say nothing of links', [...missing, answers('lookUpAccount', {})], gone],
  ['or of one after all', [...missing, answers('lookUpAccount', { telegramId: '7' })], kept],
  [
    'a refusal leaves all as it is, is noted, and takes it back that nobody is asked to link it',
    [...leaving, refuses('disconnectTelegram', refusal(422))],
    {
      state: 'settled',
      said: [
        'trunk fault.noted',
        'trunk failure.met',
        'trunk write.failed',
        'panel telegram.kept',
        'trunk writes.changed',
      ],
      events: [{ code: 'Failed to disconnect Telegram', failure: refusal(422) }, { failure: refusal(422) }, {}, {}, {}],
      context: { supplier: { telegramId: '7' } },
    },
  ],
  [
    'another link that is told meanwhile waits',
    [...leaving, news],
    { state: { unlinking: 'disconnecting' }, said: [] },
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
  [
    'or for what the account says',
    [...lost, news, answers('lookUpAccount', { telegramId: '7' })],
    { state: 'reading', context: { supplier: { telegramId: '8' } } },
  ],
  [
    'news of a link that come late are believed when the account says so, too',
    [
      ...leaving,
      answers('disconnectTelegram'),
      { ...news, chatId: '7' },
      answers('fetchAccount', { telegramId: null }),
    ],
    { state: 'settled', said: ['trunk supplier.changed'] },
  ],
])('%s', async (_, story, lived) => expect(await linked(...story)).toMatchObject(lived))
