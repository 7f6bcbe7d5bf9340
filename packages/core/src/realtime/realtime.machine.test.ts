import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answers, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import type { NudgeReason } from './realtime.domain.ts'
import { type RealtimeEvent, type RealtimeNews, realtimeMachine } from './realtime.machine.ts'
import type { RealtimeFact, RealtimePort } from './realtime.port.ts'
import { selectLineState } from './realtime.selectors.ts'

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

interface Surroundings extends Partial<Pick<RealtimePort, 'askServer'>> {
  readonly chance?: number
}

const start = async ({ askServer = async () => {}, chance = 0 }: Surroundings = {}) => {
  const clock = new SimulatedClock()
  const connections: { tell: (fact: RealtimeFact) => void; isOpen: boolean }[] = []
  const news: RealtimeNews[] = []
  const port: RealtimePort = {
    loadRealtime: vi.fn(async () => {}),
    chance: async () => chance,
    askServer,
    openConnection: (tell) => {
      const connection = { tell, isOpen: true }
      connections.push(connection)
      return () => {
        connection.isOpen = false
      }
    },
  }
  const machine = realtimeMachine.provide({
    actors: {
      ...actorsOf({ loadRealtime: port.loadRealtime, chance: port.chance, askServer: port.askServer }),
      openConnection: listenerOf(port.openConnection),
    },
  })
  const line = createActor(machine, {
    clock,
    input: { panel: { send: (event) => news.push(event) }, clock: { now: () => clock.now() }, supplierId: 7 },
  }).start()
  await settled()
  const last = () => {
    const connection = connections.at(-1)
    if (!connection) throw new Error('no connection was opened')
    return connection
  }
  const live = () => {
    last().tell({ type: 'connection.opened' })
    last().tell({ type: 'channels.joined' })
  }
  const state = () => selectLineState(line.getSnapshot())
  return { clock, connections, line, live, last, news, state }
}

const missed = { type: 'news.missed' }

test.each([
  ['at once reads nothing twice', 4999, []],
  ['later asks once for what was told since the panel was read', 5000, [missed]],
])('a line that is joined %s', async (_, ms, told) => {
  const { clock, live, news, state } = await start()
  clock.increment(ms)
  live()
  expect([state(), news]).toEqual(['live', told])
})

test('a line that is joined at once, but after the network was gone, asks for what was missed', async () => {
  const { line, live, news } = await start()
  line.send({ type: 'network.lost' })
  live()
  expect(news).toEqual([missed])
})

test('a dropped line is back after one second and asks once for what was missed', async () => {
  const { clock, connections, live, last, news, state } = await start()
  live()
  last().tell({ type: 'connection.lost', code: 1006 })
  expect([state(), connections.filter(({ isOpen }) => isOpen)]).toEqual(['connecting', []])
  clock.increment(1000)
  live()
  expect([state(), news]).toEqual(['live', [missed]])
})

test('a line that comes up late for the first time asks once for what was missed meanwhile', async () => {
  const { clock, live, last, news, state } = await start()
  last().tell({ type: 'connection.lost', code: 1006 })
  clock.increment(5000)
  live()
  expect([state(), news]).toEqual(['live', [missed]])
})

/** A server that can be taken away, behind a browser that takes its time to say that nobody opened a socket. */
const besideServer = async (answer: (isAway: boolean) => Failure | null, refusalTakes = 0) => {
  let isAway = false
  const lineup = await start({
    askServer: async () => {
      const failure = answer(isAway)
      if (failure) throw new PortError(failure)
    },
  })
  const { clock, connections, last, live, state } = lineup
  const tried: number[] = []
  const pass = async (seconds: number) => {
    const end = clock.now() + seconds * 1000
    while (clock.now() < end) {
      clock.increment(100)
      await settled()
      if (connections.length > tried.length) tried.push(clock.now())
      if (!last().isOpen || state() === 'live') continue
      if (!isAway) live()
      else if (clock.now() - (tried.at(-1) ?? 0) >= refusalTakes) last().tell({ type: 'connection.lost', code: 1006 })
    }
  }
  const leave = () => {
    isAway = true
    last().tell({ type: 'connection.lost', code: 1006 })
  }
  live()
  tried.push(clock.now())
  return { ...lineup, tried, pass, leave, comeBack: () => (isAway = false) }
}

