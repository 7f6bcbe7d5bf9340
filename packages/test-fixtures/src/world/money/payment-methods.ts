import type { Reply } from '../../http/laravel.ts'
import { shownStores } from '../stores/record-stores.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'

export const paymentMethodsName = 'payment-methods'

/** The details of a method: those it requires, and the name of its secret. */
interface Kind {
  readonly code: string
  readonly title: string
  readonly needs: readonly string[]
  readonly secret?: string
  /** The provider that checks the keys. */
  readonly provider?: string
  readonly fee_percent?: number
  readonly fee?: number
}

export const kinds: readonly Kind[] = [
  { code: 'iban', title: 'Оплата на рахунок IBAN', needs: ['recipient', 'iban', 'tax_id'] },
  { code: 'card', title: 'Переказ на картку', needs: ['number', 'holder'], secret: 'number' },
  {
    code: 'liqpay',
    title: 'Картка онлайн (LiqPay)',
    needs: ['public_key', 'private_key'],
    secret: 'private_key',
    provider: 'LiqPay',
    fee_percent: 2.75,
  },
  {
    code: 'wayforpay',
    title: 'Картка онлайн (WayForPay)',
    needs: ['merchant_account', 'secret_key', 'domain'],
    secret: 'secret_key',
    provider: 'WayForPay',
    fee_percent: 2.2,
  },
  {
    code: 'monobank',
    title: 'Картка онлайн (monobank)',
    needs: ['token'],
    secret: 'token',
    provider: 'monobank',
    fee_percent: 1.3,
  },
  { code: 'instalments', title: 'Оплата частинами', needs: ['provider', 'parts'], fee_percent: 4.5 },
  { code: 'cod', title: 'Післяплата', needs: [], fee_percent: 2, fee: 20 },
  { code: 'control', title: 'Контроль оплати', needs: [], fee_percent: 0.5 },
]

export const kindOf = ({ code }: StoredRecord): Kind => {
  const kind = kinds.find((one) => one.code === code)
  if (kind === undefined) throw new Error(`${code} is no payment method`)
  return kind
}

const detailNames = [
  ...['recipient', 'iban', 'tax_id', 'bank_title', 'purpose', 'number', 'holder', 'public_key', 'private_key'],
  ...['is_test', 'merchant_account', 'secret_key', 'domain', 'token', 'provider', 'parts'],
]

const isFilled = (value: unknown) => !(value == null || value === '' || (Array.isArray(value) && value.length === 0))

/** The required details that are missing. */
export const missingIn = (record: StoredRecord): readonly string[] =>
  kindOf(record).needs.filter((name) => !isFilled(record[name]))

/** An answer of a provider about the keys of a method. */
export interface Answer {
  readonly at: number
  readonly result: 'ok' | 'refused' | 'away'
  readonly provider_code: string | null
  readonly message: string | null
  /** The keys that were checked. */
  readonly keys: string
}

const keysOf = (record: StoredRecord): string =>
  JSON.stringify([record['is_test'], ...kindOf(record).needs.map((name) => record[name])])

/** The answer about the stored keys; older keys count as not checked. */
const answerOf = (record: StoredRecord): Answer | null => {
  const check = (record['check'] ?? null) as Answer | null
  return check?.keys === keysOf(record) ? check : null
}

/** Whether an enabled method waits for a check of its keys. */
const isUnchecked = (record: StoredRecord): boolean =>
  kindOf(record).provider !== undefined && record['is_enabled'] === true && answerOf(record) === null

export const isChecking = (record: StoredRecord): boolean => record['is_checking'] === true || isUnchecked(record)

export const statusOf = (record: StoredRecord): string => {
  if (record['is_touched'] !== true || missingIn(record).length > 0) return 'not_configured'
  if (isChecking(record)) return 'checking'
  if (answerOf(record)?.result === 'refused') return 'attention'
  return record['is_enabled'] === true ? 'active' : 'disabled'
}

