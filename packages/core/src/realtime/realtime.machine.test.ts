import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { actorLogOf, answers, breaksDown, type Happening, refuses, runsOut } from '../../testing/actor-log.ts'
import type { FeatureEvent } from '../kernel/app-ref.ts'
import { type Failure, PortError } from '../kernel/failure.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import type { WakeUpReason } from './realtime.domain.ts'
import { realtimeMachine } from './realtime.machine.ts'
import type { ConnectionEvent, RealtimePort } from './realtime.port.ts'
import { selectConnectionState } from './realtime.selectors.ts'
import type { RealtimeEvent, RealtimeOutput } from './realtime.setup.ts'

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

interface Surroundings extends Partial<Pick<RealtimePort, 'pingServer'>> {
  readonly jitter?: number
}

const start = async ({ pingServer = async () => {}, jitter = 0 }: Surroundings = {}) => {
  const clock = new SimulatedClock()
  const connections: { tell: (event: ConnectionEvent) => void; isOpen: boolean }[] = []
  const events: RealtimeOutput[] = []
  const logged: FeatureEvent[] = []
  const port: Omit<RealtimePort, 'fetchMissedEvents'> = {
    loadRealtime: vi.fn(async () => {}),
    jitter: async () => jitter,
    pingServer,
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
      ...actorsOf({ loadRealtime: port.loadRealtime, jitter: port.jitter, pingServer: port.pingServer }),
      openConnection: listenerOf(port.openConnection),
    },
  })
  const line = createActor(machine, {
    clock,
    input: {
      app: { send: (event) => logged.push(event) },
      panel: { send: (event) => events.push(event) },
      clock: { now: () => clock.now() },
      supplierId: 7,
    },
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
  const state = () => selectConnectionState(line.getSnapshot())
  return { clock, connections, line, live, last, events, logged, state }
}

const missed = { type: 'gap.found' }

test.each<[string, ConnectionEvent, string]>([
  ['channels that are forbidden', { type: 'channels.refused', status: 403 }, 'channels forbidden'],
  ['channels that are refused', { type: 'channels.refused', status: 500 }, 'channels not joined'],
  ['a connection that is closed for good', { type: 'connection.lost', code: 4001 }, 'closed'],
])('%s are logged, and nothing is shown', async (_, event, said) => {
  const { last, events, logged } = await start()
  last().tell({ type: 'connection.opened' })
  last().tell(event)
  expect([logged, events]).toEqual([[{ type: 'fault.logged', code: `Realtime: ${said}` }], []])
})

test.each([
  ['at once refetches nothing', 4999, []],
  ['later refetches once what was missed since the panel was loaded', 5000, [missed]],
])('a connection joined %s', async (_, ms, told) => {
  const { clock, live, events, state } = await start()
  clock.increment(ms)
  live()
  expect([state(), events]).toEqual(['live', told])
})

test('a connection joined at once, but after a lost network, reports missed events', async () => {
  const { line, live, events } = await start()
  line.send({ type: 'network.lost' })
  live()
  expect(events).toEqual([missed])
})

test('a dropped connection is back after one second and reports missed events once', async () => {
  const { clock, connections, live, last, events, state } = await start()
  live()
  last().tell({ type: 'connection.lost', code: 1006 })
  expect([state(), connections.filter(({ isOpen }) => isOpen)]).toEqual(['connecting', []])
  clock.increment(1000)
  live()
  expect([state(), events]).toEqual(['live', [missed]])
})

test('a first connection that comes up late reports missed events once', async () => {
  const { clock, live, last, events, state } = await start()
  last().tell({ type: 'connection.lost', code: 1006 })
  clock.increment(5000)
  live()
  expect([state(), events]).toEqual(['live', [missed]])
})

/** A server that can be taken away, and a browser that delays the error of a refused socket. */
const besideServer = async (answer: (isAway: boolean) => Failure | null, refusalTakes = 0) => {
  let isAway = false
  const lineup = await start({
    pingServer: async () => {
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
  ['502', { kind: 'serverBroken', status: 502, texts: [], retryAfter: null }],
]

test.each(away)(
  'a server that answers %s for ten minutes costs few sockets and is found within four seconds',
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

test('a responding server that opens no sockets is retried in a browser that delays them', async () => {
  const { pass, leave, comeBack, state, tried } = await besideServer(() => null, 4000)
  leave()
  await pass(120)
  const pauses = tried.slice(1).map((at, location) => at - (tried[location] ?? 0))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(4700)
  comeBack()
  await pass(0.8)
  expect(state()).toBe('live')
})

test.each([
  ['refuses sockets', 0, 30],
  ['lets sockets hang', 60_000, 75],
])(
  'on a network that %s beside a responding API the connection is soon off, and a visible tab refetches',
  async (_, refusalTakes, soon) => {
    const { pass, leave, comeBack, line, events, state } = await besideServer(() => null, refusalTakes)
    leave()
    await pass(soon)
    expect([state(), events]).toEqual(['off', [missed]])
    for (let look = 0; look < 300; look += 1) {
      line.send({ type: 'wakeUp.received', reason: 'shown' })
      await pass(1)
      expect(state()).toBe('off')
    }
    expect(events.length).toBe(1 + 30)
    comeBack()
    await pass(12)
    expect([state(), events.length]).toEqual(['live', 32])
  },
)

test('an open connection is replaced when the tab becomes visible after ten minutes, with one refetch', async () => {
  const { clock, connections, line, live, events } = await start()
  live()
  const look = () => line.send({ type: 'wakeUp.received', reason: 'shown' })
  look()
  clock.increment(299_000)
  look()
  expect([connections.length, events]).toEqual([1, []])
  clock.increment(301_000)
  look()
  look()
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false, true])
  live()
  expect(events).toEqual([missed])
})

test.each([
  ['held', () => {}],
  ['broke before the browser noticed', (lose: () => void) => lose()],
])('a regained network causes one refetch when the connection %s', async (_, during) => {
  const { clock, connections, last, line, live, events, state } = await start()
  live()
  clock.increment(60_000)
  during(() => last().tell({ type: 'connection.lost', code: 1006 }))
  line.send({ type: 'wakeUp.received', reason: 'regained' })
  expect(events).toEqual([])
  clock.increment(1000)
  live()
  line.send({ type: 'wakeUp.received', reason: 'regained' })
  expect([state(), events, connections.length]).toEqual(['live', [missed], 2])
})

test('a network lost within seconds of joining causes a refetch at once', async () => {
  const { clock, line, live, events, state } = await start()
  live()
  clock.increment(1000)
  line.send({ type: 'network.lost' })
  clock.increment(1000)
  line.send({ type: 'wakeUp.received', reason: 'regained' })
  expect([state(), events]).toEqual(['connecting', []])
  live()
  expect([state(), events]).toEqual(['live', [missed]])
})

test('a ping that never gets through does not prevent a connection', async () => {
  const { pass, leave, comeBack, state } = await besideServer(() => ({ kind: 'unreachable' }))
  leave()
  await pass(30)
  comeBack()
  await pass(70)
  expect(state()).toBe('live')
})

test('a token that changes during a ping starts an attempt at once', async () => {
  const { clock, connections, last, line } = await start({ pingServer: () => new Promise(() => {}) })
  for (const pause of [1000, 2000, 4000, 4000]) {
    last().tell({ type: 'connection.lost', code: 1006 })
    clock.increment(pause)
  }
  expect(connections.length).toBe(4)
  line.send({ type: 'token.changed' })
  expect(connections.length).toBe(5)
})

test('a subscription without a response ends after ten seconds; after three the connection rests', async () => {
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

/** The largest number of these times within any one minute. */
const busiestMinute = (times: readonly number[]): number =>
  Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + 60_000).length))

const opened: ConnectionEvent = { type: 'connection.opened' }
const signed: ConnectionEvent = { type: 'channels.signed' }
const joined: ConnectionEvent = { type: 'channels.joined' }
const closed: ConnectionEvent = { type: 'connection.lost', code: 4200 }
const refused: ConnectionEvent = { type: 'channels.refused', status: 500 }

describe.each([
  ['', Number.POSITIVE_INFINITY],
  [', while other requests are answered all the time', 7],
])('a server that closes every connection%s', (_, ticksToWakeUp) => {
  test.each([
    ['before it greets', () => [closed], 0],
    ['after the greeting', () => [opened, closed], 0],
    ['once its channels are joined', () => [opened, joined, closed], 0],
    ['a tenth of a second later', () => [opened, joined, closed], 100],
    ['two seconds later', () => [opened, joined, closed], 2000],
    ['seven seconds later', () => [opened, joined, closed], 7000],
    ['before or after they are joined', (n: number) => [opened, ...(n % 3 ? [] : [joined]), closed], 0],
    [
      'after joining or refusing the channels, in turns',
      (n: number) => [opened, ...(n % 3 ? [refused] : [joined, closed])],
      0,
    ],
  ])('%s gets one attempt in ten seconds after the first few, without end', async (_when, factsOf, pause) => {
    const { clock, connections, last, line } = await start({ jitter: 0.5 })
    const times: number[] = []
    for (let tick = 1; tick < 6000; tick += 1) {
      if (connections.length > times.length) times.push(clock.now())
      if (last().isOpen && clock.now() >= (times.at(-1) ?? 0) + pause) {
        for (const event of factsOf(times.length)) last().tell(event)
      }
      if (tick % ticksToWakeUp === 0) line.send({ type: 'wakeUp.received', reason: 'answered' })
      clock.increment(100)
      await settled()
    }
    expect(busiestMinute(times)).toBeLessThanOrEqual(10)
    expect(busiestMinute(times.filter((at) => at > 60_000))).toBeLessThanOrEqual(8)
    expect(times.at(-1)).toBeGreaterThan(580_000)
  })
})

const silent: readonly ConnectionEvent[] = []
const lostBy = (code: number): readonly ConnectionEvent[] => [{ type: 'connection.lost', code }]

test.each<[string, readonly ConnectionEvent[], Failure?]>([
  ['refuses sockets', lostBy(1006), { kind: 'unreachable' }],
  ['refuses sockets while the API answers', lostBy(1006)],
  ['never greets', silent],
  ['closes with 4001', lostBy(4001)],
  ['closes with 4004', lostBy(4004)],
  ['closes with 4100', lostBy(4100)],
  ['closes connections after the greeting', [opened, closed]],
  ['closes connections once they are joined', [opened, joined, closed]],
  ['does not answer subscriptions', [opened, signed]],
  ['refuses to sign channels', [opened, refused]],
])('once a server that %s recovers, the connection is back within fifteen seconds', async (_, childEvents, failure) => {
  for (const jitter of [0, 0.5, 1]) {
    for (const seconds of [1, 4, 10, 15, 20, 30, 40, 60, 90, 130]) {
      const { clock, connections, last, live, state } = await start({
        jitter,
        pingServer: async () => {
          if (failure && clock.now() < seconds * 1000) throw new PortError(failure)
        },
      })
      let met = 0
      for (; state() !== 'live' || clock.now() < seconds * 1000; clock.increment(100), await settled()) {
        expect(clock.now()).toBeLessThanOrEqual((seconds + 15) * 1000)
        if (connections.length === met || !last().isOpen) continue
        met = connections.length
        if (clock.now() >= seconds * 1000) live()
        else for (const event of childEvents) last().tell(event)
      }
    }
  }
})

test.each([
  ['names 30 s', 30, 100, [3, 7, 10]],
  ['names no time', null, 100, [3, 5, 7]],
])('a busy server that %s is pinged no more than that', async (_, retryAfter, seconds, most) => {
  const pings: number[] = []
  const { clock, last, line } = await start({
    jitter: 0.5,
    pingServer: async () => {
      pings.push(clock.now())
      throw new PortError({ kind: 'serverBroken', status: 503, texts: [], retryAfter, at: 0 })
    },
  })
  const counts: number[] = []
  for (let tick = 1; tick <= 3 * seconds * 10; tick += 1) {
    if (last().isOpen) last().tell({ type: 'connection.lost', code: 1006 })
    clock.increment(100)
    await settled()
    if (tick % (seconds * 10) === 0) counts.push(pings.length)
  }
  expect(counts).toEqual(most)
  const before = pings.length
  line.send({ type: 'wakeUp.received', reason: 'shown' })
  clock.increment(1000)
  await settled()
  expect(pings).toHaveLength(before)
})

test('a closing server gets no attempt within a second, however many wake-ups arrive', async () => {
  const { clock, connections, last, line } = await start()
  const times = [0]
  for (let tick = 1; tick < 100; tick += 1) {
    if (last().isOpen) last().tell({ type: 'connection.lost', code: 4100 })
    line.send({ type: 'wakeUp.received', reason: 'answered' })
    clock.increment(100)
    await settled()
    if (connections.length > times.length) times.push(clock.now())
  }
  const pauses = times.slice(1).map((at, location) => at - (times[location] ?? 0))
  expect([pauses.length >= 4, Math.min(...pauses)]).toEqual([true, 1000])
})

test('a connection that flapped once and then held for an hour is back one second after a drop', async () => {
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

test('refused channels are retried within a minute, or at once with another token', async () => {
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

test('a closed connection is retried after seven seconds, and a wake-up refetches meanwhile', async () => {
  const { clock, connections, last, line, events, state } = await start()
  last().tell({ type: 'connection.lost', code: 4001 })
  await settled()
  expect(state()).toBe('off')
  line.send({ type: 'wakeUp.received', reason: 'shown' })
  expect(events).toEqual([missed])
  clock.increment(6999)
  await settled()
  expect(connections.length).toBe(1)
  clock.increment(1)
  await settled()
  expect(connections.length).toBe(2)
})

test('stopping the machine closes its connection', async () => {
  const { connections, line, live } = await start()
  live()
  line.stop()
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false])
})

test('Telegram counts as linked only when the event says so and names the chat', async () => {
  const { live, last, events } = await start()
  live()
  last().tell({ type: 'telegram.reported', isConnected: false, chatId: '77' })
  last().tell({ type: 'telegram.reported', isConnected: true, chatId: null })
  last().tell({ type: 'telegram.reported', isConnected: true, chatId: '77' })
  expect(events).toEqual([{ type: 'telegram.linked', chatId: '77' }])
})

describe('driven by events', () => {
  const line = actorLogOf(realtimeMachine, {
    app: { send: () => {} },
    panel: { send: () => {} },
    clock: { now: () => 0 },
    supplierId: 1,
  })

  const drawn = answers('jitter', 0.5)
  const ready = answers('loadRealtime')
  const loaded = [drawn, ready] as const
  const opened: RealtimeEvent = { type: 'connection.opened' }
  const signed: RealtimeEvent = { type: 'channels.signed' }
  const joined: RealtimeEvent = { type: 'channels.joined' }
  const lost = (code: number | null = null): RealtimeEvent => ({ type: 'connection.lost', code })
  const refused = (status: number | null): RealtimeEvent => ({ type: 'channels.refused', status })
  const wokenUp = (reason: WakeUpReason): RealtimeEvent => ({ type: 'wakeUp.received', reason })
  const renewed: RealtimeEvent = { type: 'token.changed' }
  const live = [...loaded, opened, joined] as const
  const forbidden = [...loaded, opened, refused(403)] as const
  const backingOff = [...loaded, lost()] as const
  const again = [runsOut('backoffEnds'), lost()] as const
  const asking = [...backingOff, ...again, ...again, ...again, runsOut('backoffEnds')] as const
  const unsubscribed = [opened, refused(500), runsOut('backoffEnds')] as const
  const resting = [...loaded, ...unsubscribed, ...unsubscribed, opened, refused(500)] as const
  const gone: RealtimeEvent = { type: 'network.lost' }
  const failedBesideServerOnce = [runsOut('backoffEnds'), answers('pingServer'), lost(1006)] as const
  const failedBesideServer = [
    ...asking,
    answers('pingServer'),
    lost(1006),
    ...failedBesideServerOnce,
    ...failedBesideServerOnce,
  ] as const

  type Scenario = readonly (RealtimeEvent | Happening)[]

  test.each<[string, Scenario, object]>([
    [
      'once the jitter is drawn, the realtime library is loaded',
      [drawn],
      { state: 'loadingLibrary', context: { jitter: 0.5 } },
    ],
    [
      'once the library is loaded, a connection is opened',
      [...loaded],
      { state: { connected: 'opening' }, sent: ['asks openConnection'], context: { attemptStartedAt: 0 } },
    ],
    [
      'once it is opened, its channels are signed',
      [...loaded, opened],
      { state: { connected: { joining: 'signing' } }, context: { openings: [0], attemptStartedAt: null } },
    ],
    [
      'a Telegram link is reported to the panel',
      [...live, { type: 'telegram.reported', isConnected: true, chatId: '7' }],
      { sent: ['panel telegram.linked'], events: [{ chatId: '7' }] },
    ],
    [
      'a removed Telegram link is not reported',
      [...live, { type: 'telegram.reported', isConnected: false, chatId: '7' }],
      { sent: [] },
    ],
    ['an ignored frame is counted', [...live, { type: 'frame.ignored' }], { sent: [], context: { ignored: 1 } }],
    [
      'a connection whose channels are not signed in time is given up',
      [...loaded, opened, runsOut('signingTakesTooLong')],
      { state: 'backingOff', context: { failedSubscriptions: 1 } },
    ],
    [
      'a connection whose channels are not joined in time is given up',
      [...loaded, opened, signed, runsOut('joiningTakesTooLong')],
      { state: 'backingOff', context: { failedSubscriptions: 1 } },
    ],
    [
      'a close before the greeting counts as an opening',
      [...loaded, lost(1001)],
      { state: 'backingOff', context: { openings: [0] } },
    ],
    [
      'after a few failed attempts the server is pinged first',
      asking,
      { state: 'asking', sent: ['asks pingServer'], context: { attempt: 4 } },
    ],
    ['a ping without a response leads to another pause', [...asking, refuses('pingServer')], { state: 'backingOff' }],
    [
      'a refused ping proves that the server answers',
      [...asking, refuses('pingServer', { kind: 'unauthorized', texts: [] })],
      { state: { connected: 'opening' }, context: { isAnswered: true } },
    ],
    [
      'after the tab became visible, giving up causes a refetch of everything',
      [...loaded, lost(), ...again, wokenUp('shown'), runsOut('leastWaitEnds'), lost(4001)],
      { state: 'resting', sent: ['app fault.logged', 'panel gap.found'], context: { isBehind: false } },
    ],
    [
      'a wake-up shortens a later pause to its first second',
      [...backingOff, ...again, wokenUp('regained'), runsOut('leastWaitEnds')],
      { state: { connected: 'opening' }, context: { attempt: 2 } },
    ],
    [
      'a wake-up does not shorten the first pause',
      [...backingOff, wokenUp('regained')],
      { state: 'backingOff', context: { attempt: 0 } },
    ],
    [
      'forbidden channels are retried when the tab becomes visible',
      [...forbidden, wokenUp('shown')],
      { state: 'hurrying', sent: ['panel gap.found'] },
    ],
    [
      'forbidden channels are retried each time the tab becomes visible',
      [...forbidden, wokenUp('shown'), runsOut('leastWaitEnds'), opened, refused(403), wokenUp('shown')],
      { state: 'hurrying', sent: [], context: { isBehind: true } },
    ],
    [
      'forbidden channels rest once another request succeeds with their token',
      [...forbidden, wokenUp('accepted')],
      { state: 'resting', sent: [] },
    ],
    [
      'a response to another request changes nothing for forbidden channels',
      [...forbidden, wokenUp('answered')],
      { state: 'forbidden', sent: [] },
    ],
    [
      'a new token ends the rest after refused channels',
      [...resting, renewed],
      { state: 'loadingLibrary', context: { failedSubscriptions: 0 } },
    ],
    [
      'a second wake-up changes nothing for a resting connection',
      [...resting, wokenUp('regained'), wokenUp('shown')],
      { state: 'resting', sent: [] },
    ],
    [
      'a failed connection to a server that answers is counted',
      [...asking, answers('pingServer'), lost(1006)],
      { state: 'backingOff', sent: [], context: { failedBesideServer: 1, isOff: false, isAnswered: false } },
    ],
    [
      'a response to another request also proves that the server answers',
      [...backingOff, ...again, wokenUp('answered'), runsOut('leastWaitEnds'), lost(1006)],
      { state: 'backingOff', context: { failedBesideServer: 1 } },
    ],
    [
      'events missed since the network was regained are refetched when the connection is off',
      [...loaded, wokenUp('regained'), ...failedBesideServer.slice(2)],
      { state: 'backingOff', sent: ['panel gap.found'], context: { isOff: true, isBehind: false } },
    ],
    [
      'a tab that becomes visible while the connection is off refetches everything',
      [...failedBesideServer, wokenUp('shown')],
      { state: 'hurrying', sent: ['panel gap.found'], context: { caughtUpAt: 0 } },
    ],
    [
      'a joined connection is no longer off',
      [...failedBesideServer, runsOut('backoffEnds'), answers('pingServer'), opened, joined],
      { state: { connected: 'live' }, sent: [], context: { isOff: false, failedBesideServer: 0 } },
    ],
    [
      'a connection joined before the network was lost is replaced once it is regained',
      [...live, gone, wokenUp('regained')],
      { state: { connected: 'opening' }, sent: ['asks openConnection'], context: { isBehind: true } },
    ],
    [
      'a connection joined after the network was lost is kept once it is regained',
      [...loaded, opened, gone, joined, wokenUp('regained')],
      { state: { connected: 'live' }, sent: [] },
    ],
    [
      'without a connection, another loss of the network causes another refetch',
      [...resting, wokenUp('regained'), gone, wokenUp('regained')],
      { state: 'resting', sent: ['panel gap.found'] },
    ],
    [
      'a library that cannot be loaded is loaded again after a rest',
      [drawn, refuses('loadRealtime'), runsOut('restEnds')],
      { state: 'loadingLibrary', sent: ['asks loadRealtime'] },
    ],
    [
      'a connection that breaks is off, and tried again after a rest',
      [...loaded, breaksDown('openConnection')],
      { state: 'resting', context: { isOff: true }, timers: [expect.stringContaining('restEnds')] },
    ],
    [
      'a new token replaces the connection at once',
      [...live, renewed],
      { state: { connected: 'opening' }, sent: ['asks openConnection'], context: { isBehind: true } },
    ],
    ['a tab that becomes visible just after joining refetches nothing', [...live, wokenUp('shown')], { sent: [] }],
  ])('the connection: %s', async (_, scenario, lived) => expect(await line(...scenario)).toMatchObject(lived))
})