const away: readonly (readonly [string, Failure])[] = [
  ['nothing', { kind: 'unreachable' }],
  ['silence', { kind: 'timedOut' }],
  ['that nobody stands behind it', { kind: 'serverBroken', status: 502, texts: [], retryAfter: null }],
]

test.each(away)(
  'a server that answers %s for ten minutes costs hardly a socket and is found in four seconds',
  async (_, failure) => {
    const { pass, leave, comeBack, state, tried } = await besideServer((isAway) => (isAway ? failure : null))
    leave()
    await pass(600)
    expect([state(), busiestMinute(tried.slice(1)) <= 4]).toEqual(['connecting', true])
    expect(tried.filter((at) => at >= 60_000).length).toBeLessThanOrEqual(16)
    comeBack()
    await pass(4.2)
    expect(state()).toBe('live')
  },
)

test('a server that is there but opens no sockets is tried on in a browser that holds them back', async () => {
  const { pass, leave, comeBack, state, tried } = await besideServer(() => null, 4000)
  leave()
  await pass(120)
  const pauses = tried.slice(1).map((at, place) => at - (tried[place] ?? 0))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(4700)
  comeBack()
  await pass(0.8)
  expect(state()).toBe('live')
})

test.each([
  ['refuses sockets', 0, 30],
  ['lets them hang', 60_000, 75],
])(
  'on a network that %s beside an API that answers the line is off soon, and whoever looks has everything read',
  async (_, refusalTakes, soon) => {
    const { pass, leave, comeBack, line, news, state } = await besideServer(() => null, refusalTakes)
    leave()
    await pass(soon)
    expect([state(), news]).toEqual(['off', [missed]])
    for (let look = 0; look < 300; look += 1) {
      line.send({ type: 'line.nudged', reason: 'shown' })
      await pass(1)
      expect(state()).toBe('off')
    }
    expect(news.length).toBe(1 + 30)
    comeBack()
    await pass(12)
    expect([state(), news.length]).toEqual(['live', 32])
  },
)

test('a line that seems open after ten minutes is opened anew as soon as somebody looks, and reads once', async () => {
  const { clock, connections, line, live, news } = await start()
  live()
  const look = () => line.send({ type: 'line.nudged', reason: 'shown' })
  look()
  clock.increment(299_000)
  look()
  expect([connections.length, news]).toEqual([1, []])
  clock.increment(301_000)
  look()
  look()
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false, true])
  live()
  expect(news).toEqual([missed])
})

test.each([
  ['held', () => {}],
  ['broke off before the browser knew', (lose: () => void) => lose()],
])('a network that is back is read over once, when the line %s', async (_, during) => {
  const { clock, connections, last, line, live, news, state } = await start()
  live()
  clock.increment(60_000)
  during(() => last().tell({ type: 'connection.lost', code: 1006 }))
  line.send({ type: 'line.nudged', reason: 'regained' })
  expect(news).toEqual([])
  clock.increment(1000)
  live()
  line.send({ type: 'line.nudged', reason: 'regained' })
  expect([state(), news, connections.length]).toEqual(['live', [missed], 2])
})

test('a network that was gone within seconds of the joining is read over at once', async () => {
  const { clock, line, live, news, state } = await start()
  live()
  clock.increment(1000)
  line.send({ type: 'network.lost' })
  clock.increment(1000)
  line.send({ type: 'line.nudged', reason: 'regained' })
  expect([state(), news]).toEqual(['connecting', []])
  live()
  expect([state(), news]).toEqual(['live', [missed]])
})

test('a question that is never let through keeps no line away: a socket is tried all the same', async () => {
  const { pass, leave, comeBack, state } = await besideServer(() => ({ kind: 'unreachable' }))
  leave()
  await pass(30)
  comeBack()
  await pass(70)
  expect(state()).toBe('live')
})