/** What the provider says about the stored keys. The words "refused" and "away" in a key make it say so. */
export const answerFor = (
  record: StoredRecord,
  at: number,
  { provider: now }: Pick<World, 'provider'> = {},
): Answer => {
  const { provider = '' } = kindOf(record)
  const keys = keysOf(record)
  const is = (result: Answer['result'], code: string | null = null, message: string | null = null): Answer => ({
    at,
    result,
    provider_code: code,
    message,
    keys,
  })
  if (now?.state === 'refuses') return is('refused', now.code, `${provider} відмовляє: ${now.code}.`)
  if (now?.state === 'away' || keys.includes('away'))
    return is('away', null, `${provider} не відповідає. Ключі не перевірено.`)
  if (keys.includes('refused')) return is('refused', 'invalid_keys', `${provider} не приймає ці ключі. Перевірте їх.`)
  if (String(record['public_key']).startsWith('sandbox_') && record['is_test'] !== true)
    return is('refused', 'test_keys', 'Це ключі тестового режиму. Вкажіть бойові або увімкніть тестовий режим.')
  return is('ok')
}

/** What a provider replies instead of carrying out a request with the stored keys; `null` when it carries it out. */
export const refusalOf = (record: StoredRecord, world: World, now: number): Reply | null => {
  const { result, provider_code, message: text } = answerFor(record, now, world)
  if (result === 'ok') return null
  const { provider } = kindOf(record)
  return result === 'away'
    ? { status: 503, body: { message: text, code: 'provider_away' } }
    : { status: 424, body: { message: text, code: 'provider_refused', details: { provider, provider_code } } }
}

/** The fields of a method after an answer. An answer older than the known one changes nothing. */
export const answered = (record: StoredRecord, answer: Answer): StoredRecord => {
  const known = (record['check'] ?? null) as Answer | null
  if (known !== null && known.at > answer.at) return record
  const wasProven = answerOf(record)?.result === 'ok'
  const isAway = answer.result === 'away'
  return {
    ...record,
    version: record.version + 1,
    is_checking: false,
    // Without an answer a method that was checked before stays on, and a new one stays off.
    is_enabled: record['is_enabled'] === true && (!isAway || wasProven),
    check: isAway && wasProven ? { ...answerOf(record), away: answer } : answer,
  }
}

/** What keeps a method from being enabled. */
export const blockersOf = (record: StoredRecord, { steps }: Supplier): readonly string[] => [
  ...(kindOf(record).provider !== undefined && missingIn(record).length > 0 ? ['needs_keys'] : []),
  ...((record['code'] === 'cod' || record['code'] === 'control') && !steps.delivery ? ['needs_cod_delivery'] : []),
  ...(record['code'] === 'control' && record['has_contract'] !== true ? ['needs_contract'] : []),
]

/** The step of the set-up: done while buyers can pay. A check of changed keys undoes it only when they are refused. */
export const isPaymentDone = ({ steps }: Supplier, records: readonly StoredRecord[]): boolean =>
  records.some((record) => statusOf(record) === 'active') ||
  (steps.payment && records.some((record) => record['is_enabled'] === true && isChecking(record)))

/** A method as the API returns it: its details without the secret. */
export const shownMethod = (record: StoredRecord, world: World, supplier: Supplier) => {
  const { secret, needs, fee_percent = 0, fee = 0 } = kindOf(record)
  const hidden = secret === undefined ? null : record[secret]
  const check = (record['check'] ?? null) as (Answer & { readonly away?: Answer }) | null
  const last = check?.away ?? check
  return {
    id: record.id,
    version: record.version,
    ...Object.fromEntries(
      ['code', 'title', 'is_enabled', 'position', 'min_sum', 'max_sum', 'prepay', 'commission_payer', 'buyer_text'].map(
        (name) => [name, record[name]],
      ),
    ),
    ...shownStores(record, world, supplier),
    status: statusOf(record),
    is_ready: missingIn(record).length === 0,
    fee_percent,
    fee,
    blocked_by: blockersOf(record, supplier),
    check: last && {
      at: new Date(last.at).toISOString(),
      result: last.result,
      provider_code: last.provider_code,
      message: last.message,
    },
    details: {
      ...Object.fromEntries(
        detailNames
          .filter((name) => name !== secret && (isFilled(record[name]) || needs.includes(name)))
          .map((name) => [name, record[name] ?? (name === 'provider' ? 'none' : null)]),
      ),
      ...(secret !== undefined && {
        secret_set: isFilled(hidden),
        secret_last4: isFilled(hidden) ? String(hidden).slice(-4) : null,
      }),
    },
  }
}

