import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { chatNews, echoesOf, roomById, roomsOf, withBuyerMessages, withRoom } from '../world/chats/chats.ts'
import { reviewNews, withEditedReview, withWrittenReview } from '../world/reviews/reviews.ts'
import { chatEchoes, type Supplier, supplierById, type World } from '../world/world.ts'
import { takes } from './takes.ts'

/** What buyers write in chats and reviews, and the journal by which tests judge. */
export const addChats = (app: Hono, sandbox: Sandbox): void => {
  const supplierIn = (id: string | undefined): Supplier => {
    const supplier = supplierById(sandbox.world(), Number(id))
    if (!supplier) throw new Error('There is no such supplier.')
    return supplier
  }
  const changed = (supplier: Supplier, change: (world: World) => World) => {
    const before = sandbox.world()
    sandbox.setWorld(change)
    const after = sandbox.world()
    const news = [...echoesOf(after, chatNews(before, after, supplier)), ...reviewNews(before, after, supplier)]
    for (const one of news) sandbox.emit(one)
  }
  const roomIn = (supplier: Supplier, id: string) => {
    const room = roomById(sandbox.world(), supplier, id)
    if (!room) throw new Error('There is no such chat.')
    return room
  }

  app.post(
    '/suppliers/:id/reviews',
    takes(v.object({}), (_, c) => {
      const supplier = supplierIn(c.req.param('id'))
      changed(supplier, (world) => withWrittenReview(world, supplier, sandbox.clock.now()))
    }),
  )
  app.post(
    '/suppliers/:id/reviews/:review',
    takes(v.object({ text: v.string() }), ({ text }, c) => {
      const supplier = supplierIn(c.req.param('id'))
      changed(supplier, (world) => withEditedReview(world, supplier, Number(c.req.param('review')), text))
    }),
  )

  const Count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 1)
  app.post(
    '/suppliers/:id/chats/:room/messages',
    takes(v.object({ count: Count, text: v.exactOptional(v.string()) }), ({ count, text }, c) => {
      const supplier = supplierIn(c.req.param('id'))
      const { id } = roomIn(supplier, c.req.param('room') ?? '')
      changed(supplier, (world) => withBuyerMessages(world, supplier, String(id), sandbox.clock.now(), { count, text }))
    }),
  )
  app.post(
    '/suppliers/:id/chats/:room/close',
    takes(v.object({ why: v.nullable(v.string()) }), ({ why }, c) => {
      const supplier = supplierIn(c.req.param('id'))
      const room = roomIn(supplier, c.req.param('room') ?? '')
      changed(supplier, (world) => withRoom(world, supplier, { ...room, version: room.version + 1, blocked_why: why }))
    }),
  )
  app.put(
    '/chat-answers',
    takes(v.object({ after: v.nullable(v.pipe(v.number(), v.minValue(0))) }), ({ after }) =>
      sandbox.setWorld((world) => ({ ...world, chatAnswers: after })),
    ),
  )
  app.put(
    '/chat-echoes',
    takes(v.object({ state: v.picklist(chatEchoes) }), ({ state }) =>
      sandbox.setWorld((world) => ({ ...world, chatEchoes: state })),
    ),
  )
  app.get('/suppliers/:id/chat-journal', (c) => c.json(journalOf(sandbox.world(), supplierIn(c.req.param('id')))))
}

/** What the supplier has sent, by room and in the order in which the server took it. */
export const journalOf = (world: World, supplier: Supplier) =>
  roomsOf(world, supplier).flatMap((room) =>
    room.messages.flatMap(({ client_key: key, seq, text }) =>
      key === null ? [] : [{ room: room.id, key, seq, text }],
    ),
  )
