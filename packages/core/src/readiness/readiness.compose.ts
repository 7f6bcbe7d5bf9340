import type { Ports } from '../app/app.port.ts'
import { type LoadMachine, loadOf } from '../kit/load/load.machine.ts'
import type { Readiness } from './answer.domain.ts'

/** Reads how ready the supplier is to sell, for a screen that explains why a product does not sell. */
export const composeReadiness = ({ readiness }: Pick<Ports, 'readiness'>): LoadMachine<Readiness> =>
  loadOf<Readiness>((_, signal) => readiness.fetchReadiness(undefined, signal))
