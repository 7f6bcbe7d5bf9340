import { actorsOf } from '../kernel/port.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import type { ClipboardPort } from '../kit/copy/copy.port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { portOf } from '../kit/section/section.port.ts'
import { type OneOrderPort, oneOrderMachine } from './one-order.machine.ts'
import { orders } from './orders.section.ts'

interface OneOrderPorts {
  readonly clipboard: ClipboardPort
  readonly sections: SectionsPort
}

/** One order, with its port provided. */
export const composeOneOrder = ({ clipboard, sections }: OneOrderPorts) => {
  const port: OneOrderPort = {
    fetchOrder: async (id, signal) => (await portOf(orders, sections).fetchOne(id, signal))?.row ?? null,
  }
  return oneOrderMachine.provide({
    actors: { ...readingsOf(port), copy: copyMachine.provide({ actors: actorsOf(clipboard) }) },
  })
}
