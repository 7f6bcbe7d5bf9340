import { typedSum } from '../kit/form/amount.domain.ts'
import { money } from '../kit/form/number-fields.domain.ts'
import { flag, text } from '../kit/form/record-fields.domain.ts'
import type { Command } from '../kit/section/section.domain.ts'
import { attachFields, attachMistakes, labelFields, reasonFields, reasonMistakes } from './order-fields.domain.ts'
import {
  hasParcel,
  mayAttach,
  mayBePaid,
  mayCancel,
  mayComplete,
  mayConfirm,
  mayCopy,
  mayHold,
  mayMakeTtn,
  mayPack,
  mayPrint,
  mayReady,
  mayRemoveTtn,
  mayRestock,
  mayShip,
  mayUnconfirm,
  mayUnpack,
  mayWrite,
} from './order-steps.domain.ts'
import {
  ttnBegins,
  ttnFields,
  ttnGroups,
  ttnMendedAt,
  ttnMistakes,
  ttnQuestion,
  ttnStates,
} from './order-waybill.domain.ts'
import type { Order, OrderStatus } from './orders.domain.ts'

const isNow = (status: OrderStatus) => (row: Order | null) => row?.status === status

/** The steps of one order. */
export const orderCommands = {
  confirm: { may: mayConfirm, goesOn: true, isKeyed: true, isDone: isNow('confirmed') },
  pack: { may: mayPack, isKeyed: true, isDone: isNow('packing') },
  ttn: {
    may: mayMakeTtn,
    opens: true,
    isKeyed: true,
    form: ttnFields,
    groups: ttnGroups,
    beginsOf: ttnBegins,
    statesOf: ttnStates,
    mistakesOf: ttnMistakes,
    questionOf: ttnQuestion,
    mendedAt: ttnMendedAt,
    isDone: (row) => row !== null && hasParcel(row),
  },
  attach: {
    may: mayAttach,
    isKeyed: true,
    form: attachFields,
    mistakesOf: attachMistakes,
    isDone: (row) => row !== null && hasParcel(row),
  },
  labels: { may: mayPrint, isJob: true, opensJob: true, form: labelFields },
  ready: { may: mayReady, goesOn: true, isKeyed: true, isDone: isNow('ready') },
  ship: { may: mayShip, goesOn: true, isKeyed: true, isDone: isNow('shipped') },
  complete: { may: mayComplete, isKeyed: true, asks: true, isDone: isNow('completed') },
  restock: {
    may: mayRestock,
    isKeyed: true,
    form: { restock: flag(true) },
    isDone: isNow('returned'),
  },
  write: { may: mayWrite, locationOf: ({ id }) => ({ to: 'chats', search: `?order=${id}` }) },
  removeTtn: {
    may: mayRemoveTtn,
    asks: true,
    sends: ({ shipment }) => (shipment ? { shipment: shipment.id } : {}),
    isDone: (row) => row !== null && !hasParcel(row),
  },
  unpack: { may: mayUnpack, isKeyed: true, isDone: isNow('confirmed') },
  unconfirm: { may: mayUnconfirm, isKeyed: true, isDone: isNow('new') },
  hold: {
    may: mayHold,
    isKeyed: true,
    form: reasonFields,
    mistakesOf: reasonMistakes,
    isDone: isNow('on_hold'),
  },
  paid: {
    may: mayBePaid,
    isKeyed: true,
    form: { amount: money({ required: true }), comment: text({ required: true, max: 255 }) },
    beginsOf: ({ total }) => ({ amount: typedSum(total) }),
    isDone: (row) => row?.payment.status === 'paid',
  },
  copy: { may: mayCopy, isKeyed: true, asks: true, creates: true },
  cancel: {
    may: mayCancel,
    isKeyed: true,
    form: reasonFields,
    mistakesOf: reasonMistakes,
    isDone: isNow('cancelled'),
  },
} as const satisfies Readonly<Record<string, Command<Order>>>
