import type { AnyActorRef, AnyEventObject } from 'xstate'
import { isSentLater } from '../src/kernel/child.ts'

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void

/** Gets each event from outside the machines and decides whether to pass it on. */
export type FactListener = (target: AnyActorRef, event: AnyEventObject, pass: () => void) => void

/**
 * Intercepts the events sent to any actor of an app from outside, but not the events between actors. It replaces the
 * system's `_relay`, the only place where XState delivers an event together with everything that it triggers: the
 * inspection events show where a delivery begins, but not where it ends.
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
    if (depth > 0 || source !== undefined || isSentLater(event)) pass()
    else onFact(target, event, pass)
  }
  /** The actors that received an event since the last call. */
  const taken = (): ReadonlySet<AnyActorRef> => {
    const all = touched
    touched = new Set([app])
    return all
  }
  return { within, touched: taken }
}
