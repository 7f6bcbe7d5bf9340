import { panelParts } from '@supplier/core/app/panel.selectors'
import { namedFile } from '@supplier/core/chats/chat-file.domain'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import { expect, test } from 'vitest'
import type { Harness } from '../kit/harness.ts'
import { signInByPassword } from '../kit/headless.ts'
import { type ChatTab, chats, chatsPath, chatTab, journalIn } from './chat-desk.ts'

const sentTo = (path: string) => ({ method: 'POST', path: `${chatsPath}/${path}/messages` })
const texts = (messages: readonly { readonly text: string }[]) => messages.map(({ text }) => text)
const states = (tab: ChatTab) => tab.unsent('7101').map(({ text, state }) => `${text} ${state}`)

/** A tab with a message that waits for the connection. */
const waiting = async (options?: Parameters<typeof chats>[0]) => {
  const opened = await chats(options)
  const one = await opened.at('/chats/7101')
  opened.harness.fault({ kind: 'refuse', ...sentTo('7101'), count: null })
  await one.say('Зачекайте')
  expect(states(one)).toEqual(['Зачекайте unclear'])
  return { ...opened, one }
}

const stored = ({ entries }: Harness) => [...entries.keys()].filter((key) => key.startsWith('outbox.'))

const refuseSession = async (harness: Harness, { tab }: ChatTab) => {
  harness.sandbox.setWorld((world) => ({ ...world, tokens: [] }))
  ;(await tab.panel()).send({ type: 'refresh.requested' })
  await harness.quiet()
}

test.each<[string, (harness: Harness, one: ChatTab) => Promise<ChatTab>]>([
  ['a reload', async (harness, { tab }) => chatTab(harness, '', harness.reload(tab))],
  [
    'a crash',
    async (harness, { tab }) => {
      harness.leave(tab)
      return chatTab(harness, '/chats/7101')
    },
  ],
  [
    'the end of the session and a new sign-in',
    async (harness, one) => {
      await refuseSession(harness, one)
      expect(one.tab.sent()).toContain('session.expired')
      one.tab.app.send({ type: 'signIn.requested' })
      await one.tab.shown('login')
      one.tab.visitPage('with-password')
      await signInByPassword(one.tab)
      await harness.quiet()
      return chatTab(harness, '', one.tab)
    },
  ],
])('an unsent message outlives %s, arrives once and is then kept no more', async (_, end) => {
  const { harness, one } = await waiting()
  expect(one.tab.isClosingGuarded()).toBe(false)
  const again = await end(harness, one)
  expect(texts(again.unsent('7101'))).toEqual(['Зачекайте'])
  harness.sandbox.faults.clear()
  await harness.pass(20_000)
  expect([texts(journalIn(harness)), again.unsentCount(), stored(harness)]).toEqual([['Зачекайте'], 0, []])
})

test('a message that had arrived before its tab ended arrives once', async () => {
  const { harness, at, buyers } = await chats()
  const one = await at('/chats/7101')
  buyers.echoes('lost')
  harness.fault({ kind: 'applied-then-hang', ...sentTo('7101') })
  await one.say('Зачекайте')
  harness.leave(one.tab)
  const again = await at('/orders')
  await harness.pass(1000)
  expect([texts(journalIn(harness)), again.unsentCount(), stored(harness)]).toEqual([['Зачекайте'], 0, []])
})

test('another supplier neither sees nor sends an unsent message', async () => {
  const { harness, one } = await waiting()
  await refuseSession(harness, one)
  one.tab.app.send({ type: 'signIn.requested' })
  await one.tab.shown('login')
  harness.sandbox.faults.clear()
  one.tab.visitPage('with-password')
  await signInByPassword(one.tab, '0502223344')
  await harness.pass(20_000)
  const other = await chatTab(harness, '', one.tab)
  expect([other.unsentCount(), journalIn(harness), stored(harness).length]).toEqual([0, [], 1])
})

