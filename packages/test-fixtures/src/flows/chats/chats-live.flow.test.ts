import { panelParts } from '@supplier/core/app/panel.selectors'
import type { ChatsActor } from '@supplier/core/chats/chats.machine'
import { selectRoomActor } from '@supplier/core/chats/chats.selectors'
import { selectConnectionState } from '@supplier/core/realtime/realtime.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { pusherKey } from '../../pusher/signature.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { startServer } from '../../server/server.ts'
import { openTab, signInByPassword } from '../kit/headless.ts'
import { buyersOf } from './chat-desk.ts'

/** A signed-in tab at a room, whose events come through the Pusher client and the socket of the sandbox. */
const live = async () => {
  const sandbox = createSandbox()
  const server = await startServer({ sandbox })
  const time = new SimulatedClock()
  const tab = openTab({
    sandbox,
    time,
    href: '/auth/with-password',
    origin: server.origin,
    fetch: globalThis.fetch,
    limit: 5000,
    now: () => time.now(),
    realtime: { key: pusherKey, host: '127.0.0.1', port: server.port },
  })
  onTestFinished(async () => {
    tab.close()
    await server.close()
  })
  await signInByPassword(tab)
  const { realtime } = panelParts(await tab.panel())
  await waitFor(realtime, (snapshot) => selectConnectionState(snapshot) === 'live')
  tab.visit('/chats/7101')
  const screen = await tab.shown<ChatsActor>('chat-room')
  await waitFor(screen, (snapshot) => selectRoomActor(snapshot) !== null)
  return { sandbox, server, screen, realtime, time }
}

test.each([
  ['once', false],
  ['twice', true],
])('a message whose event comes %s over the socket is shown once', async (_, duplicate) => {
  const { sandbox, server, screen } = await live()
  server.sockets.set({ duplicate })
  const room = selectRoomActor(screen.getSnapshot())
  if (room === null) throw new Error('no room is open')
  await waitFor(room, ({ context: { messages } }) => messages.length > 0)
  buyersOf(sandbox).write('7101', 1, 'Ви ще тут?')
  const textsIn = (messages: readonly { readonly text: string }[]) => messages.map(({ text }) => text)
  const { context } = await waitFor(room, (snapshot) => textsIn(snapshot.context.messages).includes('Ви ще тут?'))
  expect(textsIn(context.messages).filter((text) => text === 'Ви ще тут?')).toHaveLength(1)
})

test('a connection that is cut in the middle of a burst loses no message and shows none twice', async () => {
  const { sandbox, server, screen, realtime, time } = await live()
  const room = selectRoomActor(screen.getSnapshot())
  if (room === null) throw new Error('no room is open')
  await waitFor(room, ({ context: { messages } }) => messages.length > 0)
  const buyers = buyersOf(sandbox)
  const before = room.getSnapshot().context.messages.length
  const states = new Set<string>()
  realtime.subscribe((snapshot) => states.add(selectConnectionState(snapshot)))
  buyers.write('7101', 20)
  // The server asks the client to connect again at once.
  server.sockets.close(4200)
  buyers.write('7101', 30)
  const messages = () => {
    time.increment(500)
    return room.getSnapshot().context.messages
  }
  await expect.poll(() => messages().length, { interval: 5, timeout: 20_000 }).toBe(before + 50)
  expect(states).toContain('connecting')
  const shown = messages()
  expect(shown.map(({ seq }) => seq)).toEqual(shown.map((_, at) => at + 1))
})
