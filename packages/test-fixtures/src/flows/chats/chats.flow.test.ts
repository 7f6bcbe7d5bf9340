import { namedFile } from '@supplier/core/chats/chat-file.domain'
import type { ChatsActor } from '@supplier/core/chats/chats.machine'
import { orderOfRoom, selectProposedOrder } from '@supplier/core/chats/chats.selectors'
import { selectOneOrder } from '@supplier/core/orders/one-order.selectors'
import { expect, test } from 'vitest'
import { callerOf, tokenOf } from '../../sandbox/caller.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { orderById } from '../../world/orders/orders.ts'
import { supplierById } from '../../world/world.ts'
import { chats, chatsPath, journalIn } from './chat-desk.ts'

const texts = (messages: readonly { readonly text: string }[]) => messages.map(({ text }) => text)
const seqsOf = (messages: readonly { readonly seq: number }[]) => messages.map(({ seq }) => seq)
const sentTo = (path: string) => ({ method: 'POST', path: `${chatsPath}/${path}/messages` })

test('offline, ten messages in two rooms wait while the supplier looks at orders, and then arrive once and in order', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  harness.fault({ kind: 'refuse', method: 'POST', path: `${chatsPath}/*`, count: null })
  one.tab.report({ type: 'network.lost' })
  await harness.quiet()
  for (const n of [1, 2, 3, 4, 5]) await one.say(`Перша ${n}`)
  await one.go('/chats/7102')
  for (const n of [1, 2, 3, 4, 5]) await one.say(`Друга ${n}`)
  expect([
    one.unsentCount(),
    one.unsent('7102').every(({ state }) => state === 'queued' || state === 'unclear'),
  ]).toEqual([10, true])
  await one.go('/orders')
  await one.go('/chats')
  harness.sandbox.faults.clear()
  one.tab.report({ type: 'network.regained' })
  await harness.pass(20_000)
  const journal = journalIn(harness)
  expect(texts(journal.filter(({ room }) => room === 7101))).toEqual([1, 2, 3, 4, 5].map((n) => `Перша ${n}`))
  expect(texts(journal.filter(({ room }) => room === 7102))).toEqual([1, 2, 3, 4, 5].map((n) => `Друга ${n}`))
  expect(one.unsentCount()).toBe(0)
})

test('an answered room leaves the rooms without an answer, an opened one does not; sidebar, tab and room agree', async () => {
  const { harness, at, buyers } = await chats()
  const one = await at('/chats')
  const other = await at('/chats')
  const agree = async () => {
    await harness.pass(2000)
    const counts = [one, other].flatMap((tab) => [tab.badge(), tab.counts()?.['waiting'], tab.rows().length])
    expect(new Set(counts).size).toBe(1)
    return counts[0]
  }
  const before = Number(await agree())
  const id = one.rows()[0]?.id ?? ''
  await one.go(`/chats/${id}`)
  expect(await agree()).toBe(before)
  expect(one.rows().map((row) => row.id)).toContain(id)
  await one.say('Доброго дня! Уже відправили.')
  expect(await agree()).toBe(before - 1)
  expect(other.rows().map((row) => row.id)).not.toContain(id)
  buyers.write(id)
  expect(await agree()).toBe(before)
})

test('the order of a conversation stands beside it, and follows the order', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7102')
  const shown = () => {
    const order = orderOfRoom(one.room().getSnapshot())
    return order && selectOneOrder(order.getSnapshot())
  }
  expect([shown()?.order.number, shown()?.status, shown()?.next?.action]).toEqual(['104405', 'new', 'confirm'])
  const { id, version } = shown()?.order ?? { id: '', version: 0 }
  const call = callerOf(harness.sandbox, await tokenOf(harness.sandbox))
  const body = { client_key: 'a', version, to: 'confirmed' }
  expect((await call('POST', `/admin-suppliers/v1/orders/${id}/transitions`, body)).status).toBe(200)
  await harness.pass(2000)
  expect([shown()?.status, shown()?.next?.action]).toEqual(['confirmed', 'ttn'])
  await one.go('/chats/7100')
  expect(shown()).toBe(null)
})