test('a token that changes while the server is asked for is tried at once', async () => {
  const { clock, connections, last, line } = await start({ askServer: () => new Promise(() => {}) })
  for (const pause of [1000, 2000, 4000, 4000]) {
    last().tell({ type: 'connection.lost', code: 1006 })
    clock.increment(pause)
  }
  expect(connections.length).toBe(4)
  line.send({ type: 'token.changed' })
  expect(connections.length).toBe(5)
})

test('an unanswered subscription is given up after ten seconds, three times, then the line rests', async () => {
  const { clock, connections, last, state } = await start()
  for (const pause of [1000, 2000, 0]) {
    last().tell({ type: 'connection.opened' })
    last().tell({ type: 'channels.signed' })
    clock.increment(10_000)
    clock.increment(pause)
  }
  await settled()
  expect([state(), connections.length]).toEqual(['off', 3])
  clock.increment(1000)
  await settled()
  expect(connections.length).toBe(4)
})

/** How many of these moments lie within one minute, wherever that minute begins. */
const busiestMinute = (times: readonly number[]): number =>
  Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + 60_000).length))

const opened: RealtimeFact = { type: 'connection.opened' }
const signed: RealtimeFact = { type: 'channels.signed' }
const joined: RealtimeFact = { type: 'channels.joined' }
const closed: RealtimeFact = { type: 'connection.lost', code: 4200 }
const refused: RealtimeFact = { type: 'channels.refused', status: 500 }

describe.each([
  ['', Number.POSITIVE_INFINITY],
  [', while other calls are answered all the time', 7],
])('a server that closes every connection%s', (_, ticksToNudge) => {
  test.each([
    ['before it greets', () => [closed], 0],
    ['after the greeting', () => [opened, closed], 0],
    ['once its channels are joined', () => [opened, joined, closed], 0],
    ['a tenth of a second later', () => [opened, joined, closed], 100],
    ['two seconds later', () => [opened, joined, closed], 2000],
    ['seven seconds later', () => [opened, joined, closed], 7000],
    ['before or after they are joined', (n: number) => [opened, ...(n % 3 ? [] : [joined]), closed], 0],
    ['or refuses the channels, in turns', (n: number) => [opened, ...(n % 3 ? [refused] : [joined, closed])], 0],
  ])('%s sees one in ten seconds after the first few, and is tried on', async (_when, factsOf, pause) => {
    const { clock, connections, last, line } = await start({ chance: 0.5 })
    const times: number[] = []
    for (let tick = 1; tick < 6000; tick += 1) {
      if (connections.length > times.length) times.push(clock.now())
      if (last().isOpen && clock.now() >= (times.at(-1) ?? 0) + pause) {
        for (const fact of factsOf(times.length)) last().tell(fact)
      }
      if (tick % ticksToNudge === 0) line.send({ type: 'line.nudged', reason: 'answered' })
      clock.increment(100)
      await settled()
    }
    expect(busiestMinute(times)).toBeLessThanOrEqual(10)
    expect(busiestMinute(times.filter((at) => at > 60_000))).toBeLessThanOrEqual(8)
    expect(times.at(-1)).toBeGreaterThan(580_000)
  })
})

const silent: readonly RealtimeFact[] = []
const lostBy = (code: number): readonly RealtimeFact[] => [{ type: 'connection.lost', code }]

