import { FileReply } from '@supplier/core/adapters/http/chats/chat-file.wire'
import * as v from 'valibot'
import { message, refused } from '../../http/laravel.ts'
import type { ChatFile } from '../../world/chats/chat-records.ts'
import { noRoom, roomById, shownFile, withRoom } from '../../world/chats/chats.ts'
import { chatsPath } from '../../world/chats/chats-path.ts'
import { type Endpoint, supplierEndpoint } from '../kit/endpoint.ts'

const mostBytes = 20 * 1024 * 1024
const first = (base64: string): string => Buffer.from(base64.slice(0, 64), 'base64').toString('latin1')

/** What a file begins with, by what its name says that it is. */
const beginnings: Readonly<Record<string, RegExp>> = {
  pdf: /^%PDF/,
  png: /^\u0089PNG/,
  jpg: /^\u00ff\u00d8/,
  jpeg: /^\u00ff\u00d8/,
  webp: /^RIFF/,
}

const fileComplaint = (name: string, base64: string): string | null => {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  const begins = beginnings[ending]
  if (begins === undefined) return 'Можна надсилати зображення та PDF.'
  if ((base64.length * 3) / 4 > mostBytes) return 'Файл більший за 20 МБ.'
  return begins.test(first(base64)) ? null : `Вміст файлу не є ${ending.toUpperCase()}.`
}

const attach = supplierEndpoint({
  method: 'POST',
  path: `${chatsPath}/:id/attachments`,
  assumed: true,
  body: v.looseObject({ client_key: v.string(), name: v.optional(v.string(), 'file'), file: v.optional(v.file()) }),
  answer: FileReply,
  refuses: [403],
  handle: (world, { supplier, params, files, origin, body: { client_key: key, name } }) => {
    const room = roomById(world, supplier, params['id'])
    if (room === undefined) return [world, noRoom]
    if (room.blocked_why !== null) return [world, message(403, room.blocked_why)]
    const { file } = files
    const known = room.files.find((one) => one.client_key === key)
    if (known) return [world, { status: 201, body: { data: shownFile(known, origin) } }]
    const wrong = file ? fileComplaint(name, file.base64) : 'Додайте файл.'
    if (wrong !== null || !file) return [world, refused({ file: [String(wrong)] })]
    const id = world.nextId
    const size = Math.floor((file.base64.length * 3) / 4)
    const stored: ChatFile = { id, client_key: key, name, type: file.type, size, image: id }
    const images = [...world.images, { id, type: file.type, base64: file.base64 }]
    const next = withRoom({ ...world, nextId: id + 1, images }, supplier, { ...room, files: [...room.files, stored] })
    return [next, { status: 201, body: { data: shownFile(stored, origin) } }]
  },
})

export const chatFilesEndpoints: readonly Endpoint[] = [attach]
