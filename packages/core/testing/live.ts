import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate'
import { nodesOf } from './nodes.ts'
import { order, played, puppetClock, puppetThat, type Timer } from './puppets.ts'
import { isNumbered } from './situation.ts'
import type { Step } from './surroundings.ts'

/** A running machine whose children answer and whose timers run out on command only. */
export interface LiveRun {
  readonly state: () => AnyMachineSnapshot
  readonly running: () => readonly AnyActorRef[]
  /** The names of the running timers. A timer without an id is named after its event. */
  readonly timers: (known: ReadonlySet<string>) => readonly string[]
  readonly take: (step: Step) => void
  /** Describes what this machine does although no machine may do so, or returns `null`. */
  readonly fault: () => string | null
  /** Stops the machine and describes what still runs, or returns `null`. */
  readonly stop: () => string | null
}

/** Starts the machine, with another input than usually if one is given. */
export type Stage = (input?: unknown) => LiveRun

/** Called when a child starts, when it receives an event, and when a timer is set. */
interface Witness {
  readonly starts: (child: AnyActorRef) => void
  readonly hears: (child: AnyActorRef, event: AnyEventObject) => void
  readonly waits: (timer: string) => void
}

/** Prepares a machine to be run again and again, with every child replaced by a fake. */
export const stageFor = (
  machine: AnyStateMachine,
  named: readonly string[],
  input: unknown,
  witness?: Witness,
): Stage => {
  let started: AnyActorRef[] = []
  const puppet = puppetThat((child) => {
    started.push(child)
    witness?.starts(child)
  }, witness?.hears)
  const nodes = nodesOf(machine.root)
  const names = [
    ...Object.keys(machine.implementations.actors ?? {}),
    ...nodes.flatMap(({ invoke }) => invoke.map(({ src }) => String(src))),
    ...named,
  ].filter((name) => !name.startsWith('xstate.invoke.'))
  const staged = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, puppet])) })
  // The snapshots of a fake have no meaning; the relevant ones are sent as events instead.
  for (const { invoke } of nodesOf(staged.root))
    for (const child of invoke) Object.assign(child, { onSnapshot: undefined })

  return (own = input) => {
    started = []
    const clock = puppetClock(() => timersOf(actor), witness?.waits)
    const actor: AnyActorRef = createActor(staged, { input: own as never, clock } as never)
    const children = started
    actor.subscribe({ error: () => {} })
    ;(actor as unknown as { start(): void }).start()
    const awake = () => children.filter(isAwake)

    return {
      state: () => actor.getSnapshot(),
      running: () => childrenOf(actor).filter(isAwake),
      timers: (known) =>
        timersOf(actor)
          .filter(({ target }) => target === actor)
          .map((timer) => nameOf(timer, known)),
      take: (step) => {
        if (step.by === 'timer')
          clock.runOut(
            timersOf(actor).find((timer) => timer.id === step.timer || JSON.stringify(timer.event) === step.timer),
          )
        else if (step.by === 'answer')
          actor.getSnapshot().children[step.child]?.send({ type: order, answer: played(step.answer, puppet) })
        else actor.send(step.event)
      },
      fault: () => {
        const left = awake()
        const mine = new Set(childrenOf(actor))
        const stray = left.find((child) => !mine.has(child))
        if (stray) return `${stray.id} runs on although the machine has let go of it`
        const numbered = left.find(({ id }) => isNumbered(id))
        if (numbered) return `a child was started without a name (${String(numbered.src)})`
        if (clock.pending() > timersOf(actor).length)
          return 'a timer was set again while it was ticking, so that it runs out twice'
        return actor.getSnapshot().status === 'active' ? null : leftovers(left, clock.pending())
      },
      stop: () => {
        ;(actor as unknown as { stop(): void }).stop()
        return leftovers(awake(), clock.pending())
      },
    }
  }
}

const leftovers = (running: readonly AnyActorRef[], timers: number): string | null => {
  if (running.length > 0) return `it has ended, but ${running.map(({ id }) => id).join(', ')} runs on`
  return timers > 0 ? 'it has ended, but a timer ticks on' : null
}

const isAwake = (child: AnyActorRef): boolean => child.getSnapshot().status === 'active'

const childrenOf = (actor: AnyActorRef): readonly AnyActorRef[] =>
  Object.values<AnyActorRef | undefined>(actor.getSnapshot().children).filter((child) => child !== undefined)

const timersOf = (actor: AnyActorRef): readonly Timer[] =>
  Object.values((actor.system.getSnapshot() as { _scheduledEvents: Record<string, Timer> })._scheduledEvents)

const nameOf = ({ id, event }: Timer, known: ReadonlySet<string>): string =>
  known.has(id) ? id : JSON.stringify(event)
