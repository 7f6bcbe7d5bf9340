import type { TypeName } from '@supplier/core/adapters/http/money/balances.wire'
import type { SectionName } from '@supplier/core/kernel/offered'
import type { TableFile } from '@supplier/core/kit/list/list.port'
import type { Reply } from '../http/laravel.ts'
import type { Moderation } from './moderation.ts'
import type { ScenarioName } from './names.ts'

/** In whole kopecks. */
type Money = number

/** In milliseconds since 1970. */
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
  /** The ids of images in `World.images`. */
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
  /** Read by nobody: the settings count the rooms that wait, and the new orders. */
  readonly chats?: number
  /** The same. */
  readonly orders?: number
}

export interface Token {
  readonly token: string
  readonly supplierId: number
  readonly createdAt: Instant
}

/** A code that was sent and not used yet. */
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

export interface Image {
  readonly id: number
  readonly type: string
  readonly base64: string
}

/** One accepted money move. */
export interface LedgerEntry {
  readonly id: number
  readonly supplierId: number
  readonly at: Instant
  readonly kind:
    | 'transfer_to_main'
    | 'transfer_from_main'
    | 'supplier_panel'
    | 'top_up'
    | 'payout'
    | 'payout_cancelled'
    | 'referral_bonus'
  readonly amount: Money
  /** The client’s idempotency key, if it sent one. */
  readonly intent: string | null
}

/** One of a supplier’s two balances. */
export type Purse = 'main' | 'service'

/** A line that explains a change of a balance; the list of lines is append-only. */
export interface BalanceLine {
  readonly id: number
  readonly supplierId: number
  readonly purse: Purse
  readonly at: Instant
  readonly type: TypeName
  /** Negative when money leaves the balance. */
  readonly amount: Money
  readonly balanceAfter: Money
  readonly order: string | null
  /** The id of the campaign or the ad that it pays for. */
  readonly reference?: string
  readonly description: string | null
  /** Only `done` lines change the balance. */
  readonly status: 'done' | 'pending' | 'cancelled'
}

/** An invoice by which a top-up is paid. */
export interface Invoice {
  readonly id: number
  readonly supplierId: number
  readonly amount: Money
  readonly at: Instant
  readonly status: 'open' | 'paid' | 'cancelled'
  /** The origin of the panel to which the payment page redirects. */
  readonly panel: string
  readonly intent: string | null
}

export type PayoutStatus = 'created' | 'pending' | 'processing' | 'paid' | 'rejected' | 'failed' | 'cancelled'

/** A saved account for payouts. */
export interface Requisites {
  readonly id: number
  readonly supplierId: number
  readonly title: string
  readonly iban: string
}

/** A realtime event that a client may have missed. */
export interface StoredEvent {
  readonly seq: number
  readonly at: Instant
  readonly event: string
  readonly payload: unknown
}

export interface Payout {
  readonly id: number
  readonly supplierId: number
  readonly at: Instant
  readonly amount: Money
  readonly fee: Money
  readonly requisitesId: number
  readonly comment: string
  /** A key chosen by the client, so that it can look up a payout after no response. */
  readonly clientKey: string | null
  readonly status: PayoutStatus
  readonly reason: string | null
  readonly expectedAt: Instant
  readonly paidAt: Instant | null
}

export type ArticleType = 'delivery' | 'returns' | 'about' | 'contacts' | 'warranty' | 'offer' | 'privacy'

/** A text of a supplier for buyers; a supplier has at most one of each type. */
export interface Article {
  readonly supplierId: number
  readonly type: ArticleType
  readonly status: 'empty' | 'draft' | 'published' | 'hidden'
  /** The saved text, which may differ from the published one. */
  readonly body: string
  /** The text that was published last. */
  readonly publishedBody: string | null
  readonly updatedAt: Instant | null
  readonly publishedAt: Instant | null
  readonly version: number
  /** The newest text and earlier ones, newest first. */
  readonly versions: readonly {
    readonly id: number
    readonly at: Instant
    readonly body: string
    readonly wasPublished: boolean
  }[]
}

