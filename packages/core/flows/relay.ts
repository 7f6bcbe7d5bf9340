import type { AnyActorRef, AnyEventObject } from 'xstate'
import { isOwnWord } from '../src/kernel/child.ts'

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void

/** Decides about what comes from outside of the machines: passes it on, or does not. */
export type FactListener = (target: AnyActorRef, event: AnyEventObject, pass: () => void) => void

/**
 * Hears what people send to any actor of an app, and nothing of what actors send to each other.
 * xstate hands every event to one method of the system, which is the only place where a whole delivery can be
 * told from what it sets off; the inspection events tell where one begins, but not where it ends.
 */
export const overhear = (app: AnyActorRef, onFact: FactListener) => {
  const system = app.system as unknown as { _relay: Relay }
  const relay = system._relay
  let touched = new Set([app])
  let depth = 0
  const within = <T>(run: () => T): T => {
    depth += 1
    try {
      return run()
    } finally {
      depth -= 1
    }
  }
  system._relay = (source, target, event) => {
    touched.add(target)
    const pass = () => within(() => relay(source, target, event))
    if (depth > 0 || source !== undefined || isOwnWord(event)) pass()
    else onFact(target, event, pass)
  }
  /** The actors that something was said to since the last time. */
  const taken = (): ReadonlySet<AnyActorRef> => {
    const all = touched
    touched = new Set([app])
    return all
  }
  return { within, touched: taken }
}
