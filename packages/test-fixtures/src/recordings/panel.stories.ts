import { planted, plantIn } from '../world/planted.ts'
import type { Stage } from './stage.ts'
import { endsWith, fill, paywallIn, promptIn, screen, stranger, submit, supplier, typeTelephone } from './story.ts'

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

/** Everything that only its owner may know is known, typed, told and sent. */
const tellAll = async (stage: Stage) => {
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
  await stage.say('app', { type: 'place.wanted', place: { to: 'articles-information', search: '?article=about' } })
  const body = `Картка ${planted.card.replace(/(.{4})(?=.)/g, '$1 ')}, паспорт ${planted.passport}.`
  await stage.say(`${screen}/about/editor`, { type: 'text.typed', body })
  await stage.pass(3_000)
  await stage.say('app', { type: 'place.wanted', place: { to: 'payouts' } })
  await stage.say('panel/leaving', { type: 'leaving.confirmed' })
  await stage.say(screen, { type: 'request.chosen' })
  await fill(stage, `${screen}/request/form`, { iban: planted.iban, holder: planted.holder })
  await stage.say('app', { type: 'logout.chosen' })
  await typeTelephone(stage, telephone.slice(2))
  await submit(stage)
  await stage.say(screen, { type: 'code.typed', text: code })
  await submit(stage)
  await stage.say('app', { type: 'place.wanted', place: { to: 'with-password' } })
  await typeTelephone(stage, telephone.slice(2))
  await stage.say(screen, { type: 'password.typed', text: password })
  await submit(stage)
  return tab
}

const putOff = (stage: Stage) => stage.say(prompts, { type: 'prompt.postponed' })

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
  newcomer('prompts-telegram-first', async (stage) => {
    const tab = await stage.open('/dashboard')
    await goLive(stage)
    await link(stage)
    await nameStore(stage)
    await nameManager(stage)
    endsWith([promptIn(tab), paywallIn(tab)], [null, 'offer'])
  }),
  newcomer('prompts-telegram-put-off', async (stage) => {
    const tab = await stage.open('/dashboard')
    await nameStore(stage)
    await putOff(stage)
    endsWith([promptIn(tab), paywallIn(tab)], [null, 'offer'])
  }),
  newcomer('prompts-name-put-off', async (stage) => {
    const tab = await stage.open('/dashboard')
    await goLive(stage)
    await putOff(stage)
    await link(stage)
    await nameManager(stage)
    endsWith([promptIn(tab), paywallIn(tab)], [null, 'offer'])
  }),
  newcomer('prompts-all-put-off', async (stage) => {
    const tab = await stage.open('/dashboard')
    for (let times = 0; times < 3 && promptIn(tab) !== null; times += 1) await putOff(stage)
    endsWith([promptIn(tab), paywallIn(tab)], [null, 'offer'])
  }),
  newcomer('prompts-name-refused', async (stage) => {
    const tab = await stage.open('/dashboard')
    stage.fault({ kind: 'status', status: 422, method: 'PUT', path: '*/account', body: { message: 'Назва зайнята.' } })
    await nameStore(stage)
    endsWith(promptIn(tab), 'storeName')
    await nameStore(stage, 'Інша крамниця')
    endsWith(promptIn(tab), 'telegram')
  }),
  supplier('line-lost-and-caught-up', 'default', async (stage) => {
    const tab = await stage.open('/notifications')
    await goLive(stage)
    await stage.arrive({ type: 'connection.lost', code: 1006 })
    stage.sandbox.changeSupplier(1, { chats: 9 })
    await stage.pass(8_000)
    await goLive(stage)
    await stage.pass(2_000)
    endsWith(tab.address(), '/notifications')
  }),
  supplier('line-refused', 'default', async (stage) => {
    await stage.open('/orders')
    await stage.arrive({ type: 'connection.opened' })
    await stage.arrive({ type: 'channels.refused', status: 403 })
    await stage.pass(10_000)
  }),
  supplier('news-about-the-supplier', 'default', async (stage) => {
    const tab = await stage.open('/settings/preferences')
    await goLive(stage)
    await stage.arrive({ type: 'supplier.reported', patch: { firstname: 'Соломія', email: 'solomia@example.com' } })
    await stage.pass(1_000)
    endsWith(tab.app.getSnapshot().context.session?.supplier.firstname, 'Соломія')
  }),
  supplier('notifications-cleared-and-taken-back', 'default', async (stage) => {
    const tab = await stage.open('/notifications')
    await stage.say(screen, { type: 'clearAll.chosen' })
    await stage.pass(1_000)
    endsWith(tab.address(), '/notifications')
  }),
  supplier('leaving-unsaved-work', 'default', async (stage) => {
    const tab = await stage.open('/settings/preferences')
    await fill(stage, `${screen}/form`, { firstname: 'Соломія' })
    await stage.say('app', { type: 'place.wanted', place: { to: 'orders' } })
    endsWith(tab.address(), '/settings/preferences')
    await stage.say('panel/leaving', { type: 'leaving.confirmed' })
    endsWith(tab.address(), '/orders')
  }),
  supplier('secrets-known-and-typed', 'default', async (stage) => {
    const tab = await tellAll(stage)
    endsWith(tab.address(), '/dashboard/statistics')
  }),
  supplier('fault-session-expired', 'default', async (stage) => {
    const tab = await stage.open('/orders')
    stage.fault({ kind: 'status', status: 401, path: '/*', count: null })
    await stage.say('panel', { type: 'refresh.wanted' })
    await stage.pass(1_000)
    endsWith(tab.said(), ['session.expired'])
  }),
  supplier('fault-account-of-wrong-types', 'brokenAccount', async (stage) => {
    const tab = await stage.open('/settings/preferences')
    await stage.pass(3_000)
    endsWith(tab.address(), '/settings/preferences')
  }),
  supplier('fault-settings-broken', 'default', async (stage) => {
    stage.fault({ kind: 'html-200', path: '*/v1/settings', count: null })
    const tab = await stage.open('/orders')
    await stage.pass(3_000)
    endsWith(paywallIn(tab), 'closed')
  }),
  stranger('fault-code-confirmed-answer-lost', async (stage) => {
    await stage.open('/auth/login')
    await typeTelephone(stage, '067 111 22 33')
    await submit(stage)
    stage.fault({ kind: 'applied-then-reset', method: 'POST', path: '*/confirm-code', count: 2 })
    await stage.say(screen, { type: 'code.typed', text: '1234' })
    await submit(stage)
    await submit(stage)
  }),
  stranger('fault-truncated-sign-in', async (stage) => {
    const tab = await stage.open('/auth/with-password')
    await typeTelephone(stage, '067 111 22 33')
    await stage.say(screen, { type: 'password.typed', text: 'Supplier1!' })
    stage.fault({ kind: 'truncate', method: 'POST', path: '*/v3/auth/login' })
    await submit(stage)
    endsWith(tab.address(), '/auth/with-password')
    await submit(stage)
    endsWith(tab.address(), '/dashboard/statistics')
  }),
]
