import type { AnyActorLogic, AnyActorRef, EventObject } from 'xstate'
import type { Answer } from './surroundings.ts'

/** The event that makes a fake actor end. */
export const order = 'walk.answer'

/** Actor logic that starts, receives events, and ends on command. */
export const puppetThat = (
  starts: (self: AnyActorRef) => void,
  hears: (self: AnyActorRef, event: EventObject) => void = () => {},
): AnyActorLogic => ({
  getInitialSnapshot: (_, input) =>
    ({ status: 'active', output: undefined, error: undefined, input, context: {} }) as never,
  getPersistedSnapshot: (snapshot) => snapshot,
  start: (_, { self }) => starts(self),
  transition: (snapshot, event: EventObject & { readonly answer?: Answer }, { self }) => {
    if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' }
    if (event.type !== order || event.answer === undefined) {
      hears(self, event)
      return snapshot
    }
    if ('gives' in event.answer) return { ...snapshot, status: 'done', output: event.answer.gives }
    return { ...snapshot, status: 'error', error: event.answer.fails }
  },
})

/** When an answer is a loaded machine, replaces it with a fake too. */
export const played = (answer: Answer, puppet: AnyActorLogic): Answer =>
  'gives' in answer && isLogic(answer.gives) ? { gives: puppet } : answer

const isLogic = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'getInitialSnapshot' in value && 'transition' in value

export interface Timer {
  readonly id: string
  readonly event: EventObject
  readonly target: unknown
}

/** A clock on which time stands still; a timer runs out on command. */
export const puppetClock = (timers: () => readonly Timer[], waits: (timer: string) => void = () => {}) => {
  const due = new Map<number, { readonly timer: Timer | undefined; readonly end: () => void }>()
  let count = 0
  return {
    setTimeout: (end: () => void) => {
      const known = new Set([...due.values()].map(({ timer }) => timer))
      count += 1
      const timer = timers().find((one) => !known.has(one))
      due.set(count, { timer, end })
      waits(timer?.id ?? '')
      return count
    },
    clearTimeout: (id: number) => due.delete(id),
    pending: () => due.size,
    runOut: (wanted: Timer | undefined) => {
      for (const [id, { timer, end }] of due) {
        if (timer !== wanted || wanted === undefined) continue
        due.delete(id)
        end()
        return
      }
    },
  }
}
