import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import type { NudgeReason } from './realtime.domain.ts'
import { type RealtimeEvent, realtimeMachine } from './realtime.machine.ts'

const line = lifeOf(realtimeMachine, { panel: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 })

const drawn = answers('chance', 0.5)
const ready = answers('loadRealtime')
const loaded = [drawn, ready] as const
const opened: RealtimeEvent = { type: 'connection.opened' }
const signed: RealtimeEvent = { type: 'channels.signed' }
const joined: RealtimeEvent = { type: 'channels.joined' }
const lost = (code: number | null = null): RealtimeEvent => ({ type: 'connection.lost', code })
const refused = (status: number | null): RealtimeEvent => ({ type: 'channels.refused', status })
const nudged = (reason: NudgeReason): RealtimeEvent => ({ type: 'line.nudged', reason })
const renewed: RealtimeEvent = { type: 'token.changed' }
const untaken: RealtimeEvent = { type: 'token.refused' }
const live = [...loaded, opened, joined] as const
const forbidden = [...loaded, opened, refused(403)] as const
const backingOff = [...loaded, lost()] as const
const again = [runsOut('backoffEnds'), lost()] as const
const asking = [...backingOff, ...again, ...again, ...again, runsOut('backoffEnds')] as const
const unsubscribed = [opened, refused(500), runsOut('backoffEnds')] as const
const resting = [...loaded, ...unsubscribed, ...unsubscribed, opened, refused(500)] as const
const gone: RealtimeEvent = { type: 'network.lost' }
const shutOutOnce = [runsOut('backoffEnds'), answers('askServer'), lost(1006)] as const
const shutOut = [...asking, answers('askServer'), lost(1006), ...shutOutOnce, ...shutOutOnce] as const

type Story = readonly (RealtimeEvent | Happening)[]

