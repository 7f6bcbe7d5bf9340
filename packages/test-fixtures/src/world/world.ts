import type { LineName } from '@supplier/core/wire'
import type { Reply } from '../laravel.ts'
import type { ScenarioName } from './names.ts'

/** Whole kopecks. */
type Money = number

/** Milliseconds since 1970. */
type Instant = number

export interface Steps {
  readonly information: boolean
  readonly product: boolean
  readonly delivery: boolean
  readonly payment: boolean
}

export interface Supplier {
  readonly id: number
  readonly telephone: string
  readonly password: string
  readonly confirmed: boolean
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  /** Ids in `World.pictures`. */
  readonly avatar: number | null
  readonly background: number | null
  readonly created_at: string
  readonly telegram_id: string | null
  readonly supplier_manager_contact: string | null
  readonly supplier_np_api_key: string | null
  readonly store_name: string | null
  readonly manager_telegram_username: string | null
  readonly country: string
  readonly referral_code: string | null
  readonly steps: Steps
  readonly main: Money
  readonly service: Money
  readonly subscribed: boolean
  readonly chats: number
  readonly orders: number
}

export interface Token {
  readonly token: string
  readonly supplierId: number
  readonly createdAt: Instant
}

/** A code that was sent and is waited for. */
export interface Challenge {
  readonly telephone: string
  readonly purpose: 'signIn' | 'recover'
  readonly code: string
  readonly sentAt: Instant
  readonly wrong: number
  readonly pausedUntil: Instant | null
}

export interface Sms {
  readonly id: number
  readonly telephone: string
  readonly text: string
  readonly code: string
  readonly at: Instant
}

export interface Country {
  readonly iso_code: string
  readonly name: string
  readonly phone_prefix: string
  readonly phone_mask: string
  readonly flag: string
}

export interface Picture {
  readonly id: number
  readonly type: string
  readonly base64: string
}

/** One accepted move of money. */
export interface LedgerEntry {
  readonly id: number
  readonly supplierId: number
  readonly at: Instant
  readonly kind: 'transfer_to_main' | 'transfer_from_main' | 'supplier_panel' | 'top_up' | 'payout' | 'payout_cancelled'
  readonly amount: Money
  /** The client's idempotency key, when it sent one. */
  readonly intent: string | null
}

/** Which of a supplier's two balances. */
export type Purse = 'main' | 'service'

/** Why a balance is what it is: its lines are written at the end and never changed. */
export interface BalanceLine {
  readonly id: number
  readonly supplierId: number
  readonly purse: Purse
  readonly at: Instant
  readonly type: LineName
  /** Signed: what left the balance is negative. */
  readonly amount: Money
  readonly balanceAfter: Money
  readonly order: string | null
  readonly description: string | null
  /** Only what is done counts. */
  readonly status: 'done' | 'pending' | 'cancelled'
}

/** What a top-up waits to be paid by. */
export interface Invoice {
  readonly id: number
  readonly supplierId: number
  readonly amount: Money
  readonly at: Instant
  readonly status: 'open' | 'paid' | 'cancelled'
  /** The origin of the panel to which the payment page leads back. */
  readonly panel: string
  readonly intent: string | null
}

export type PayoutStatus = 'created' | 'pending' | 'processing' | 'paid' | 'rejected' | 'failed' | 'cancelled'

/** A saved account of a supplier. */
export interface Requisites {
  readonly id: number
  readonly supplierId: number
  readonly title: string
  readonly iban: string
}

export interface Payout {
  readonly id: number
  readonly supplierId: number
  readonly at: Instant
  readonly amount: Money
  readonly fee: Money
  readonly requisitesId: number
  readonly comment: string
  /** Made by who asked for it, so that a lost answer can be looked up. */
  readonly clientKey: string | null
  readonly status: PayoutStatus
  readonly reason: string | null
  readonly expectedAt: Instant
  readonly paidAt: Instant | null
}

export type ArticleType = 'delivery' | 'returns' | 'about' | 'contacts' | 'warranty' | 'offer' | 'privacy'