test('only a tab that somebody looks at, at the end of the room, marks messages as read', async () => {
  const { harness, at, buyers } = await chats()
  const one = await at('/chats/7101')
  const marks = () => harness.sandbox.requests().filter(({ path }) => path.endsWith('/read')).length
  await harness.pass(1000)
  const before = marks()
  one.tab.attend(false)
  buyers.write('7101')
  await harness.pass(2000)
  expect([marks() - before, one.messages().at(-1)?.from]).toEqual([0, 'buyer'])
  one.tab.attend(true)
  one.room().send({ type: 'end.left' })
  buyers.write('7101')
  await harness.pass(2000)
  const left = marks()
  buyers.write('7101')
  await harness.pass(2000)
  expect(marks()).toBe(left)
  one.room().send({ type: 'end.reached' })
  await harness.pass(2000)
  expect(marks()).toBe(left + 1)
  expect(one.rows().find(({ id }) => id === '7101')?.unread).toBe(0)
})

test('the answer is lost, the event comes: the message is shown once and sent once', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  harness.fault({ kind: 'applied-then-reset', ...sentTo('7101') })
  await one.say('Так, звісно')
  await harness.pass(1000)
  expect([one.unsent('7101'), texts(one.messages()).filter((text) => text === 'Так, звісно')]).toEqual([
    [],
    ['Так, звісно'],
  ])
  expect(journalIn(harness)).toHaveLength(1)
})

test('the answer comes, the event does not: the message is shown once', async () => {
  const { at, buyers } = await chats()
  const one = await at('/chats/7101')
  buyers.echoes('lost')
  await one.say('Так, звісно')
  expect([one.unsent('7101'), texts(one.messages()).at(-1)]).toEqual([[], 'Так, звісно'])
})

test('neither answer nor event comes: the message stays unclear and settles itself with its key', async () => {
  const { harness, at, buyers } = await chats()
  const one = await at('/chats/7101')
  buyers.echoes('lost')
  harness.fault({ kind: 'applied-then-reset', ...sentTo('7101'), count: 2 })
  await one.say('Так, звісно')
  expect(one.unsent('7101')).toMatchObject([{ state: 'unclear' }])
  await harness.pass(2500)
  expect(one.unsent('7101')).toMatchObject([{ state: 'unclear' }])
  await harness.pass(4500)
  expect([one.unsent('7101'), texts(one.messages()).at(-1), journalIn(harness).length]).toEqual([[], 'Так, звісно', 1])
})

test('fifty messages while scrolled up: one line, nothing moves, and they are counted at once', async () => {
  const { harness, at, buyers } = await chats()
  const one = await at('/chats/7105')
  await harness.pass(1000)
  one.room().send({ type: 'end.left' })
  const before = one.messages()
  buyers.write('7105', 50)
  await harness.pass(3000)
  const { newCount, newFrom, messages } = one.view()
  expect([newCount, newFrom]).toEqual([50, (before.at(-1)?.seq ?? 0) + 1])
  expect(messages.slice(0, before.length)).toEqual(before)
  expect(seqsOf(messages)).toEqual(messages.map((_, index) => index + 1))
})

test('a room that is closed while a message waits keeps its text, and says why', async () => {
  const { harness, at, buyers } = await chats()
  const one = await at('/chats/7101')
  harness.fault({ kind: 'reset-before', ...sentTo('7101') })
  await one.say('Зачекайте')
  one.type('Ще не дописав')
  buyers.close('7101', 'Порушення правил')
  await harness.pass(5000)
  expect(one.unsent('7101')).toMatchObject([{ text: 'Зачекайте', state: 'failed', failure: { status: 403 } }])
  expect(one.view().room).toMatchObject({ canWrite: false, blockedWhy: 'Порушення правил' })
  expect(one.writing().text).toBe('Ще не дописав')
  buyers.close('7101', null)
  await harness.pass(1000)
  const [failed] = one.unsent('7101')
  one.outbox.send({ type: 'message.retried', room: '7101', key: failed?.key ?? '' })
  await harness.pass(1000)
  expect([one.unsent('7101'), texts(journalIn(harness))]).toEqual([[], ['Зачекайте']])
})

