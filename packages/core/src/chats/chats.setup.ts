import { assign, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { PortActors } from '../kernel/port.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import type { RecordChanged } from '../kit/beside/record-changed.domain.ts'
import type { ListPage, PageRead } from '../kit/list/list.domain.ts'
import { createListMachine } from '../kit/list/list.machine.ts'
import type { ListEvent } from '../kit/list/list.setup.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import {
  askedOrder,
  locationOfRoom,
  type OrderRoom,
  type Room,
  type RoomQuery,
  roomAt,
  roomRules,
} from './chats.domain.ts'
import type { ChatsPort } from './chats.port.ts'
import { roomMachine } from './room.machine.ts'
import type { RoomEvent, RoomTouched } from './room.setup.ts'

export type RoomsPage = ListPage<Room>
export const roomListMachine = createListMachine<Room, RoomQuery, RoomsPage>('rooms', roomRules)

export interface ChatsContext {
  app: AppRef
  clock: ClockPort
  ids: IdsPort
  supplierId: number
  location: Location
  /** The number of rooms in each tab; `null` until they are read. */
  counts: Readonly<Record<string, number>> | null
  now: number
  /** The order whose buyer has no room yet; `null` until the server has said so. */
  proposed: OrderRoom | null
}

export type ChatsEvent =
  | ScreenEvent
  | PageRead<RoomsPage>
  | RoomTouched
  | RecordChanged
  /** Opens the room above or below the open one in the list. */
  | { type: 'room.stepped'; by: 1 | -1 }
  | { type: 'room.left' }
  /** The supplier wants to write to the buyer of the order that the address names. */
  | { type: 'conversation.started' }
  | { type: 'conversation.declined' }

/** The room so many places away from the open one; `null` when there is none. */
const neighbourOf = (rooms: readonly Room[], location: Location, by: number): string | null => {
  const at = rooms.findIndex(({ id }) => id === roomAt(location))
  return rooms[at === -1 ? 0 : at + by]?.id ?? null
}

type Counts = Readonly<Record<string, number>>

/** Actors, guards and actions of the screen of chats. */
export const chatsSetup = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as ChatsContext,
    events: {} as ChatsEvent,
    tags: {} as 'busy' | 'starting' | 'proposed',
    children: {} as { list: 'list'; room: 'room' },
  },
  actors: {
    ...({} as { fetchCounts: Reading<Counts, RoomQuery> }),
    ...({} as PortActors<Pick<ChatsPort, 'findRoom' | 'openRoom'>>),
    list: roomListMachine,
    room: roomMachine,
  },
  guards: {
    isRoomAsked: ({ context }) => roomAt(context.location) !== null,
    isOrderAsked: ({ context }) => askedOrder(context.location) !== null,
    hasRoom: (_, { room }: OrderRoom) => room !== null,
    isSamePlace: ({ context: { location } }, next: Location) =>
      roomAt(location) === roomAt(next) && askedOrder(location) === askedOrder(next),
    isOfChats: (_, { section }: RecordChanged) => section === 'chats',
    isOfOrders: (_, { section }: RecordChanged) => section === 'orders',
    isOfRoom: ({ context }, { section, id }: RecordChanged) => section === 'chats' && id === roomAt(context.location),
    isRead: (_, { isPatched }: PageRead<RoomsPage>) => isPatched !== true,
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ location })),
    setCounts: assign((_, counts: Counts) => ({ counts })),
    setProposed: assign((_, proposed: OrderRoom) => ({ proposed })),
    setNow: assign(({ context: { clock } }) => ({ now: clock.now() })),
    sendToList: ({ self }, event: ListEvent<RoomQuery>) => childOf(self, 'list')?.send(event),
    sendToRoom: ({ self }, event: RoomEvent) => childOf(self, 'room')?.send(event),
    stepRoom: ({ context: { app, location }, self }, by: number) => {
      const rooms: readonly Room[] = self.getSnapshot().children.list?.getSnapshot().context.found?.page.rows ?? []
      const id = neighbourOf(rooms, location, by)
      if (id !== null) app.send({ type: 'navigation.requested', location: locationOfRoom(location, id), replace: true })
    },
    leaveRoom: ({ context: { app, location } }) =>
      app.send({ type: 'navigation.requested', location: locationOfRoom(location, null) }),
    openRoom: ({ context: { app, location } }, id: string | null) =>
      app.send({
        type: 'navigation.requested',
        location: locationOfRoom({ ...location, search: '' }, id),
        replace: true,
      } satisfies FeatureEvent),
    notifyApp,
  },
  delays: { minute: 60_000 },
})