test.each<[string, readonly RealtimeFact[], Failure?]>([
  ['refuses sockets', lostBy(1006), { kind: 'unreachable' }],
  ['refuses sockets beside an API that answers', lostBy(1006)],
  ['never greets', silent],
  ['closes with 4001', lostBy(4001)],
  ['closes with 4004', lostBy(4004)],
  ['closes with 4100', lostBy(4100)],
  ['closes what it has greeted', [opened, closed]],
  ['closes what is joined', [opened, joined, closed]],
  ['answers no subscription', [opened, signed]],
  ['signs no channel', [opened, refused]],
])('once a server that %s is well again, the line is back within fifteen seconds', async (_, facts, failure) => {
  for (const chance of [0, 0.5, 1]) {
    for (const seconds of [1, 4, 10, 15, 20, 30, 40, 60, 90, 130]) {
      const { clock, connections, last, live, state } = await start({
        chance,
        askServer: async () => {
          if (failure && clock.now() < seconds * 1000) throw new PortError(failure)
        },
      })
      let met = 0
      for (; state() !== 'live' || clock.now() < seconds * 1000; clock.increment(100), await settled()) {
        expect(clock.now()).toBeLessThanOrEqual((seconds + 15) * 1000)
        if (connections.length === met || !last().isOpen) continue
        met = connections.length
        if (clock.now() >= seconds * 1000) live()
        else for (const fact of facts) last().tell(fact)
      }
    }
  }
})

test('a server that closes is never called sooner than a second later, however often other calls are answered', async () => {
  const { clock, connections, last, line } = await start()
  const times = [0]
  for (let tick = 1; tick < 100; tick += 1) {
    if (last().isOpen) last().tell({ type: 'connection.lost', code: 4100 })
    line.send({ type: 'line.nudged', reason: 'answered' })
    clock.increment(100)
    await settled()
    if (connections.length > times.length) times.push(clock.now())
  }
  const pauses = times.slice(1).map((at, place) => at - (times[place] ?? 0))
  expect([pauses.length >= 4, Math.min(...pauses)]).toEqual([true, 1000])
})

test('a line that was restless once and then held for an hour is back one second after a drop', async () => {
  const { clock, connections, live, last, state } = await start()
  for (let times = 1; times <= 4; times += 1) {
    live()
    last().tell({ type: 'connection.lost', code: 1006 })
    clock.increment(1000)
  }
  live()
  clock.increment(3_600_000)
  last().tell({ type: 'connection.lost', code: 1006 })
  clock.increment(1000)
  live()
  expect([state(), connections.length]).toEqual(['live', 6])
})

test('a refused supplier is asked for again within a minute, or at once by another token', async () => {
  const { clock, connections, last, line, state } = await start()
  last().tell({ type: 'connection.opened' })
  last().tell({ type: 'channels.refused', status: 403 })
  expect([state(), connections.length]).toEqual(['off', 1])
  clock.increment(60_000)
  await settled()
  expect(connections.length).toBe(2)
  last().tell({ type: 'connection.opened' })
  last().tell({ type: 'channels.refused', status: 401 })
  line.send({ type: 'token.changed' })
  await settled()
  expect(connections.length).toBe(3)
})

test('a closed line is retried seven seconds later at the soonest, and the rest of the app may ask for news meanwhile', async () => {
  const { clock, connections, last, line, news, state } = await start()
  last().tell({ type: 'connection.lost', code: 4001 })
  await settled()
  expect(state()).toBe('off')
  line.send({ type: 'line.nudged', reason: 'shown' })
  expect(news).toEqual([missed])
  clock.increment(6999)
  await settled()
  expect(connections.length).toBe(1)
  clock.increment(1)
  await settled()
  expect(connections.length).toBe(2)
})

test('stopping the line closes its connection', async () => {
  const { connections, line, live } = await start()
  live()
  line.stop()
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false])
})

test('Telegram counts as linked only when the event says so and names the chat', async () => {
  const { live, last, news } = await start()
  live()
  last().tell({ type: 'telegram.reported', isConnected: false, chatId: '77' })
  last().tell({ type: 'telegram.reported', isConnected: true, chatId: null })
  last().tell({ type: 'telegram.reported', isConnected: true, chatId: '77' })
  expect(news).toEqual([{ type: 'telegram.linked', chatId: '77' }])
})