test('signing out with messages that wait asks first', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  harness.fault({ kind: 'refuse', ...sentTo('7101'), count: null })
  await one.say('Зачекайте')
  await one.go('/orders')
  expect(one.tab.page().location.to).toBe('orders')
  expect(one.tab.isClosingGuarded()).toBe(false)
  one.tab.app.send({ type: 'logout.chosen' })
  await harness.quiet()
  expect(one.tab.app.getSnapshot().matches('signedIn')).toBe(true)
  expect(one.unsentCount()).toBe(1)
})

test('a draft is kept for each room, over leaving it and a reload', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  one.type('Перший')
  await harness.quiet()
  await one.go('/chats/7102')
  one.type('Другий')
  await one.go('/chats/7101')
  expect(one.writing().text).toBe('Перший')
  harness.leave(one.tab)
  const again = await at('/chats/7102')
  expect(again.writing().text).toBe('Другий')
})

test('a message typed in two tabs keeps what was typed last, and neither tab takes the text from the other', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  const other = await at('/chats/7101')
  one.type('З першої вкладки')
  await harness.pass(500)
  other.type('З другої вкладки')
  await harness.quiet()
  expect([one.writing().text, other.writing().text]).toEqual(['З першої вкладки', 'З другої вкладки'])
  const third = await at('/chats/7101')
  expect(third.writing().text).toBe('З другої вкладки')
  const kept = [...harness.entries.keys()]
  await other.say('З другої вкладки')
  for (const key of kept.filter((one) => !harness.entries.has(one))) one.tab.storageChanged(key)
  await harness.pass(1000)
  expect([one.writing().text, texts(journalIn(harness))]).toEqual(['З першої вкладки', ['З другої вкладки']])
  harness.leave(one.tab)
  expect((await at('/chats/7101')).writing().text).toBe('З першої вкладки')
})

test('a template with a value that is not known leaves it marked and is not sent', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  one.room().send({ type: 'template.chosen', text: '{ім’я}, напишіть у {магазин}' })
  one.room().send({ type: 'message.submitted' })
  await harness.quiet()
  expect(one.writing()).toMatchObject({
    text: 'Марія, напишіть у {магазин}',
    mistake: { key: 'replyTemplates.unfilled', values: { names: '{магазин}' } },
  })
  expect(journalIn(harness)).toEqual([])
})

const fileOf = (name: string, bytes: readonly number[], type: string) =>
  namedFile(new File([new Uint8Array(bytes)], name, { type }))
const pdf = [...'%PDF-1.7 price'].map((letter) => letter.charCodeAt(0))

test('a file that broke is sent again without sending the text twice', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  harness.fault({ kind: 'reset-before', method: 'POST', path: `${chatsPath}/7101/attachments` })
  one.type('Ось рахунок')
  one.room().send({ type: 'files.chosen', files: [fileOf('rahunok.pdf', pdf, 'application/pdf')] })
  await harness.quiet()
  expect(one.writing().files).toMatchObject([{ state: 'failed' }])
  one.room().send({ type: 'message.submitted' })
  await harness.quiet()
  expect([one.writing().mistake, journalIn(harness)]).toEqual([{ key: 'chats.filesUnsent' }, []])
  one.room().send({ type: 'file.retried', key: one.writing().files[0]?.key ?? '' })
  await harness.quiet()
  one.room().send({ type: 'message.submitted' })
  await harness.pass(1000)
  expect(texts(journalIn(harness))).toEqual(['Ось рахунок'])
  expect(one.messages().at(-1)?.attachments).toMatchObject([{ name: 'rahunok.pdf' }])
})

