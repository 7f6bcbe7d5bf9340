import type { Kopecks } from '../kernel/money.ts'

/** An address as the server wrote it, and its parts when it is one. The core has no parser for addresses. */
export interface WrittenAddress {
  /** Whatever stood where the address belongs. */
  readonly written: unknown
  /** Parsed without a base; `null` when it is no address. */
  readonly parsed: {
    readonly href: string
    /** With its colon. */
    readonly protocol: string
    /** Lower case, punycode, without the port. */
    readonly host: string
    readonly hasUser: boolean
  } | null
}

/** A payment page that was opened and has not been heard of since. */
export interface PendingTopUp {
  readonly supplierId: number
  readonly amount: Kopecks
  /** The main balance before; `null` when it was unknown. */
  readonly before: Kopecks | null
  /** Milliseconds since 1970. */
  readonly openedAt: number
}