const empty = Object.fromEntries(
  detailNames.map((name) => [name, name === 'parts' ? [] : name === 'is_test' ? false : null]),
)

const methodOf = (kind: Kind, index: number, more: object = {}): StoredRecord => ({
  id: 701 + index,
  version: 1,
  code: kind.code,
  title: kind.title,
  is_enabled: false,
  is_checking: false,
  is_touched: false,
  position: index + 1,
  min_sum: null,
  max_sum: null,
  prepay: null,
  commission_payer: 'supplier',
  buyer_text: null,
  check: null,
  has_contract: false,
  orders_waiting: 0,
  ...empty,
  ...more,
})

/** A method after a reset; its place and its contract stay. */
export const emptied = ({ code, version, position, has_contract }: StoredRecord): StoredRecord => {
  const index = kinds.findIndex((one) => one.code === code)
  return { ...methodOf(kinds[index] as Kind, index), version, position, has_contract }
}

const seededAt = Date.UTC(2026, 7, 20, 14, 30)

const used: Readonly<Record<string, object>> = {
  iban: {
    is_enabled: true,
    is_touched: true,
    recipient: 'ФОП Коваль Олена Іванівна',
    iban: 'UA213223130000026007233566001',
    tax_id: '3334513460',
    bank_title: 'АТ «Укрексімбанк»',
    purpose: 'Оплата замовлення',
    min_sum: 200,
    buyer_text: 'Надішлемо замовлення в день оплати, якщо ви сплатите до 14:00.',
    orders_waiting: 2,
  },
  liqpay: {
    is_touched: true,
    public_key: 'i48210573926',
    private_key: 'Jq7zr0nXv2Kc9TfUmwEoYhBsLd3g4aPi',
    max_sum: 29_000,
  },
  wayforpay: {
    is_touched: true,
    merchant_account: 'kramnytsia_oleny',
    secret_key: 'refused-4f1c88a2',
    domain: 'kramnytsia.example',
  },
  cod: {
    is_enabled: true,
    is_touched: true,
    commission_payer: 'buyer',
    store_ids: [70, 72],
    prepay: { kind: 'amount', value: 100 },
    max_sum: 10_000,
  },
  control: { has_contract: true },
}

/** The eight methods of a supplier: in use when the set-up of payment is done, otherwise empty. */
export const paymentSeeds = ({ steps }: Supplier): readonly StoredRecord[] =>
  kinds.map((kind, index) => {
    const record = methodOf(kind, index, steps.payment ? used[kind.code] : {})
    const isProven = kind.provider !== undefined && record['is_touched'] === true
    return isProven ? { ...record, check: answerFor(record, seededAt) } : record
  })

const banks: Readonly<Record<string, string>> = {
  '300465': 'АТ «Ощадбанк»',
  '305299': 'АТ КБ «ПриватБанк»',
  '322001': 'АТ «Універсал Банк»',
  '322313': 'АТ «Укрексімбанк»',
}

/** The bank of an IBAN by the six digits that name it; `null` for an unknown one. */
export const bankOf = (iban: string): string | null => banks[iban.slice(4, 10)] ?? null

/** The methods in a new order; those that are not named stay behind, in their former order. */
export const placed = (records: readonly StoredRecord[], ids: readonly number[]): readonly StoredRecord[] => {
  const at = ({ id, position }: StoredRecord) => (ids.includes(id) ? ids.indexOf(id) : ids.length + Number(position))
  const order = records.toSorted((one, other) => at(one) - at(other))
  return records.map((record) => ({ ...record, position: order.indexOf(record) + 1 }))
}
