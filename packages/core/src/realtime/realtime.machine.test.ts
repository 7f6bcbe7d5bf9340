import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { type RealtimeNews, realtimeMachine } from './realtime.machine.ts'
import type { RealtimeFact, RealtimePort } from './realtime.port.ts'
import { selectLineState } from './realtime.selectors.ts'

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

const start = async () => {
  const clock = new SimulatedClock()
  const connections: { tell: (fact: RealtimeFact) => void; isOpen: boolean }[] = []
  const news: RealtimeNews[] = []
  const port: RealtimePort = {
    loadRealtime: vi.fn(async () => {}),
    chance: async () => 0,
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
      ...actorsOf({ loadRealtime: port.loadRealtime, chance: port.chance }),
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

test('a dropped line is back after one second and asks once for what was missed', async () => {
  const { clock, connections, live, last, news, state } = await start()
  live()
  expect([state(), news]).toEqual(['live', []])

  last().tell({ type: 'connection.lost', code: 1006 })
  expect([state(), connections.filter(({ isOpen }) => isOpen)]).toEqual(['connecting', []])
  clock.increment(1000)
  live()
  expect([state(), news]).toEqual(['live', [{ type: 'news.missed' }]])
})

test('a server that is away for a minute is found within four seconds of its return', async () => {
  const { clock, connections, live, last } = await start()
  live()
  last().tell({ type: 'connection.lost', code: 1006 })
  for (let second = 0; second < 60; second += 1) {
    clock.increment(1000)
    if (last().isOpen) last().tell({ type: 'connection.lost', code: 1006 })
  }
  const before = connections.length
  clock.increment(4000)
  expect(connections.length).toBe(before + 1)
  expect(last().isOpen).toBe(true)
})

test('an unanswered subscription is given up after ten seconds, three times, then the line rests', async () => {
  const { clock, connections, last, state } = await start()
  for (const pause of [1000, 2000, 0]) {
    last().tell({ type: 'connection.opened' })
    clock.increment(10_000)
    clock.increment(pause)
  }
  await settled()
  expect([state(), connections.length]).toEqual(['off', 3])
  clock.increment(60_000)
  await settled()
  expect(connections.length).toBe(4)
})

test('a server that closes every connection at once sees at most eight in a minute', async () => {
  const { clock, connections, live, last } = await start()
  for (let tick = 0; tick < 600; tick += 1) {
    if (last().isOpen) {
      live()
      last().tell({ type: 'connection.lost', code: 4200 })
    }
    clock.increment(100)
    await settled()
  }
  expect(connections.length).toBeLessThanOrEqual(8)
})

test('a refused supplier is not asked for again until the token changes', async () => {
  const { clock, connections, last, line, state } = await start()
  last().tell({ type: 'connection.opened' })
  last().tell({ type: 'channels.refused', status: 403 })
  clock.increment(600_000)
  expect([state(), connections.length]).toEqual(['off', 1])
  line.send({ type: 'token.changed' })
  expect(connections.length).toBe(2)
})

test('a closed line is retried after a minute, and the rest of the app may ask for news meanwhile', async () => {
  const { clock, connections, last, line, news, state } = await start()
  last().tell({ type: 'connection.lost', code: 4001 })
  await settled()
  expect(state()).toBe('off')
  line.send({ type: 'line.nudged', reason: 'shown' })
  expect(news).toEqual([{ type: 'news.missed' }])
  clock.increment(60_000)
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