describe('told by facts', () => {
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
    [
      'once the chance is drawn what a connection needs is loaded',
      [drawn],
      { state: 'loadingLibrary', context: { chance: 0.5 } },
    ],
    [
      'once that is loaded a connection is opened',
      [...loaded],
      { state: { connected: 'opening' }, said: ['asks openConnection'], context: { soughtAt: 0 } },
    ],
    [
      'its channels are signed',
      [...loaded, opened],
      { state: { connected: { joining: 'signing' } }, context: { openings: [0], soughtAt: null } },
    ],
    [
      'a link to Telegram is told',
      [...live, { type: 'telegram.reported', isConnected: true, chatId: '7' }],
      { said: ['panel telegram.linked'], events: [{ chatId: '7' }] },
    ],
    [
      'one that is gone is not',
      [...live, { type: 'telegram.reported', isConnected: false, chatId: '7' }],
      { said: [] },
    ],
    ['what nobody understands is counted', [...live, { type: 'frame.ignored' }], { said: [], context: { ignored: 1 } }],
    [
      'a connection for which nobody signs is given up',
      [...loaded, opened, runsOut('signingTakesTooLong')],
      { state: 'backingOff', context: { failedSubscriptions: 1 } },
    ],
    [
      'a connection that nobody joins is given up',
      [...loaded, opened, signed, runsOut('joiningTakesTooLong')],
      { state: 'backingOff', context: { failedSubscriptions: 1 } },
    ],
    [
      'a server that closes before it says hello was there',
      [...loaded, lost(1001)],
      { state: 'backingOff', context: { openings: [0] } },
    ],
    [
      'after a few in vain it is asked first whether a server is there',
      asking,
      { state: 'asking', said: ['asks askServer'], context: { attempt: 4 } },
    ],
    ['nobody answers', [...asking, refuses('askServer')], { state: 'backingOff' }],
    [
      'any other answer comes from the server itself',
      [...asking, refuses('askServer', { kind: 'unauthorized', texts: [] })],
      { state: { connected: 'opening' }, context: { isAnswered: true } },
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
      'the first attempt is not hurried',
      [...backingOff, nudged('regained')],
      { state: 'backingOff', context: { attempt: 0 } },
    ],
    [
      'forbidden channels are tried again when somebody looks',
      [...forbidden, nudged('shown')],
      { state: 'hurrying', said: ['panel news.missed'] },
    ],
    [
      'as often as they do',
      [...forbidden, nudged('shown'), runsOut('leastWaitEnds'), opened, refused(403), nudged('shown')],
      { state: 'hurrying', said: [], context: { isBehind: true } },
    ],
    [
      'forbidden channels rest once their token is taken elsewhere',
      [...forbidden, nudged('accepted')],
      { state: 'resting', said: [] },
    ],
    [
      'another answer changes nothing for forbidden channels',
      [...forbidden, nudged('answered')],
      { state: 'forbidden', said: [] },
    ],
    [
      'forbidden channels are tried earlier with another token',
      [...resting, renewed],
      { state: 'loadingLibrary', context: { failedSubscriptions: 0 } },
    ],
    [
      'a resting line is not hurried twice',
      [...resting, nudged('regained'), nudged('shown')],
      { state: 'resting', said: [] },
    ],
    [
      'a server that answers and opens no line counts',
      [...asking, answers('askServer'), lost(1006)],
      { state: 'backingOff', said: [], context: { shutOut: 1, isOff: false, isAnswered: false } },
    ],
    [
      'an answer to somebody else proves the line as well',
      [...backingOff, ...again, nudged('answered'), runsOut('leastWaitEnds'), lost(1006)],
      { state: 'backingOff', context: { shutOut: 1 } },
    ],
    [
      'what was missed since the network was back is read then',
      [...loaded, nudged('regained'), ...shutOut.slice(2)],
      { state: 'backingOff', said: ['panel news.missed'], context: { isOff: true, isBehind: false } },
    ],
    [
      'whoever looks has everything read',
      [...shutOut, nudged('shown')],
      { state: 'hurrying', said: ['panel news.missed'], context: { caughtUpAt: 0 } },
    ],
    [
      'once the line is joined, everybody waits for it again',
      [...shutOut, runsOut('backoffEnds'), answers('askServer'), opened, joined],
      { state: { connected: 'live' }, said: [], context: { isOff: false, shutOut: 0 } },
    ],
    [
      'what was joined before is proven by nothing any more',
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
})
