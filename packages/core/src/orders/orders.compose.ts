import { besideOf } from '../kit/section/beside.machine.ts'
import { orderClockMachine } from './order-clock.machine.ts'

/** The clock beside the orders. */
export const composeOrderClock = () => besideOf(orderClockMachine)
