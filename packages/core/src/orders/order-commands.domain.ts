import { typedSum } from '../kit/fields/amount.domain.ts'
import { money } from '../kit/fields/number-fields.domain.ts'
import { flag, text } from '../kit/fields/record-fields.domain.ts'
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
  confirm: {
    said: 'orderConfirmed',
    undoneBy: 'unconfirm',
    may: mayConfirm,
    opensNext: true,
    isKeyed: true,
    isDone: isNow('confirmed'),
  },
  pack: { said: 'orderPacking', undoneBy: 'unpack', may: mayPack, isKeyed: true, isDone: isNow('packing') },
  ttn: {
    said: 'waybillMade',
    may: mayMakeTtn,
    opensRecord: true,
    isKeyed: true,
    form: ttnFields,
    groups: ttnGroups,
    initialValuesOf: ttnBegins,
    statesOf: ttnStates,
    mistakesOf: ttnMistakes,
    questionOf: ttnQuestion,
    helpLink: ttnMendedAt,
    isDone: (row) => row !== null && hasParcel(row),
  },
  attach: {
    said: 'waybillAttached',
    may: mayAttach,
    isKeyed: true,
    form: attachFields,
    mistakesOf: attachMistakes,
    isDone: (row) => row !== null && hasParcel(row),
  },
  labels: { may: mayPrint, isJob: true, opensJob: true, form: labelFields },
  ready: { said: 'orderReady', may: mayReady, opensNext: true, isKeyed: true, isDone: isNow('ready') },
  ship: { said: 'orderShipped', may: mayShip, opensNext: true, isKeyed: true, isDone: isNow('shipped') },
  complete: {
    said: 'orderCompleted',
    may: mayComplete,
    isKeyed: true,
    needsConfirmation: true,
    isDone: isNow('completed'),
  },
  restock: {
    said: 'orderReturned',
    may: mayRestock,
    isKeyed: true,
    form: { restock: flag(true) },
    isDone: isNow('returned'),
  },
  write: { may: mayWrite, linkOf: ({ id }) => ({ to: 'chats', search: `?order=${id}` }) },
  removeTtn: {
    said: 'waybillRemoved',
    may: mayRemoveTtn,
    needsConfirmation: true,
    sends: ({ shipment }) => (shipment ? { shipment: shipment.id } : {}),
    isDone: (row) => row !== null && !hasParcel(row),
  },
  unpack: { said: 'orderUnpacked', may: mayUnpack, isKeyed: true, isDone: isNow('confirmed') },
  unconfirm: { said: 'orderUnconfirmed', may: mayUnconfirm, isKeyed: true, isDone: isNow('new') },
  hold: {
    said: 'orderHeld',
    may: mayHold,
    isKeyed: true,
    form: reasonFields,
    mistakesOf: reasonMistakes,
    isDone: isNow('on_hold'),
  },
  paid: {
    said: 'orderPaid',
    may: mayBePaid,
    isKeyed: true,
    form: { amount: money({ required: true }), comment: text({ required: true, max: 255 }) },
    initialValuesOf: ({ total }) => ({ amount: typedSum(total) }),
    isDone: (row) => row?.payment.status === 'paid',
  },
  copy: { said: 'orderCopied', may: mayCopy, isKeyed: true, needsConfirmation: true, creates: true },
  cancel: {
    said: 'orderCancelled',
    may: mayCancel,
    isKeyed: true,
    form: reasonFields,
    mistakesOf: reasonMistakes,
    isDone: isNow('cancelled'),
  },
} as const satisfies Readonly<Record<string, Command<Order>>>
