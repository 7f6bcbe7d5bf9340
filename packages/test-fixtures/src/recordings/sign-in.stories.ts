import { endsWith, fill, screen, stranger, submit, supplier, typeTelephone } from './story.ts'

const known = '067 111 22 33'
const wishes = { firstname: 'Ганна', lastname: 'Коваль', password: 'Supplier1!' }
const fresh = { code: '1234', password: 'Brand-new-7', repeat: 'Brand-new-7' }

export const signInStories = [
  stranger('sign-in-by-code', async (stage) => {
    const tab = await stage.open('/auth/login')
    await typeTelephone(stage, known)
    await submit(stage)
    await stage.say(screen, { type: 'code.typed', text: '12-34' })
    await submit(stage)
    endsWith(tab.address(), '/dashboard/statistics')
  }),
  stranger('sign-in-telephone-too-short', async (stage) => {
    const tab = await stage.open('/auth/login')
    await typeTelephone(stage, '067 1')
    await submit(stage)
    await typeTelephone(stage, known)
    await submit(stage)
    endsWith(tab.address(), '/auth/phone-confirmation')
  }),
  stranger('sign-in-wrong-code-then-right', async (stage) => {
    const tab = await stage.open('/auth/login')
    await typeTelephone(stage, known)
    await submit(stage)
    for (const text of ['9999', '1234']) {
      await stage.say(screen, { type: 'code.typed', text })
      await submit(stage)
    }
    endsWith(tab.address(), '/dashboard/statistics')
  }),
  stranger('sign-in-code-sent-again', async (stage) => {
    const tab = await stage.open('/auth/login')
    await typeTelephone(stage, known)
    await submit(stage)
    await stage.pass(61_000)
    await stage.say(screen, { type: 'resend.chosen' })
    endsWith(tab.said(), ['session.codeSent'])
  }),
  stranger('sign-in-by-password', async (stage) => {
    const tab = await stage.open('/auth/with-password')
    await typeTelephone(stage, known)
    await stage.say(screen, { type: 'password.typed', text: 'Supplier1!' })
    await submit(stage)
    endsWith(tab.address(), '/dashboard/statistics')
  }),
  stranger('sign-in-wrong-password', async (stage) => {
    const tab = await stage.open('/auth/with-password')
    await typeTelephone(stage, known)
    await stage.say(screen, { type: 'password.typed', text: 'wrong-1' })
    await submit(stage)
    endsWith([tab.address(), tab.said().length], ['/auth/with-password', 1])
  }),
  stranger('sign-up', async (stage) => {
    const tab = await stage.open('/auth/signup')
    await typeTelephone(stage, '+38 (063) 222-33-44')
    await fill(stage, screen, wishes)
    await submit(stage)
    await stage.say(screen, { type: 'agreement.toggled' })
    await submit(stage)
    await stage.say(screen, { type: 'code.typed', text: '1234' })
    await submit(stage)
    endsWith(tab.address(), '/articles-information')
  }),
  stranger('sign-up-telephone-taken', async (stage) => {
    const tab = await stage.open('/auth/signup')
    await typeTelephone(stage, known)
    await fill(stage, screen, wishes)
    await stage.say(screen, { type: 'agreement.toggled' })
    await submit(stage)
    endsWith(tab.address(), '/auth/signup')
  }),
  stranger('password-forgotten', async (stage) => {
    const tab = await stage.open('/auth/recover-password')
    await typeTelephone(stage, known)
    await submit(stage)
    await fill(stage, screen, fresh)
    await submit(stage)
    await stage.say(screen, { type: 'password.typed', text: fresh.password })
    await submit(stage)
    endsWith(tab.address(), '/dashboard/statistics')
  }),
  stranger('password-forgotten-page-left', async (stage) => {
    const tab = await stage.open('/auth/recover-password-code')
    endsWith([tab.address(), tab.said()], ['/auth/recover-password', ['session.recoveryLost']])
  }),
  stranger('stranger-turned-away', async (stage) => {
    const tab = await stage.open('/orders?page=2')
    endsWith(tab.address(), '/auth')
  }),
  supplier('sign-out', 'default', async (stage) => {
    const tab = await stage.open('/orders')
    await stage.say('app', { type: 'logout.chosen' })
    endsWith(tab.address(), '/auth/login')
  }),
  supplier('sign-out-in-two-tabs', 'default', async (stage) => {
    const first = await stage.open('/orders')
    const second = await stage.open('/notifications')
    await stage.say('app', { type: 'logout.chosen' }, first)
    await stage.storageChanged(second, 'user')
    endsWith(second.address(), '/auth/login')
  }),
]