test('all tabs show the unsent messages, and one of them sends', async () => {
  const { harness, at, one } = await waiting()
  const other = await at('/chats/7101')
  await other.say('Уже пакуємо')
  expect([states(one), states(other)]).toEqual([
    ['Зачекайте unclear', 'Уже пакуємо queued'],
    ['Зачекайте unclear', 'Уже пакуємо queued'],
  ])
  const posts = () =>
    harness.sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/messages')).length
  const before = posts()
  harness.sandbox.faults.clear()
  await harness.pass(20_000)
  expect([texts(journalIn(harness)), posts() - before]).toEqual([['Зачекайте', 'Уже пакуємо'], 2])
  for (const tab of [one, other]) {
    expect([tab.unsentCount(), texts(tab.messages()).slice(-2)]).toEqual([0, ['Зачекайте', 'Уже пакуємо']])
  }
})

test('a tab that does not send shows what the other one has sent, also when no event tells of it', async () => {
  const { harness, at, buyers } = await chats()
  await at('/orders')
  const other = await at('/chats/7101')
  buyers.echoes('lost')
  await other.say('Уже пакуємо')
  await harness.pass(1000)
  expect([other.unsentCount(), texts(other.messages()).at(-1), journalIn(harness).length]).toEqual([
    0,
    'Уже пакуємо',
    1,
  ])
})

test('when the tab that sends is closed, another one goes on', async () => {
  const { harness, at, one } = await waiting()
  const other = await at('/orders')
  harness.leave(one.tab)
  harness.sandbox.faults.clear()
  await harness.pass(20_000)
  expect([texts(journalIn(harness)), other.unsentCount()]).toEqual([['Зачекайте'], 0])
})

test('without locks each tab sends, and a message arrives once', async () => {
  const { harness, at, one } = await waiting({ hasLocks: false })
  const other = await at('/orders')
  harness.sandbox.faults.clear()
  await harness.pass(20_000)
  expect([texts(journalIn(harness)), one.unsentCount(), other.unsentCount()]).toEqual([['Зачекайте'], 0, 0])
})

test('signing out in another tab asks first, and then removes the unsent messages', async () => {
  const { harness, at, one } = await waiting()
  const other = await at('/orders')
  other.tab.app.send({ type: 'logout.chosen' })
  await harness.quiet()
  const { leaveGuard } = panelParts(await other.tab.panel())
  expect([selectLeaveGuard(leaveGuard.getSnapshot()), other.unsentCount()]).toEqual(['logout', 1])
  leaveGuard.send({ type: 'leave.confirmed' })
  await harness.quiet()
  expect([one.tab.app.getSnapshot().matches('signedOut'), stored(harness)]).toEqual([true, []])
})

test('a message that storage does not take is sent all the same, and closing the tab asks', async () => {
  const { harness, one } = await waiting({ isStorageFull: () => true })
  expect([one.tab.isClosingGuarded(), stored(harness)]).toEqual([true, []])
  harness.sandbox.faults.clear()
  await harness.pass(20_000)
  expect([texts(journalIn(harness)), one.tab.isClosingGuarded()]).toEqual([['Зачекайте'], false])
})

test('a message over which the server always breaks is not sent, and the next ones go', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  harness.fault({ kind: 'status', status: 500, ...sentTo('7101'), count: 5 })
  await one.say('Дякую 🙏')
  await one.say('Уже пакуємо')
  await harness.pass(40_000)
  expect([states(one), texts(journalIn(harness))]).toEqual([['Дякую 🙏 failed'], ['Уже пакуємо']])
  expect(one.unsent('7101')).toMatchObject([{ mayHaveArrived: true, failure: { status: 500 } }])
  one.outbox.send({ type: 'message.retried', room: '7101', key: one.unsent('7101')[0]?.key ?? '' })
  await harness.pass(1000)
  expect([one.unsentCount(), texts(journalIn(harness))]).toEqual([0, ['Уже пакуємо', 'Дякую 🙏']])
})

