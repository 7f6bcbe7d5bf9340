import { type AnyActorScope, type AnyEventObject, type AnyStateMachine, createEmptyActor } from 'xstate'
import { namesOf } from './names.ts'

/** The names of all states and transitions, with whether each was visited. */
export interface Seen {
  readonly states: Map<string, boolean>
  readonly transitions: Map<string, boolean>
}

type Mark = () => void

/**
 * Adds a marker to the entry of every state and to every transition, so that the exploration can tell what was visited.
 */
export const instrument = (machine: AnyStateMachine) => {
  // `provide` builds a separate machine from the same config, so the markers do not affect other users of it.
  const instrumented = machine.provide({})
  const { states, transitions } = namesOf(instrumented)
  const seen: Seen = { states: new Map(), transitions: new Map() }
  const marker = (list: Map<string, boolean>, name: string): Mark => {
    list.set(name, false)
    const mark: Mark = () => list.set(name, true)
    marks.set(mark, name)
    return mark
  }

  for (const [node, name] of states) node.entry.push(marker(seen.states, name) as never)
  for (const [transition, name] of transitions)
    Object.assign(transition, { actions: [...transition.actions, marker(seen.transitions, name)] })
  return { instrumented, seen }
}

const marks = new WeakMap<object, string>()

/** The effects of one step. */
export interface Effects {
  /** The timers running now. */
  readonly timers: Map<string, AnyEventObject>
  /** The events that the machine sent to itself. */
  readonly sent: AnyEventObject[]
  /** The transitions taken and the states entered. */
  readonly fired: string[]
}

/** The scope of one step: it runs no action, but sets the markers and records which timers are set and cancelled. */
export const scopeFor = ({ timers, sent, fired }: Effects): AnyActorScope => {
  const self = createEmptyActor()
  selves.add(self)
  return {
    self,
    id: '',
    sessionId: 'walk',
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: ({ type, params, exec }) => {
      const mark = exec && marks.get(exec)
      if (mark !== undefined) {
        ;(exec as unknown as Mark)()
        fired.push(mark)
      }
      const { event, id, delay, sendId, to } = (params ?? {}) as Partial<Sending>
      if (type === 'xstate.cancel' && sendId !== undefined) timers.delete(sendId)
      const isOwn = type === 'xstate.raise' || (type === 'xstate.sendTo' && to !== undefined && selves.has(to))
      if (event === undefined || !isOwn) return
      if (typeof delay === 'number') timers.set(id ?? JSON.stringify(event), event)
      else if (type === 'xstate.sendTo') sent.push(event)
    },
  }
}

const selves = new WeakSet<object>()

interface Sending {
  readonly event: AnyEventObject
  readonly id: string
  readonly delay: number
  readonly sendId: string
  readonly to: object
}
