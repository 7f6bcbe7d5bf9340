import * as fc from 'fast-check'
import { roomsOf } from '../../world/chats/chats.ts'
import type { World } from '../../world/world.ts'
import { supplierById } from '../../world/world.ts'
import { type ChatTab, chatsPath, chatTab, journalIn, openChats } from '../chats/chat-desk.ts'
import type { Harness } from '../kit/harness.ts'

/** What a supplier, buyers or the network do; `n` chooses among what there is. */
interface Step {
  readonly kind: keyof typeof acts
  readonly desk: 0 | 1
  readonly n: number
}

type Opened = Awaited<ReturnType<typeof openChats>>

/** A message as the supplier wrote it, by which the journal is judged. */
interface Said {
  readonly desk: number
  readonly room: string
  readonly text: string
}

interface Desk extends Opened {
  tab: ChatTab
  readonly desk: number
  readonly said: Said[]
}

const rooms = ['7101', '7102', '7105'] as const
const among = <Choice>(choices: readonly Choice[], n: number): Choice => choices[n % choices.length] as Choice

const faults = [
  'applied-then-reset',
  'reset-before',
  'duplicate-delivery',
  'applied-then-500',
  'resent',
  'refuse',
] as const
const isInRoom = ({ tab }: Desk): boolean => tab.tab.page().location.to === 'chat-room'

const acts = {
  open: async ({ tab }: Desk, n: number) => tab.go(`/chats/${among(rooms, n)}`),
  away: async ({ tab }: Desk) => tab.go('/orders'),
  say: async (desk: Desk) => {
    if (!isInRoom(desk)) return
    const { tab, said } = desk
    const room = tab.room().getSnapshot().context.id
    const text = `Повідомлення ${said.length + 1}`
    said.push({ desk: desk.desk, room, text })
    await tab.say(text)
  },
  buyer: async ({ buyers, harness }: Desk, n: number) => {
    buyers.write(among(rooms, n), 1 + (n % 7) * 5)
    await harness.quiet()
  },
  fail: async ({ harness }: Desk, n: number) => {
    const method = among(['POST', 'GET', 'POST', 'PUT'] as const, n)
    harness.fault({ kind: among(faults, Math.floor(n / 4)), method, path: `${chatsPath}/*`, count: 1 + (n % 3) })
  },
  late: async ({ harness }: Desk, n: number) => {
    harness.fault({ kind: 'applied-later', ms: 500 * (n % 9), status: 502, method: 'POST', path: `${chatsPath}/*` })
  },
  echoes: async ({ buyers }: Desk, n: number) => buyers.echoes(among(['well', 'lost', 'doubled'] as const, n)),
  offline: async ({ tab, harness }: Desk) => {
    tab.tab.report({ type: 'network.lost' })
    await harness.quiet()
  },
  online: async ({ tab, harness }: Desk) => {
    tab.tab.report({ type: 'network.regained' })
    await harness.quiet()
  },
  scroll: async (desk: Desk, n: number) => {
    if (!isInRoom(desk)) return
    desk.tab.room().send({ type: among(['end.left', 'end.reached', 'older.wanted'] as const, n) })
    await desk.harness.quiet()
  },
  attend: async ({ tab, harness }: Desk, n: number) => {
    tab.tab.attend(n % 2 === 0)
    await harness.quiet()
  },
  reload: async (desk: Desk) => {
    desk.tab = await chatTab(desk.harness, '', desk.harness.reload(desk.tab.tab))
  },
  wait: async ({ harness }: Desk, n: number) => harness.pass((n % 4) * 2000),
} as const

const kinds = Object.keys(acts) as readonly (keyof typeof acts)[]

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constant('say' as const) },
      { weight: 5, arbitrary: fc.constantFrom(...kinds) },
    ),
    desk: fc.constantFrom<0 | 1>(0, 1),
    n: fc.nat(60),
  }),
  { maxLength: 18 },
)

const storedIn = (world: World, room: string): readonly string[] => {
  const supplier = supplierById(world, 1)
  const found = supplier && roomsOf(world, supplier).find(({ id }) => String(id) === room)
  return found?.messages.map(({ seq, text }) => `${seq} ${text}`) ?? []
}

/** What is wrong once nothing is going on any more; empty when all is well. */
const wrongIn = async (desks: readonly Desk[]): Promise<readonly string[]> => {
  const [{ harness, said, buyers }] = desks as [Desk]
  harness.sandbox.faults.clear()
  buyers.echoes('well')
  // A lost echo leaves no sign by itself: the tab learns of it by the next message or, as here, by a new connection.
  for (const { tab } of desks) tab.tab.report({ type: 'network.lost' })
  await harness.quiet()
  for (const { tab } of desks) tab.tab.report({ type: 'network.regained' })
  // A message over which the server broke too often waits for the supplier.
  for (const { tab } of desks)
    for (const room of rooms)
      for (const { key, state } of tab.unsent(room))
        if (state === 'failed') tab.outbox.send({ type: 'message.retried', room, key })
  await harness.pass(20_000)
  const journal = journalIn(harness)
  const keys = journal.map(({ key }) => key)
  const wrong: string[] = []
  if (new Set(keys).size !== keys.length) wrong.push('a message has arrived twice')
  for (const room of rooms)
    for (const desk of [0, 1]) {
      const written = said.filter((one) => one.room === room && one.desk === desk).map(({ text }) => text)
      const arrived = journal.filter((one) => String(one.room) === room && written.includes(one.text))
      const inOrder = arrived.map(({ text }) => text)
      if (inOrder.join() !== written.join()) wrong.push(`room ${room}: wrote ${written}, arrived ${inOrder}`)
    }
  for (const { tab } of desks) {
    if (tab.unsentCount() > 0) wrong.push('a message is still called unsent')
    for (const room of rooms) {
      await tab.go(`/chats/${room}`)
      await harness.pass(1000)
      const shown = tab.messages().map(({ seq, text }) => `${seq} ${text}`)
      const stored = storedIn(harness.sandbox.world(), room).slice(-shown.length)
      if (shown.join() !== stored.join()) wrong.push(`room ${room} shows ${shown}, the server has ${stored}`)
    }
  }
  return wrong
}

/** Two tabs of one supplier, whatever happens to their requests, send each message once and in order. */
export const messagesArriveOnce = (afterRun: (harness: Harness) => void = () => {}) =>
  fc.asyncProperty(steps, async (taken) => {
    const opened = await openChats()
    const said: Said[] = []
    try {
      const desks: Desk[] = []
      for (const desk of [0, 1])
        desks.push({ ...opened, desk, said, tab: await opened.at(`/chats/${among(rooms, desk)}`) })
      for (const { kind, desk, n } of taken) await acts[kind](desks[desk] as Desk, n)
      const wrong = await wrongIn(desks)
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
      opened.harness.rested()
      afterRun(opened.harness)
    } finally {
      opened.harness.closeAll()
    }
  })