test('a PDF that is a web page is refused by its first bytes, and says so', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  const html = [...'<!doctype html>'].map((letter) => letter.charCodeAt(0))
  one.room().send({ type: 'files.chosen', files: [fileOf('rahunok.pdf', html, 'application/pdf')] })
  await harness.quiet()
  expect(one.writing().files).toMatchObject([{ state: 'failed', message: { text: 'Вміст файлу не є PDF.' } }])
})

test('the history is read upward by number, and stays in order', async () => {
  const { harness, at } = await chats({ scenario: 'thousands' })
  const one = await at('/chats/7101')
  expect([one.messages().length, one.view().hasBefore]).toEqual([50, true])
  for (let page = 0; page < 3; page += 1) {
    one.room().send({ type: 'older.wanted' })
    await harness.quiet()
  }
  const seqs = seqsOf(one.messages())
  expect([seqs.length, seqs.at(-1)]).toEqual([200, 5000])
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index))
})

const numberOf = (sandbox: Sandbox, order: string) => {
  const supplier = supplierById(sandbox.world(), 1)
  return supplier && orderById(sandbox.world(), supplier, order)?.number
}

test('writing to the buyer of an order asks first, and then opens one room, however often it is asked for', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats?order=6097')
  await harness.quiet()
  const chatsShown = await one.tab.shown<ChatsActor>('chats')
  expect([selectProposedOrder(chatsShown.getSnapshot()), one.tab.address()]).toEqual([
    numberOf(harness.sandbox, '6097'),
    '/chats?order=6097',
  ])
  chatsShown.send({ type: 'conversation.started' })
  await harness.quiet()
  const first = one.tab.address()
  expect(first).toMatch(/^\/chats\/\d+$/)
  await one.go('/orders')
  await one.go('/chats?order=6097')
  await harness.quiet()
  expect(one.tab.address()).toBe(first)
  const made = harness.sandbox.requests().filter(({ method, path }) => method === 'POST' && path === chatsPath)
  expect(made).toHaveLength(1)
})

test('a conversation that is declined leaves the list, and one that cannot begin is offered again', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats?order=6097')
  await harness.quiet()
  const actor = await one.tab.shown<ChatsActor>('chats')
  harness.fault({ kind: 'status', status: 500, method: 'POST', path: chatsPath })
  actor.send({ type: 'conversation.started' })
  await harness.pass(1000)
  expect(selectProposedOrder(actor.getSnapshot())).not.toBe(null)
  actor.send({ type: 'conversation.declined' })
  await harness.quiet()
  expect([one.tab.address(), selectProposedOrder(actor.getSnapshot())]).toEqual(['/chats', null])
})

test('the support can be written to', async () => {
  const { at } = await chats()
  const one = await at('/chats?tab=support')
  expect(one.rows()).toMatchObject([{ kind: 'support' }])
  await one.go(`/chats/${one.rows()[0]?.id}`)
  await one.say('Допоможіть із замовленням')
  expect(texts(one.messages()).at(-1)).toBe('Допоможіть із замовленням')
})

test('neither a recording nor a log nor storage beyond the draft holds what a buyer is called, dials or writes', async () => {
  const { harness, at, buyers } = await chats({ recorded: 'masked' })
  const one = await at('/chats/7101')
  buyers.write('7101', 1, 'Таємне запитання покупця')
  await one.say('Таємна відповідь')
  one.type('Таємна чернетка')
  await harness.pass(60_000)
  const recording = one.tab.recorder?.text() ?? ''
  expect(recording.length).toBeGreaterThan(1000)
  const { requests } = harness.sandbox
  const logged = JSON.stringify([recording, one.tab.notes, requests()])
  for (const secret of ['Гончаренко', '671234518', 'Таємне запитання', 'Таємна відповідь', 'Таємна чернетка'])
    expect(logged).not.toContain(secret)
  const stored = [...one.tab.entries].filter(([, value]) => /Таємн|Гончаренко/.test(value))
  expect(stored).toHaveLength(1)
  expect(stored[0]?.[1]).toContain('Таємна чернетка')
})
