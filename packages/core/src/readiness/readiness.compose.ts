import { besideOf } from '../kit/beside/beside.machine.ts'
import { type LoadMachine, loadOf } from '../kit/load/load.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { Readiness } from './answer.domain.ts'
import type { ReadinessPort } from './readiness.port.ts'
import { whyMachine } from './why.machine.ts'

/** Reads how ready the supplier is to sell, for a screen that explains why a product does not sell. */
export const composeReadiness = ({ readiness }: { readonly readiness: ReadinessPort }): LoadMachine<Readiness> =>
  loadOf<Readiness>((_, signal) => readiness.fetchReadiness(undefined, signal))

/** Reads beside the products what keeps all of them from selling. */
export const composeWhy = ({ readiness: { fetchReadiness } }: { readonly readiness: ReadinessPort }) =>
  whyMachine.provide({ actors: readingsOf({ fetchReadiness }) })

/** The same, beside the list. */
export const composeWhyBeside = (ports: { readonly readiness: ReadinessPort }) => besideOf(composeWhy(ports))
