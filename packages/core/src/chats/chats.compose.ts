import { actorsOf, listenerOf } from '../kernel/port.ts'
import type { ClipboardPort } from '../kit/copy/copy.port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import { composeList } from '../kit/list/list.compose.ts'
import type { FilesPort } from '../kit/list/list.port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { uploadBy } from '../kit/upload/upload.machine.ts'
import { composeOneOrder } from '../orders/one-order.compose.ts'
import { composeTemplates, type TemplatesPorts } from '../reply-templates/reply-templates.compose.ts'
import { chatFileMachine } from './chat-file.machine.ts'
import { type Room, type RoomQuery, roomRules } from './chats.domain.ts'
import { chatsMachine } from './chats.machine.ts'
import type { ChatsPort } from './chats.port.ts'
import type { RoomsPage } from './chats.setup.ts'
import { roomMachine } from './room.machine.ts'

/** The screen of chats with its ports provided. */
export const composeChats = ({
  chats,
  ...ports
}: { readonly chats: ChatsPort; readonly clipboard: ClipboardPort; readonly files: FilesPort } & TemplatesPorts) => {
  const { fetchRooms, fetchRoomCounts, fetchRoom, findRoom, openRoom, fetchMessages, markRead } = chats
  const room = roomMachine.provide({
    actors: {
      ...readingsOf({ fetchRoom, fetchMessages }),
      ...actorsOf({ markRead }),
      watchAttention: listenerOf(chats.watchAttention),
      draft: composeDraft(ports.drafts),
      templates: composeTemplates(ports),
      order: composeOneOrder(ports),
      file: chatFileMachine.provide({ actors: { upload: uploadBy(chats.uploadFile) } }),
    },
  })
  return chatsMachine.provide({
    actors: {
      ...readingsOf({ fetchCounts: fetchRoomCounts }),
      ...actorsOf({ findRoom, openRoom }),
      list: composeList<Room, RoomQuery, RoomsPage>('rooms', roomRules, fetchRooms, ports.files),
      room,
    },
  })
}
