import type { Challenge, World } from '../world.ts'

/** The code in every SMS of the sandbox. */
export const smsCode = '1234'

const second = 1000
export const resendPause = 60 * second
export const wrongPause = 600 * second
const codeLife = 600 * second
const wrongLimit = 5

type Purpose = Challenge['purpose']

/** The next world, or the seconds to wait when the code is not sent yet. */
type Sent = { readonly world: World } | { readonly wait: number }

const challengeOf = (world: World, telephone: string, purpose: Purpose) =>
  world.challenges.find((known) => known.telephone === telephone && known.purpose === purpose)

const without = (world: World, telephone: string, purpose: Purpose) =>
  world.challenges.filter((known) => known.telephone !== telephone || known.purpose !== purpose)

const secondsTo = (time: number, now: number) => Math.max(1, Math.ceil((time - now) / second))

/** Puts a code into the SMS inbox, unless one was sent within the last minute or the telephone is blocked. */
export const sendCode = (world: World, telephone: string, purpose: Purpose, now: number): Sent => {
  const before = challengeOf(world, telephone, purpose)
  const until = Math.max(before?.pausedUntil ?? 0, before ? before.sentAt + resendPause : 0)
  if (until > now) return { wait: secondsTo(until, now) }
  const challenge = { telephone, purpose, code: smsCode, sentAt: now, wrong: 0, pausedUntil: null }
  const text = `Код підтвердження: ${smsCode}. Нікому його не повідомляйте.`
  const sms = { id: world.nextId, telephone, text, code: smsCode, at: now }
  return {
    world: {
      ...world,
      nextId: world.nextId + 1,
      challenges: [...without(world, telephone, purpose), challenge],
      inbox: [...world.inbox, sms],
    },
  }
}

export type Checked =
  | { readonly outcome: 'right'; readonly world: World }
  | { readonly outcome: 'wrong'; readonly world: World }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'paused'; readonly wait: number }

/** Checks a code: a right one is used up, and the fifth wrong one blocks the telephone. */
export const checkCode = (world: World, telephone: string, purpose: Purpose, code: string, now: number): Checked => {
  const found = challengeOf(world, telephone, purpose)
  if (!found) return { outcome: 'expired' }
  if (found.pausedUntil !== null && found.pausedUntil > now) {
    return { outcome: 'paused', wait: secondsTo(found.pausedUntil, now) }
  }
  if (now > found.sentAt + codeLife) return { outcome: 'expired' }
  const others = without(world, telephone, purpose)
  if (found.code === code) return { outcome: 'right', world: { ...world, challenges: others } }
  const wrong = found.wrong + 1
  const next = wrong < wrongLimit ? { ...found, wrong } : { ...found, wrong: 0, pausedUntil: now + wrongPause }
  return { outcome: 'wrong', world: { ...world, challenges: [...others, next] } }
}
