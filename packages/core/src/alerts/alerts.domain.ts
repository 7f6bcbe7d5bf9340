import type { Location } from '../kernel/routes.ts'
import { searchFrom } from '../kit/list/address.domain.ts'

/** Whether this browser shows notifications; `unsupported` when it has none. */
export type Permission = 'default' | 'granted' | 'denied' | 'unsupported'

/** What the settings say about the channels of this browser and of letters. */
export type ChannelNote = `push.${Permission}` | 'email.none'

export const channelNotes = (about: {
  readonly isPushOn: boolean
  readonly permission: Permission
  readonly isEmailOn: boolean
  readonly hasEmail: boolean
}): readonly ChannelNote[] => [
  ...(about.isPushOn ? ([`push.${about.permission}`] as const) : []),
  ...(about.isEmailOn && !about.hasEmail ? (['email.none'] as const) : []),
]

/** What this browser does when buyers call. */
export interface AlertChoice {
  readonly isSoundOn: boolean
  readonly permission: Permission
}

/** The sound is off until the supplier turns it on. */
export const noChoice: AlertChoice = { isSoundOn: false, permission: 'unsupported' }

/** A new order as a notification names it. */
export interface CalledOrder {
  readonly id: string
  readonly number: string
  readonly buyer: string
  /** The supplier has made it by hand, in this panel or elsewhere. */
  readonly isOwn: boolean
}

/** What the server says about those who call. */
export interface Call {
  /** The new orders among the announced ones; `null` when they could not be read. */
  readonly orders: readonly CalledOrder[] | null
  /** The channel of the browser in the settings of notifications. */
  readonly push: { readonly isOn: boolean; readonly hasOrders: boolean }
}

/** One notification of the browser. */
export interface AlertNote {
  readonly kind: 'orders' | 'rooms'
  readonly count: number
  /** The numbers of the orders, as far as they are known. */
  readonly numbers: readonly string[]
  /** The buyer of a single order. */
  readonly buyer: string | null
  /** Where it leads. */
  readonly location: Location
}

/** Those who have called since the last alert: created orders by their ids, and rooms that began to wait. */
export interface Callers {
  readonly created: readonly string[]
  readonly rooms: number
}

export const nobody: Callers = { created: [], rooms: 0 }

export const isAnybody = ({ created, rooms }: Callers): boolean => created.length > 0 || rooms > 0

/** A burst of orders makes one note, and what the supplier has made makes none. */
export const notesOf = ({ created, rooms }: Callers, { orders }: Pick<Call, 'orders'>): readonly AlertNote[] => [
  ...ordersNote(created, orders),
  ...(rooms > 0 ? [{ kind: 'rooms', count: rooms, numbers: [], buyer: null, location: { to: 'chats' } } as const] : []),
]

const ordersNote = (created: readonly string[], read: readonly CalledOrder[] | null): readonly AlertNote[] => {
  const called = read?.filter(({ isOwn }) => !isOwn) ?? null
  const count = called?.length ?? created.length
  if (count === 0) return []
  const only = count === 1 ? (called?.[0] ?? null) : null
  const id = only?.id ?? (created.length === 1 ? (created[0] ?? null) : null)
  const location = { to: 'orders', search: searchFrom(id === null ? { tab: 'new' } : { order: id }) } as const
  return [
    { kind: 'orders', count, numbers: called?.map(({ number }) => number) ?? [], buyer: only?.buyer ?? null, location },
  ]
}

/** The notes that the supplier wants of this browser. */
export const wantedNotes = (notes: readonly AlertNote[], { isOn, hasOrders }: Call['push']): readonly AlertNote[] =>
  notes.filter(({ kind }) => isOn && (kind === 'rooms' || hasOrders))
