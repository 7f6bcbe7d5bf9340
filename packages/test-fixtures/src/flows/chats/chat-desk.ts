import { panelParts } from '@supplier/core/app/panel.selectors'
import type { ChatMessage, Room, RoomQuery } from '@supplier/core/chats/chats.domain'
import type { ChatsActor } from '@supplier/core/chats/chats.machine'
import {
  type RoomView,
  roomList,
  selectRoom,
  selectRoomActor,
  selectWriting,
  type WritingView,
} from '@supplier/core/chats/chats.selectors'
import type { Unsent } from '@supplier/core/chats/outbox.domain'
import { type OutboxActor, selectUnsent, selectUnsentCount } from '@supplier/core/chats/outbox.machine'
import type { RoomActor } from '@supplier/core/chats/room.machine'
import { selectList } from '@supplier/core/kit/list/list.selectors'
import { onTestFinished } from 'vitest'
import { journalOf } from '../../board/chats.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { chatNews, echoesOf, roomById, withBuyerMessages, withRoom } from '../../world/chats/chats.ts'
import { supplierById, type World } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { realtimeOf } from '../kit/live.ts'

export const chatsPath = '/admin-suppliers/v1/chats'

/** What buyers and moderators do, with the events about it. */
export const buyersOf = (sandbox: Sandbox) => {
  const changed = (change: (world: World) => World) => {
    const supplier = supplierById(sandbox.world(), 1)
    const before = sandbox.world()
    if (supplier === undefined) throw new Error('There is no supplier.')
    sandbox.setWorld(change)
    for (const one of echoesOf(sandbox.world(), chatNews(before, sandbox.world(), supplier))) sandbox.emit(one)
  }
  const first = (world: World) => supplierById(world, 1) as NonNullable<ReturnType<typeof supplierById>>
  return {
    write: (room: string, count = 1, text?: string) =>
      changed((world) => withBuyerMessages(world, first(world), room, sandbox.clock.now(), { count, text })),
    close: (room: string, why: string | null) =>
      changed((world) => {
        const found = roomById(world, first(world), room)
        return found ? withRoom(world, first(world), { ...found, version: found.version + 1, blocked_why: why }) : world
      }),
    echoes: (chatEchoes: NonNullable<World['chatEchoes']>) => sandbox.setWorld((world) => ({ ...world, chatEchoes })),
  }
}

/** The judge: what the server has taken from the supplier, in its order. */
export const journalIn = ({ sandbox }: Pick<Harness, 'sandbox'>) => {
  const supplier = supplierById(sandbox.world(), 1)
  return supplier ? journalOf(sandbox.world(), supplier) : []
}

/** A tab at its chats: what the supplier does, and what is shown. */
export interface ChatTab {
  readonly tab: Tab
  readonly outbox: OutboxActor
  room(): RoomActor
  go(path: string): Promise<void>
  rows(): readonly Room[]
  /** The number in each tab of the list. */
  counts(): Readonly<Record<string, number>> | null
  /** The number in the sidebar. */
  badge(): number | undefined
  view(): RoomView
  messages(): readonly ChatMessage[]
  writing(): WritingView
  unsent(id: string): readonly Unsent[]
  unsentCount(): number
  type(text: string): void
  say(text: string): Promise<void>
}

/** Opens one. */
export const chatTab = async (harness: Harness, at = '/chats', tab: Tab = harness.open(at)): Promise<ChatTab> => {
  const panel = await tab.panel()
  await harness.quiet()
  const { outbox, setup } = panelParts(panel)
  const screen = (): ChatsActor => {
    const { location, screen: actor } = tab.page()
    if (location.to !== 'chats' && location.to !== 'chat-room') throw new Error(`${location.to} is open`)
    return actor as unknown as ChatsActor
  }
  const list = () => selectList<Room, RoomQuery>(roomList(screen()).getSnapshot())
  const room = (): RoomActor => {
    const found = selectRoomActor(screen().getSnapshot())
    if (found === null) throw new Error('no room is open')
    return found
  }
  const go = async (path: string) => {
    tab.visit(path)
    await harness.quiet()
  }
  return {
    tab,
    outbox,
    room,
    go,
    rows: () => {
      const view = list()
      return view.state === 'rows' ? view.rows : []
    },
    counts: () => screen().getSnapshot().context.counts,
    badge: () => setup.getSnapshot().context.setup?.chats,
    view: () => selectRoom(room().getSnapshot()),
    messages: () => selectRoom(room().getSnapshot()).messages,
    writing: () => selectWriting(room().getSnapshot()),
    unsent: (id: string) => selectUnsent(outbox.getSnapshot(), id),
    unsentCount: () => selectUnsentCount(outbox.getSnapshot()),
    type: (text: string) => room().send({ type: 'text.typed', text }),
    say: async (text: string) => {
      room().send({ type: 'text.typed', text })
      room().send({ type: 'message.submitted' })
      await harness.quiet()
    },
  }
}

/** A browser with tabs that hear the events of the sandbox. */
export const openChats = async (options: Parameters<typeof openHarness>[0] = {}) => {
  let sandbox: Sandbox | null = null
  const harness = openHarness({
    scenario: 'default',
    isStorageHeard: true,
    ...options,
    ports: { realtime: realtimeOf(() => sandbox), ...options.ports },
  })
  sandbox = harness.sandbox
  return { harness, buyers: buyersOf(harness.sandbox), at: (path?: string) => chatTab(harness, path) }
}

/** The same, closed at the end of the test. */
export const chats = async (options: Parameters<typeof openHarness>[0] = {}) => {
  const opened = await openChats(options)
  onTestFinished(opened.harness.closeAll)
  return opened
}
