import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { claimsId } from '../../src/kit/claims/claims.ts'
import type { Formula } from './formula.ts'
import type { Moment, Rule } from './moment.ts'
import { rules } from './rules.ts'

interface Life {
  before: Moment | null
  readonly events: string[]
  pending: readonly (readonly [Rule, Formula<Moment>])[]
}

/** The rules that judge a machine. */
export const rulesOf = (machine: string, all: readonly Rule[] = Object.values(rules)): readonly Rule[] =>
  // The registry of claims has no states.
  all.filter(({ of }) => (of === undefined ? machine !== claimsId : of.includes(machine)))

/** How many of the last events a violation names. */
const told = 8

/** Judges every machine of an app by the rules that it is given, by what the app's inspection tells. */
export const judgeOver = (all?: readonly Rule[]) => {
  const lives = new Map<AnyActorRef, Life>()
  const broken: string[] = []

  const sentence = ({ words }: Rule, { events }: Life, machine: string, how: string): string =>
    `${words}: ${how} by ${machine}, after "${events.slice(-told).join(' > ')}"`

  const judge = (actor: AnyActorRef, now: Moment): void => {
    const life = lives.get(actor) ?? {
      before: null,
      events: [],
      pending: rulesOf(now.machine, all).map((rule) => [rule, rule.says] as const),
    }
    lives.set(actor, life)
    life.events.push(now.event)
    life.pending = life.pending.flatMap(([rule, formula]) => {
      const left = formula.next(now, life.before)
      if (left === false) broken.push(sentence(rule, life, now.machine, 'broken'))
      return typeof left === 'object' ? [[rule, left] as const] : []
    })
    life.before = now
    if (now.state.status === 'active') return
    // One that was stopped, such as a dialog of a page that was left, has not come to its end.
    if (now.state.status === 'done') broken.push(...openIn(life))
    lives.delete(actor)
  }

  const openIn = (life: Life): readonly string[] =>
    life.pending
      .filter(([, { holdsAtEnd }]) => !holdsAtEnd)
      .map(([rule]) => sentence(rule, life, life.before?.machine ?? '', 'never fulfilled'))

  return {
    /** For the option `inspect` of an actor. */
    inspect: (event: InspectionEvent): void => {
      if (event.type !== '@xstate.snapshot') return
      const state = event.snapshot as AnyMachineSnapshot
      const actor = event.actorRef as AnyActorRef
      // Promises and listeners have no machine, and the registry of claims is no machine.
      const machine = actor.id === claimsId ? claimsId : (state.machine as { readonly id: string } | undefined)?.id
      if (machine !== undefined && state.status !== 'error') judge(actor, { machine, event: event.event.type, state })
    },
    /** What was broken so far. */
    broken: (): readonly string[] => broken,
    /** What was broken or, once nothing is going on any more, is not fulfilled. */
    atRest: (): readonly string[] => [...broken, ...[...lives.values()].flatMap(openIn)],
  }
}
