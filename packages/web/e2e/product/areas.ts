import type { AnyStateMachine } from 'xstate'
import { notificationsArea } from './notifications.area.ts'
import { type Area, pathsOf, transitionsIn, transitionsOf } from './paths.ts'
import { paywallArea } from './paywall.area.ts'
import { promptsArea } from './prompts.area.ts'
import { signInArea } from './sign-in.area.ts'

const countsOf = <M extends AnyStateMachine>(area: Area<M>) => {
  const paths = pathsOf(area)
  const taken = transitionsIn(paths)
  return {
    area: area.name,
    states: Object.keys(area.model.states),
    events: area.model.events.map(String),
    transitions: transitionsOf(area.model),
    missed: transitionsOf(area.model).filter((transition) => !taken.has(transition)),
    seen: Object.keys(area.sees),
    done: Object.keys(area.does),
    paths: paths.map(({ name }) => name),
  }
}

/** The states, events and paths of each area, and the transitions that no path takes. */
export const counted = [
  countsOf(signInArea),
  countsOf(paywallArea),
  countsOf(promptsArea),
  countsOf(notificationsArea),
] as const