/** Another store of the supplier than the one in the panel, with its articles. */
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

/** One notification of the marketplace for a supplier. */
export interface Notification {
  readonly id: number
  readonly supplierId: number
  readonly at: Instant
  readonly readAt: Instant | null
  readonly type: 'order' | 'product' | 'delivery' | 'payment' | 'chat' | 'system'
  readonly title: string
  readonly text: string
  readonly priority: 'normal' | 'high'
  /** The name of a panel route with its parameters. */
  readonly link: { readonly route: string; readonly params?: Readonly<Record<string, string>> } | null
}

/** The notification settings of a supplier, as the API returns them. */
export interface NotificationSettings {
  readonly supplierId: number
  readonly settings: Readonly<Record<string, unknown>>
}

/** The reply to a call with an idempotency key, returned again when the call is repeated. */
export interface Answer {
  readonly key: string
  readonly supplierId: number
  /** The body of the call, as JSON. */
  readonly body: string
  readonly reply: Reply
}

/** One record of a plain section. */
export interface StoredRecord {
  readonly id: number
  readonly version: number
  /** The client’s key and the body with which the record was created. */
  readonly clientKey?: string
  /** The key of the command that changed it last, where the API answers repeated commands. */
  readonly commandKey?: string
  readonly sent?: string
  readonly [field: string]: unknown
}

/** What a job made of one record. */
export interface JobRow {
  readonly id: number
  readonly label: string
  readonly outcome: 'done' | 'unchanged' | 'failed'
  readonly code: string | null
  readonly message: string | null
  readonly field: string | null
  /** The record before a change, and the versions after it, so that it can be taken back. */
  readonly before?: StoredRecord
  readonly after?: string
  /** The record that was made instead of a change, so that it can be removed again. */
  readonly made?: number
}

/** An action on many records, which a job carries out bit by bit. */
export interface BulkWork {
  readonly kind: 'bulk' | 'undo'
  /** The base path of the records; absent for products. */
  readonly base?: string
  readonly action: string
  readonly params: unknown
  readonly ids: readonly number[]
  /** The versions that were previewed, by id; a record with others is refused. */
  readonly seen: Readonly<Record<string, string>> | null
  /** The job whose changes are taken back. */
  readonly undoes: number | null
  readonly rows: readonly JobRow[]
  readonly finishedAt: Instant | null
  /** Somebody without whom it cannot go on is away. */
  readonly isWaiting?: boolean
  /** The supplier has had its changes taken back, which is done once. */
  readonly isUndone?: true
}

/** The preview of an action: the versions of its records. */
export interface StoredPreview {
  readonly token: string
  readonly supplierId: number
  readonly at: Instant
  readonly asked: string
  readonly seen: Readonly<Record<string, string>>
}

/** A file that is no table. */
export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly base64: string
}

/** Work of an import or an integration, which carries itself out step by step and counts what it did. */
export interface JobTask {
  readonly kind: 'import' | 'import_check' | 'import_rollback' | 'sync'
  readonly title: string
  readonly processed: number
  readonly done: number
  readonly unchanged: number
  readonly failed: number
  readonly finishedAt: Instant | null
  readonly error: string | null
}

/** A job that writes a list to a file, or changes many records. */
export interface Job {
  readonly id: number
  readonly supplierId: number
  readonly at: Instant
  readonly total: number
  readonly clientKey: string
  /** When the supplier asked to stop it. */
  readonly stoppedAt: Instant | null
  readonly file: TableFile | StoredFile | null
  readonly work?: BulkWork
  readonly task?: JobTask
}

/** How the carrier and the payment providers answer. */
export const providerStates = ['well', 'away', 'refuses'] as const

export const priceListStates = ['well', 'away', 'login', 'page', 'truncated', 'tenfold', 'broken'] as const

export const carrierPaces = ['prompt', 'slow', 'loses'] as const
/** What happens to the events about chats on their way. */
export const chatEchoes = ['well', 'lost', 'doubled'] as const
export const buyerPaces = ['none', 'minute', 'flood'] as const

