import { actorsOf } from '../kernel/port.ts'
import { besideOf } from '../kit/beside/beside.machine.ts'
import type { BulkAnswer, BulkRun } from '../kit/bulk/bulk.domain.ts'
import { copyMachine } from '../kit/copy/copy.machine.ts'
import type { ClipboardPort } from '../kit/copy/copy.port.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { PrintPort } from '../kit/print/print.port.ts'
import { portOf, type SectionsPort } from '../kit/section/section.port.ts'
import { foundOf } from '../kit/send/send.domain.ts'
import { sendOf } from '../kit/send/send.machine.ts'
import { orderClockMachine } from './order-clock.machine.ts'
import { orders } from './orders.section.ts'
import { pickListMachine } from './pick-list.machine.ts'
import type { PickListPort } from './pick-list.port.ts'

interface OrderPorts {
  readonly clipboard: ClipboardPort
  readonly pickList: PickListPort
  readonly print: PrintPort
  readonly sections: SectionsPort
}

/** The clock, the pick list and the copying beside the orders. */
export const composeOrderClock = ({ clipboard, pickList, print, sections }: OrderPorts) => {
  const { runBulk, fetchBulk } = portOf(orders, sections)
  const pickListActor = pickListMachine.provide({
    actors: {
      ...readingsOf(pickList),
      ...actorsOf(print),
      send: sendOf<BulkRun, BulkAnswer>({
        write: runBulk,
        lookUp: async ({ key }, signal) => foundOf(await fetchBulk(key, signal)),
      }),
    },
  })
  const copy = copyMachine.provide({ actors: actorsOf(clipboard) })
  return besideOf(orderClockMachine.provide({ actors: { pickList: pickListActor, copy } }))
}