const pdf = (name: string) => namedFile(new File(['%PDF-1.7 price'], name, { type: 'application/pdf' }))
const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name)

/** A tab with a refused message that has a file. */
const refused = async () => {
  const opened = await chats()
  const one = await opened.at('/chats/7101')
  one.room().send({ type: 'files.chosen', files: [pdf('rahunok.pdf')] })
  await opened.harness.quiet()
  opened.harness.fault({ kind: 'status', status: 422, body: { message: 'Ні.' }, ...sentTo('7101') })
  await one.say('Ось рахунок')
  const [item] = one.unsent('7101')
  if (item?.state !== 'failed') throw new Error('the message was not refused')
  return { ...opened, one, item }
}

test('a refused message is changed with its files and sent as another one', async () => {
  const { harness, one, item } = await refused()
  one.room().send({ type: 'message.edited', message: item })
  await harness.quiet()
  expect([one.writing().text, names(one.writing().files), one.unsentCount()]).toEqual([
    'Ось рахунок',
    ['rahunok.pdf'],
    0,
  ])
  await one.say('Ось ваш рахунок')
  expect(texts(journalIn(harness))).toEqual(['Ось ваш рахунок'])
  expect(one.messages().at(-1)?.attachments).toMatchObject([{ name: 'rahunok.pdf' }])
})

test('changing a refused message does not take the place of what is being typed', async () => {
  const { harness, one, item } = await refused()
  one.type('Ще пишу')
  one.room().send({ type: 'message.edited', message: item })
  await harness.quiet()
  expect(one.writing()).toMatchObject({ text: 'Ще пишу', files: [], mistake: { key: 'chats.composerBusy' } })
  expect(one.unsent('7101')).toMatchObject([{ text: 'Ось рахунок', attachments: [{ name: 'rahunok.pdf' }] }])
})

test('files stay with the message over another room and a reload; one that was not sent completely is named', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  one.room().send({ type: 'files.chosen', files: [pdf('rahunok.pdf')] })
  await harness.quiet()
  harness.fault({ kind: 'hang', method: 'POST', path: `${chatsPath}/7101/attachments` })
  one.room().send({ type: 'files.chosen', files: [pdf('akt.pdf')] })
  await harness.quiet()
  await one.go('/chats/7102')
  expect(one.writing().files).toEqual([])
  await one.go('/chats/7101')
  const expected = [
    { name: 'rahunok.pdf', state: 'stored' },
    { name: 'akt.pdf', state: 'failed', message: { key: 'chats.fileInterrupted' }, canRetry: false },
  ]
  expect(one.writing().files).toMatchObject(expected)
  const again = await chatTab(harness, '', harness.reload(one.tab))
  expect(again.writing().files).toMatchObject(expected)
  again.room().send({ type: 'file.removed', key: again.writing().files[1]?.key ?? '' })
  await again.say('Ось рахунок')
  expect(again.messages().at(-1)?.attachments).toMatchObject([{ name: 'rahunok.pdf' }])
  expect((await at('/chats/7101')).writing().files).toEqual([])
})

test('files above ten are named', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  one.room().send({ type: 'files.chosen', files: Array.from({ length: 12 }, (_, index) => pdf(`${index + 1}.pdf`)) })
  await harness.quiet()
  expect(one.writing().files).toHaveLength(10)
  expect(one.writing().mistake).toEqual({ key: 'chats.tooManyFiles', values: { max: 10, names: '11.pdf, 12.pdf' } })
})

test('a text that is too long stays whole and is not sent', async () => {
  const { harness, at } = await chats()
  const one = await at('/chats/7101')
  await one.say('а'.repeat(5106))
  expect([one.writing().text.length, one.writing().mistake, journalIn(harness)]).toEqual([
    5106,
    { key: 'kit.tooLong', values: { max: 4000 } },
    [],
  ])
})