/** What a supplier tells buyers about one subject; there is at most one of a type. */
export interface Article {
  readonly supplierId: number
  readonly type: ArticleType
  readonly status: 'empty' | 'draft' | 'published' | 'hidden'
  /** The text that is being written. */
  readonly body: string
  /** The text that was shown to buyers last. */
  readonly publishedBody: string | null
  readonly updatedAt: Instant | null
  readonly publishedAt: Instant | null
  readonly version: number
  /** Texts of before and the newest one, newest first. */
  readonly versions: readonly {
    readonly id: number
    readonly at: Instant
    readonly body: string
    readonly wasPublished: boolean
  }[]
}

/** Another store of a supplier than the one that the panel shows, and what it tells buyers. */
export interface Store {
  readonly id: number
  readonly supplierId: number
  readonly name: string
  readonly articles: Readonly<
    Partial<
      Record<
        ArticleType,
        { readonly body: string; readonly status: 'draft' | 'published'; readonly updatedAt: Instant }
      >
    >
  >
}

/** One item of a supplier's news from the marketplace. */
export interface Notification {
  readonly id: number
  readonly supplierId: number
  readonly at: Instant
  readonly readAt: Instant | null
  readonly type: 'order' | 'product' | 'delivery' | 'payment' | 'chat' | 'system'
  readonly title: string
  readonly text: string
  readonly priority: 'normal' | 'high'
  /** A route of the panel by its name, and what it needs. */
  readonly link: { readonly route: string; readonly params?: Readonly<Record<string, string>> } | null
}

/** What a supplier is told on which channel, as the API shows it. */
export interface NotificationSettings {
  readonly supplierId: number
  readonly settings: Readonly<Record<string, unknown>>
}

/** What a call with an idempotency key was answered, for when it comes again. */
export interface Answer {
  readonly key: string
  readonly supplierId: number
  /** The body it came with, as JSON. */
  readonly body: string
  readonly reply: Reply
}

/** One record of a plain section. */
export interface StoredRecord {
  readonly id: number
  readonly version: number
  /** The key and the body that it was made with. */
  readonly clientKey?: string
  readonly sent?: string
  readonly [field: string]: unknown
}

/** Everything the sandbox knows, as plain JSON. */
export interface World {
  readonly scenario: ScenarioName
  /** What tokens are made from. */
  readonly secret: string
  readonly nextId: number
  readonly cost: Money
  readonly suppliers: readonly Supplier[]
  readonly tokens: readonly Token[]
  readonly challenges: readonly Challenge[]
  readonly inbox: readonly Sms[]
  readonly countries: readonly Country[]
  readonly pictures: readonly Picture[]
  readonly ledger: readonly LedgerEntry[]
  readonly lines: readonly BalanceLine[]
  readonly invoices: readonly Invoice[]
  readonly requisites: readonly Requisites[]
  readonly payouts: readonly Payout[]
  readonly articles: readonly Article[]
  readonly stores: readonly Store[]
  /** Records of plain sections, by section and supplier; a supplier who has changed none has the section's seeds. */
  readonly records: Readonly<Record<string, Readonly<Record<number, readonly StoredRecord[]>>>>
  readonly answers: readonly Answer[]
  readonly notifications: readonly Notification[]
  /** Of whoever has changed them; everybody else has the usual ones. */
  readonly notificationSettings: readonly NotificationSettings[]
  /** Bodies answered in place of the true ones, by "GET /path". */
  readonly overrides: Readonly<Record<string, unknown>>
}

export const supplierById = (world: World, id: number): Supplier | undefined =>
  world.suppliers.find((supplier) => supplier.id === id)

export const supplierByTelephone = (world: World, telephone: string): Supplier | undefined =>
  world.suppliers.find((supplier) => supplier.telephone === telephone)

export const supplierByToken = (world: World, token: string | null): Supplier | undefined => {
  const found = token === null ? undefined : world.tokens.find((known) => known.token === token)
  return found && supplierById(world, found.supplierId)
}

export const withSupplier = (world: World, id: number, news: Partial<Omit<Supplier, 'id'>>): World => ({
  ...world,
  suppliers: world.suppliers.map((supplier) => (supplier.id === id ? { ...supplier, ...news } : supplier)),
})
