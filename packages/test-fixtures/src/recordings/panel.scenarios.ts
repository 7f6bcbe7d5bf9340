import { planted, plantedOrder, plantedRoom, plantIn } from '../sandbox/planted.ts'
import { endsWith, fill, paywallIn, promptIn, screen, submit, supplier, typeTelephone } from './scenario.ts'
import type { Stage } from './stage.ts'

const prompts = 'panel/onboarding'
const nameForm = `${prompts}/storeNameForm`
const managerForm = `${prompts}/managerForm`
const linked = { type: 'telegram.reported', isConnected: true, chatId: '551200301' } as const

const nameStore = async (stage: Stage, text = 'Крамниця') => {
  await fill(stage, nameForm, { storeName: text })
  await stage.say(nameForm, { type: 'form.submitted' })
}

const nameManager = async (stage: Stage) => {
  await stage.say(managerForm, { type: 'username.typed', text: 'https://t.me/olena' })
  await stage.say(managerForm, { type: 'form.submitted' })
  await stage.pass(2_000)
}

/** Puts every planted secret into the app: stored, typed, received and sent. */
const notifyAll = async (stage: Stage) => {
  plantIn(stage.sandbox)
  const { telephone, token, password, code, firstname, lastname, email, storeName, carrierKey, telegramId } = planted
  stage.entries.set('user', JSON.stringify({ data: { id: 1, telephone }, token }))
  const tab = await stage.open(`/settings/preferences?ref=${planted.referral}`)
  await goLive(stage)
  await fill(stage, `${screen}/form`, { firstname: lastname, lastname: firstname, storeName, carrierKey })
  await stage.say(`${screen}/form`, { type: 'form.submitted' })
  await stage.arrive({ type: 'supplier.reported', patch: { firstname, lastname, email } })
  await stage.arrive({ type: 'telegram.reported', isConnected: true, chatId: telegramId })
  await stage.say('panel/shell', { type: 'dialog.opened', dialog: 'palette' })
  for (const length of telephone.split('').keys()) {
    await stage.say('panel/shell', { type: 'query.typed', query: telephone.slice(0, length + 1) })
  }
  await stage.say('panel/shell', { type: 'dialog.closed' })
  for (const location of [
    { to: 'orders', search: `?order=${plantedOrder}` },
    { to: 'chat-room', params: { chatId: plantedRoom } },
  ] as const) {
    await stage.say('app', { type: 'navigation.requested', location })
    await stage.pass(1_000)
  }
  await stage.say('app', {
    type: 'navigation.requested',
    location: { to: 'articles-information', search: '?article=about' },
  })
  const body = `Картка ${planted.card.replace(/(.{4})(?=.)/g, '$1 ')}, паспорт ${planted.passport}.`
  await stage.say(`${screen}/about/editor`, { type: 'text.typed', body })
  await stage.pass(3_000)
  await stage.say('app', { type: 'navigation.requested', location: { to: 'payouts' } })
  await stage.say('panel/leaveGuard', { type: 'leave.confirmed' })
  await stage.say(screen, { type: 'request.chosen' })
  await fill(stage, `${screen}/request/form`, { iban: planted.iban, holder: planted.holder })
  await stage.say('app', { type: 'logout.chosen' })
  // No draft holds requisites.
  await stage.say('panel/leaveGuard', { type: 'leave.confirmed' })
  await typeTelephone(stage, telephone.slice(2))
  await submit(stage)
  await stage.say(screen, { type: 'code.typed', text: code })
  await submit(stage)
  await stage.say('app', { type: 'navigation.requested', location: { to: 'with-password' } })
  await typeTelephone(stage, telephone.slice(2))
  await stage.say(screen, { type: 'password.typed', text: password })
  await submit(stage)
  return tab
}

const goLive = async (stage: Stage) => {
  await stage.arrive({ type: 'connection.opened' })
  await stage.arrive({ type: 'channels.joined' })
}

const link = async (stage: Stage) => {
  stage.sandbox.connectTelegram(1, true, '551200301')
  await stage.arrive(linked)
}

const newcomer = (name: string, play: (stage: Stage) => Promise<void>) => supplier(name, 'brandNew', play)

export const panelStories = [
  newcomer('prompts-name-telegram-manager', async (stage) => {
    const tab = await stage.open('/dashboard')
    await goLive(stage)
    await nameStore(stage)
    await link(stage)
    await nameManager(stage)
    endsWith([promptIn(tab), paywallIn(tab)], [null, 'offer'])
  }),
  supplier('notifications-cleared-and-taken-back', 'default', async (stage) => {
    const tab = await stage.open('/notifications')
    await stage.say(screen, { type: 'clearing.chosen' })
    await stage.pass(1_000)
    await stage.say(screen, { type: 'undo.chosen', key: 'clear' })
    await stage.pass(20_000)
    const changed = stage.sandbox.requests().filter(({ method, path }) => method !== 'GET' && /notif/.test(path))
    endsWith([tab.address(), changed], ['/notifications', []])
  }),
  {
    ...supplier('secrets-known-and-typed', 'default', async (stage) => {
      const tab = await notifyAll(stage)
      endsWith(tab.address(), '/dashboard/statistics')
    }),
    isMasked: true,
  },
  supplier('account-form', 'default', async (stage) => {
    const tab = await stage.open('/settings/preferences')
    await fill(stage, `${screen}/form`, { firstname: 'Соломія' })
    await stage.say('app', { type: 'navigation.requested', location: { to: 'orders' } })
    await stage.say('panel/leaveGuard', { type: 'leave.dismissed' })
    await stage.say(`${screen}/form`, { type: 'form.submitted' })
    endsWith(tab.app.getSnapshot().context.session?.supplier.firstname, 'Соломія')
  }),
  supplier('article-published', 'default', async (stage) => {
    await stage.open('/articles-information?article=about')
    const editor = `${screen}/about/editor`
    await stage.say(editor, { type: 'text.typed', body: 'Відправляємо щодня. '.repeat(8) })
    await stage.pass(3_000)
    await stage.say(editor, { type: 'status.chosen', target: 'published' })
    const changed = stage.sandbox
      .requests()
      .filter(({ method, path }) => method !== 'GET' && path.includes('/articles/'))
    endsWith(
      changed.map(({ status }) => status),
      [200, 200],
    )
  }),
]