/** The whole state of the sandbox, as plain JSON. */
export interface World {
  readonly scenario: ScenarioName
  /** The secret from which tokens are derived. */
  readonly secret: string
  readonly nextId: number
  readonly cost: Money
  readonly suppliers: readonly Supplier[]
  readonly tokens: readonly Token[]
  readonly challenges: readonly Challenge[]
  readonly inbox: readonly Sms[]
  readonly countries: readonly Country[]
  readonly images: readonly Image[]
  readonly ledger: readonly LedgerEntry[]
  readonly lines: readonly BalanceLine[]
  readonly invoices: readonly Invoice[]
  readonly requisites: readonly Requisites[]
  readonly payouts: readonly Payout[]
  readonly articles: readonly Article[]
  readonly stores: readonly Store[]
  /** Records of plain sections, by section and supplier; a supplier without changes has the section’s seeds. */
  readonly records: Readonly<Record<string, Readonly<Record<number, readonly StoredRecord[]>>>>
  readonly jobs: readonly Job[]
  /** The newest previews of actions on many records. */
  readonly previews?: readonly StoredPreview[]
  readonly answers: readonly Answer[]
  /** Since when the carrier does not answer; `null` while it does. */
  readonly carrierAwaySince?: number | null
  /** The code with which the carrier refuses every request; absent while it carries them out. */
  readonly carrierRefusal?: string | undefined
  /** How the carrier answers to a new ТТН: at once, slowly, or so that our server loses the answer and asks later. */
  readonly carrierPace?: { readonly state: (typeof carrierPaces)[number]; readonly ms: number }
  /** The codes that the carrier reports about each new ТТН, by the milliseconds after it was made. */
  readonly carrierScript?: readonly { readonly after: number; readonly code: string }[]
  /** How often buyers order; never when it is absent. */
  readonly buyers?: (typeof buyerPaces)[number]
  /** What the price list behind a link of the sandbox is like; well when absent. */
  readonly priceList?: (typeof priceListStates)[number]
  /** Whether the outside marketplaces and addresses of webhooks answer; they do when absent. */
  readonly isOutsideAway?: boolean
  /** After how many milliseconds a buyer answers to a message in a chat; never when it is absent. */
  readonly chatAnswers?: number | null
  readonly chatEchoes?: (typeof chatEchoes)[number]
  /** Whether pictures cannot be fetched from any address. */
  readonly arePicturesAway?: boolean
  /** The events of the last day by supplier, on a server that numbers them; absent on one that does not. */
  readonly numberedEvents?: Readonly<Record<number, readonly StoredEvent[]>>
  /** What the payment providers do to every request; they work when it is absent. */
  readonly provider?: { readonly state: (typeof providerStates)[number]; readonly code: string }
  /** How the marketplace decides about what it reads; by its own rules when absent. */
  readonly moderation?: Moderation
  readonly notifications: readonly Notification[]
  /** Only of suppliers who changed them; all others have the default settings. */
  readonly notificationSettings: readonly NotificationSettings[]
  /** Bodies returned in place of the real ones, by "GET /path". */
  readonly overrides: Readonly<Record<string, unknown>>
  /** The sections that the server has beside the calls of the specification; every call when absent. */
  readonly served?: readonly SectionName[]
  /** The sections that the settings name; absent when they name none. */
  readonly named?: readonly string[]
}

export const supplierById = (world: World, id: number): Supplier | undefined =>
  world.suppliers.find((supplier) => supplier.id === id)

export const supplierByTelephone = (world: World, telephone: string): Supplier | undefined =>
  world.suppliers.find((supplier) => supplier.telephone === telephone)

export const supplierByToken = (world: World, token: string | null): Supplier | undefined => {
  const found = token === null ? undefined : world.tokens.find((known) => known.token === token)
  return found && supplierById(world, found.supplierId)
}

export const withSupplier = (world: World, id: number, events: Partial<Omit<Supplier, 'id'>>): World => ({
  ...world,
  suppliers: world.suppliers.map((supplier) => (supplier.id === id ? { ...supplier, ...events } : supplier)),
})