test.each<[string, Story, object]>([
  ['first it draws by what its attempts are spread', [], { state: 'drawing', said: ['asks chance'] }],
  ['then what a connection needs is loaded', [drawn], { state: 'loadingLibrary', context: { chance: 0.5 } }],
  ['also without chance', [refuses('chance')], { state: 'loadingLibrary', said: ['asks loadRealtime'] }],
  ['without what it needs the line rests', [drawn, refuses('loadRealtime')], { state: 'resting', said: [] }],
  [
    'then a connection is opened',
    [...loaded],
    { state: { connected: 'opening' }, said: ['asks openConnection'], context: { soughtAt: 0 } },
  ],
  ['one that cannot be lets the line rest', [...loaded, breaksDown('openConnection')], { state: 'resting' }],
  [
    'its channels are signed',
    [...loaded, opened],
    { state: { connected: { joining: 'signing' } }, context: { openings: [0], soughtAt: null } },
  ],
  ['and joined', [...loaded, opened, signed], { state: { connected: { joining: 'subscribing' } } }],
  [
    'and what the panel read at its start is not read again',
    live,
    { state: { connected: 'live' }, said: [], context: { attempt: 0, failedSubscriptions: 0 } },
  ],
  [
    'news about the supplier are told',
    [...live, { type: 'supplier.reported', patch: {} }],
    { said: ['panel supplier.reported'] },
  ],
  [
    'so is a link to Telegram',
    [...live, { type: 'telegram.reported', isConnected: true, chatId: '7' }],
    { said: ['panel telegram.linked'], events: [{ chatId: '7' }] },
  ],
  ['one that is gone is not', [...live, { type: 'telegram.reported', isConnected: false, chatId: '7' }], { said: [] }],
  ['what nobody understands is counted', [...live, { type: 'frame.ignored' }], { said: [], context: { ignored: 1 } }],
  [
    'a new token opens the line anew',
    [...live, renewed],
    { state: { connected: 'opening' }, said: ['asks openConnection'] },
  ],
  ['a line that nobody opens is given up on', [...loaded, runsOut('connectingTakesTooLong')], { state: 'backingOff' }],
  [
    'so is one for which nobody signs',
    [...loaded, opened, runsOut('signingTakesTooLong')],
    { state: 'backingOff', context: { failedSubscriptions: 1 } },
  ],
  [
    'or that nobody joins',
    [...loaded, opened, signed, runsOut('joiningTakesTooLong')],
    { state: 'backingOff', context: { failedSubscriptions: 1 } },
  ],
  ['a lost line is opened again after a pause', backingOff, { state: 'backingOff' }],
  ['and again', [...backingOff, runsOut('backoffEnds')], { state: { connected: 'opening' }, context: { attempt: 1 } }],
  [
    'a server that closes before it says hello was there',
    [...loaded, lost(1001)],
    { state: 'backingOff', context: { openings: [0] } },
  ],
  ['a server that wants none for a while gets none', [...loaded, lost(4004)], { state: 'resting' }],
  ['also of a line that was open', [...live, lost(4004)], { state: 'resting' }],
  [
    'after a few in vain it is asked first whether a server is there',
    asking,
    { state: 'asking', said: ['asks askServer'], context: { attempt: 4 } },
  ],
  ['it is', [...asking, answers('askServer')], { state: { connected: 'opening' } }],
  ['nobody answers', [...asking, refuses('askServer')], { state: 'backingOff' }],
  [
    'any other answer comes from the server itself',
    [...asking, refuses('askServer', { kind: 'unauthorized', texts: [] })],
    { state: { connected: 'opening' }, context: { isAnswered: true } },
  ],
  ['a new token does not wait for the answer', [...asking, renewed], { state: { connected: 'opening' } }],
  ['nor for the end of a pause', [...backingOff, renewed], { state: { connected: 'opening' } }],
  [
    'a good moment shortens a pause that grows long',
    [...backingOff, ...again, nudged('regained')],
    { state: 'hurrying', said: [], context: { attempt: 1, isBehind: true } },
  ],
  [
    'who looked meanwhile has everything read once the line is given up on',
    [...loaded, lost(), ...again, nudged('shown'), runsOut('leastWaitEnds'), lost(4001)],
    { state: 'resting', said: ['panel news.missed'], context: { isBehind: false } },
  ],
  [
    'to its first second',
    [...backingOff, ...again, nudged('regained'), runsOut('leastWaitEnds')],
    { state: { connected: 'opening' }, context: { attempt: 2 } },
  ],
  [
    'or to nothing, by a new token',
    [...backingOff, ...again, nudged('regained'), renewed],
    { state: { connected: 'opening' } },
  ],
  ['but not the first one', [...backingOff, nudged('regained')], { state: 'backingOff', context: { attempt: 0 } }],
  ['who may not join waits', forbidden, { state: 'forbidden', said: [], context: { isOff: true } }],
  ['for a while', [...forbidden, runsOut('refusalEnds')], { state: 'loadingLibrary', said: ['asks loadRealtime'] }],
  ['or until they look', [...forbidden, nudged('shown')], { state: 'hurrying', said: ['panel news.missed'] }],
  [
    'as often as they do',
    [...forbidden, nudged('shown'), runsOut('leastWaitEnds'), opened, refused(403), nudged('shown')],
    { state: 'hurrying', said: [], context: { isBehind: true } },
  ],
  ['or their token is taken elsewhere', [...forbidden, nudged('accepted')], { state: 'resting', said: [] }],
  ['whatever else was answered', [...forbidden, nudged('answered')], { state: 'forbidden', said: [] }],
  [
    'another token joins at once',
    [...loaded, opened, refused(401), renewed, ready],
    { state: { connected: 'opening' } },
  ],
  ['a token that nobody takes closes the line', [...live, untaken], { state: 'closed', said: [] }],
  ['also before it was ever opened', [untaken], { state: 'closed' }],
  ['and the next one opens it', [untaken, renewed], { state: 'loadingLibrary', said: ['asks loadRealtime'] }],
  [
    'a refused channel is tried again',
    [...loaded, opened, refused(500)],
    { state: 'backingOff', context: { failedSubscriptions: 1 } },
  ],
  ['but not for ever', resting, { state: 'resting', said: [], context: { failedSubscriptions: 3, chance: 0.5 } }],
  [
    'and begins anew',
    [...resting, runsOut('restEnds')],
    { state: 'loadingLibrary', context: { failedSubscriptions: 3 } },
  ],
  [
    'or earlier, by another token',
    [...resting, renewed],
    { state: 'loadingLibrary', context: { failedSubscriptions: 0 } },
  ],
  [
    'who looks at the tab meanwhile has everything read',
    [...resting, nudged('shown')],
    { state: 'resting', said: ['panel news.missed'] },
  ],
  ['or has the network back', [...resting, nudged('regained')], { state: 'resting', said: ['panel news.missed'] }],
  ['but not again at once', [...resting, nudged('regained'), nudged('shown')], { state: 'resting', said: [] }],
  ['an answered call means nothing', [...resting, nudged('answered')], { state: 'resting', said: [] }],
  [
    'a line that was live and is given up on has read what was missed',
    [...live, lost(4004)],
    { state: 'resting', said: ['panel news.missed'], context: { isOff: true, isBehind: false } },
  ],
  ['one that never was has nothing to read', [...loaded, lost(4004)], { state: 'resting', said: [] }],
  [
    'a server that answers and opens no line counts',
    [...asking, answers('askServer'), lost(1006)],
    { state: 'backingOff', said: [], context: { shutOut: 1, isOff: false, isAnswered: false } },
  ],
  [
    'so does one that answered somebody else',
    [...backingOff, ...again, nudged('answered'), runsOut('leastWaitEnds'), lost(1006)],
    { state: 'backingOff', context: { shutOut: 1 } },
  ],
  ['one that is away does not', [...asking, refuses('askServer')], { context: { shutOut: 0, isAnswered: false } }],
  ['three times, and nobody waits for it', shutOut, { state: 'backingOff', said: [], context: { isOff: true } }],
  [
    'but it is tried on',
    [...shutOut, runsOut('backoffEnds'), answers('askServer')],
    { state: { connected: 'opening' }, context: { isOff: true } },
  ],
  [
    'what was missed since the network was back is read then',
    [...loaded, nudged('regained'), ...shutOut.slice(2)],
    { state: 'backingOff', said: ['panel news.missed'], context: { isOff: true, isBehind: false } },
  ],
  [
    'and whoever looks has everything read',
    [...shutOut, nudged('shown')],
    { state: 'hurrying', said: ['panel news.missed'], context: { caughtUpAt: 0 } },
  ],
  [
    'also while a socket is tried',
    [...shutOut, nudged('shown'), runsOut('leastWaitEnds')],
    { state: { connected: 'opening' } },
  ],
  [
    'once it is joined, everybody waits for it again',
    [...shutOut, runsOut('backoffEnds'), answers('askServer'), opened, joined],
    { state: { connected: 'live' }, said: [], context: { isOff: false, shutOut: 0 } },
  ],
  ['a network that comes back to a line that was joined just now too', [...live, nudged('regained')], { said: [] }],
  ['a network that is lost leaves the line as it is', [...live, gone], { state: { connected: 'live' }, said: [] }],
  [
    'but what was joined before it is proven by nothing any more',
    [...live, gone, nudged('regained')],
    { state: { connected: 'opening' }, said: ['asks openConnection'], context: { isBehind: true } },
  ],
  [
    'what is joined after it is',
    [...loaded, opened, gone, joined, nudged('regained')],
    { state: { connected: 'live' }, said: [] },
  ],
  [
    'without a line it makes what was read just now old as well',
    [...resting, nudged('regained'), gone, nudged('regained')],
    { state: 'resting', said: ['panel news.missed'] },
  ],
  ['who looks at a line that was joined just now learns nothing', [...live, nudged('shown')], { said: [] }],
])('the line: %s', async (_, story, lived) => expect(await line(...story)).toMatchObject(lived))
