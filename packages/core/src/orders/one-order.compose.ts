import type { Ports } from '../app/app.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { portOf } from '../kit/section/section.port.ts'
import { type OneOrderPort, oneOrderMachine } from './one-order.machine.ts'
import { orders } from './orders.section.ts'

/** One order, with its port provided. */
export const composeOneOrder = ({ clipboard, sections }: Pick<Ports, 'clipboard' | 'sections'>) => {
  const port: OneOrderPort = {
    fetchOrder: async (id, signal) => (await portOf(orders, sections).fetchOne(id, signal))?.row ?? null,
  }
  return oneOrderMachine.provide({
    actors: { ...readingsOf(port), copy: copyMachine.provide({ actors: actorsOf(clipboard) }) },
  })
}
