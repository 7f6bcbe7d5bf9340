import { type AnyActorScope, type AnyEventObject, type AnyStateMachine, createEmptyActor } from 'xstate'
import { namesOf } from './names.ts'

/** What a walk has seen: every name, and whether the walk came by. */
export interface Seen {
  readonly states: Map<string, boolean>
  readonly transitions: Map<string, boolean>
}

type Mark = () => void

/** Adds a mark to every state's entry and to every transition, so that the walk can tell what it has seen. */
export const instrument = (machine: AnyStateMachine) => {
  // `provide` builds a machine of its own from the same config, so the marks stay out of everybody else's.
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

/** What one step leaves behind. */
export interface Effects {
  /** Those that tick now. */
  readonly timers: Map<string, AnyEventObject>
  /** What the machine sent itself. */
  readonly sent: AnyEventObject[]
  /** The transitions taken and the states entered. */
  readonly fired: string[]
}

/** The scope of one step: runs no effect, sets marks, and notes which timers were set and taken back. */
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
