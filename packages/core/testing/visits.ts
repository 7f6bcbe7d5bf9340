import { type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine, StateMachine } from 'xstate'
import { namesOf, shapeOf } from './names.ts'

/** Which tests came by a state or a transition, by their numbers; in the order of the machine. */
type Visits = readonly (readonly number[])[]

/** What live actors of a machine did while the tests of one file ran. */
export interface MachineVisits {
  readonly id: string
  readonly shape: string
  readonly states: Visits
  readonly transitions: Visits
}

/** The machines that ran in the tests of one file. */
export interface FileVisits {
  /** The test file. */
  readonly test: string
  /** The tests in which any machine ran, by the number they have here. */
  readonly tests: readonly string[]
  readonly machines: readonly MachineVisits[]
}

type Mark = number[]

interface Marks {
  readonly id: string
  readonly shape: string
  readonly states: readonly Mark[]
  readonly transitions: readonly Mark[]
}

/** Notes where live actors come by, and in which test. */
export const createVisits = () => {
  const machines = new Map<object, Marks>()
  const marks = new WeakMap<object, Mark>()
  const known = new WeakSet<AnyStateMachine>()
  const tests: string[] = []
  let current: { readonly name: string; number: number | null } | null = null

  /** A machine that was given other actions or actors is still the one of its config. */
  const learn = (machine: AnyStateMachine): void => {
    known.add(machine)
    const { states, transitions } = namesOf(machine)
    const one = machines.get(machine.config) ?? {
      id: machine.id,
      shape: shapeOf(machine),
      states: states.map(() => []),
      transitions: transitions.map(() => []),
    }
    machines.set(machine.config, one)
    for (const [at, [node]] of states.entries()) marks.set(node, one.states[at] as Mark)
    for (const [at, [transition]] of transitions.entries()) marks.set(transition, one.transitions[at] as Mark)
  }

  const visit = (place: object, test: number): void => {
    const mark = marks.get(place)
    if (mark && mark.at(-1) !== test) mark.push(test)
  }

  return {
    /** What comes now belongs to this test; between tests, to none. */
    during: (name: string | null): void => {
      current = name === null ? null : { name, number: null }
    },
    came: ({ machine, _nodes: nodes }: AnyMachineSnapshot, transitions: readonly Taken[] = []): void => {
      if (current === null) return
      if (!known.has(machine)) learn(machine)
      current.number ??= tests.push(current.name) - 1
      for (const node of nodes) visit(node, current.number)
      for (const transition of transitions) {
        visit(transition, current.number)
        // A state that is left within the step in which it was entered is in no snapshot.
        visit(transition.source, current.number)
      }
    },
    found: (): Omit<FileVisits, 'test'> => ({ tests, machines: [...machines.values()] }),
  }
}

type VisitNotes = ReturnType<typeof createVisits>

interface Taken {
  readonly source: object
}

/**
 * Looks at every machine that is made from now on and runs, whoever starts it: each system of actors gets an inspector
 * before its first step. Ends when the result is called.
 */
export const watchMachines = ({ came }: Pick<VisitNotes, 'came'>): (() => void) => {
  const watched = new WeakSet<System>()
  let isOver = false
  const look: typeof came = (...what) => {
    if (!isOver) came(...what)
  }
  /** A test that asks a machine itself may have no system. */
  const watch = (system: System | undefined): void => {
    if (system === undefined || watched.has(system)) return
    watched.add(system)
    system.inspect((event) => {
      if (event.type === '@xstate.microstep') look(event.snapshot as AnyMachineSnapshot, event._transitions)
    })
  }
  const prototype = StateMachine.prototype as unknown as { getInitialSnapshot: Begin }
  const { getInitialSnapshot } = prototype
  prototype.getInitialSnapshot = function begin(scope, ...input) {
    watch(scope.system)
    const snapshot = getInitialSnapshot.call(this, scope, ...input)
    look(snapshot)
    return snapshot
  }
  return () => {
    // Machines keep the method that they were made with.
    isOver = true
    prototype.getInitialSnapshot = getInitialSnapshot
  }
}

type System = AnyActorScope['system']
type Begin = (this: unknown, scope: AnyActorScope, ...input: unknown[]) => AnyMachineSnapshot
