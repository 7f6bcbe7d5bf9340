import type { Ports } from '../app/app.port.ts'
import { type LoadMachine, loadOf } from '../kit/load/load.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { besideOf } from '../kit/section/beside.machine.ts'
import type { Readiness } from './answer.domain.ts'
import { whyMachine } from './why.machine.ts'

/** Reads how ready the supplier is to sell, for a screen that explains why a product does not sell. */
export const composeReadiness = ({ readiness }: Pick<Ports, 'readiness'>): LoadMachine<Readiness> =>
  loadOf<Readiness>((_, signal) => readiness.fetchReadiness(undefined, signal))

/** Reads beside the products what keeps all of them from selling. */
export const composeWhy = ({ readiness: { fetchReadiness } }: Pick<Ports, 'readiness'>) =>
  whyMachine.provide({ actors: readingsOf({ fetchReadiness }) })

/** The same, beside the list. */
export const composeWhyBeside = (ports: Pick<Ports, 'readiness'>) => besideOf(composeWhy(ports))
