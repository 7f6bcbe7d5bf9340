import { endsWith, fill, screen, stranger, submit, typeTelephone } from './scenario.ts'

const known = '067 111 22 33'
const fresh = { code: '1234', password: 'Brand-new-7', repeat: 'Brand-new-7' }

export const signInStories = [
  stranger('sign-in-by-code', async (stage) => {
    const tab = await stage.open('/auth/login')
    await typeTelephone(stage, known)
    await submit(stage)
    // A code that came in one piece is sent at once.
    await stage.say(screen, { type: 'code.typed', text: '12-34' })
    endsWith(tab.address(), '/dashboard/statistics')
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
]
