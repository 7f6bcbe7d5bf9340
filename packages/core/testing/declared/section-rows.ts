import type { AttributeGroup } from '../../src/attribute-groups/attribute-groups.section.ts'
import { attributeTypes } from '../../src/attributes/attribute-values.domain.ts'
import { type Attribute, attributeStatuses } from '../../src/attributes/attributes.domain.ts'
import { type CategorySuggestion, suggestionRow } from '../../src/category-suggestions/category-suggestions.section.ts'
import { type DeliveryKey, keyStatuses } from '../../src/deliveries-apis/deliveries-apis.section.ts'
import { type DeliveryMethod, methodCodes } from '../../src/deliveries-panel/deliveries-panel.section.ts'
import type { Sender } from '../../src/deliveries-sender/deliveries-sender.section.ts'
import { type ImportSource, schedules } from '../../src/import-sources/import-sources.section.ts'
import { importStatuses, type PriceImport } from '../../src/imports/imports.domain.ts'
import { type Integration, integrationKinds, integrationStatuses } from '../../src/integrations/integrations.domain.ts'
import type { OrderedRow } from '../../src/kit/section/order.domain.ts'
import {
  blockers,
  type PaymentMethod,
  paymentCodes,
  paymentStatuses,
} from '../../src/payment-methods-methods/methods.domain.ts'
import { type Product, productStatuses } from '../../src/products/products.domain.ts'
import { type Promotion, promotionStatuses } from '../../src/promotion/promotion.domain.ts'
import { type Referral, referralStatuses } from '../../src/referrals/referrals.domain.ts'
import type { Review } from '../../src/reviews/reviews.domain.ts'
import type { Shelf } from '../../src/shelvings/shelvings.domain.ts'
import { storeStatuses } from '../../src/stores/stores.domain.ts'
import type { Store } from '../../src/stores/stores.section.ts'
import { orderRows } from './order-rows.ts'
import { type AnyRowAxes, type Axis, flagged, type RowAxes, words } from './rows.ts'

const axesOf = <Row>(axes: RowAxes<Row>): RowAxes<Row> => axes

const places = ['first', 'middle', 'last']
/** The place of a row in a list of three. */
const place: Axis<OrderedRow> = Object.fromEntries(
  places.map((name, at) => [name, { id: String(at + 1), position: at + 1 }]),
)
const amongThree = (row: OrderedRow): readonly OrderedRow[] =>
  places.map((_, at) => (row.position === at + 1 ? row : { id: String(at + 1), position: at + 1 }))

const oneState = { any: {} }
const promotions = axesOf<Promotion>({ state: words('status', promotionStatuses) })

/** The rows of every section, by its id. */
export const sectionRows: Readonly<Record<string, AnyRowAxes>> = {
  campaigns: { ...promotions, base: { dailyBudget: 10_000, totalBudget: null } },
  'telegram-ads': { ...promotions, base: { budget: 30_000, startsOn: '2026-09-01' } },
  attributes: axesOf<Attribute>({
    base: { unit: null, hasMoreValues: false },
    state: words('status', attributeStatuses),
    facts: {
      owner: { own: { isSystem: false }, marketplace: { isSystem: true } },
      type: words('type', attributeTypes),
      values: {
        none: { valueCount: 0 },
        one: { valueCount: 1 },
        several: { valueCount: 2 },
        'very many': { valueCount: 501, hasMoreValues: true },
      },
      products: { none: { usage: 0 }, some: { usage: 1 } },
    },
  }),
  'attribute-groups': axesOf<AttributeGroup>({
    state: { own: { isSystem: false }, marketplace: { isSystem: true } },
    facts: { place },
    among: amongThree as never,
  }),
  'category-suggestions': axesOf<CategorySuggestion>({ state: words('status', suggestionRow.status.words) }),
  'delivery-keys': axesOf<DeliveryKey>({
    base: { last4: 'aaaa', nextLast4: null },
    state: words('status', keyStatuses),
    facts: { default: flagged('isDefault'), orders: { none: { orders: 0 }, some: { orders: 1 } } },
  }),
  'delivery-senders': axesOf<Sender>({ state: oneState, facts: { default: flagged('isDefault') } }),
  deliveries: axesOf<DeliveryMethod>({
    state: { on: { isEnabled: true }, off: { isEnabled: false } },
    facts: {
      lacks: { nothing: { missing: [] }, 'a key': { missing: ['key'] }, unknown: { missing: ['unknown' as never] } },
      method: Object.fromEntries(methodCodes.map((id) => [id, { id }])),
    },
  }),
  imports: axesOf<PriceImport>({
    state: words('status', importStatuses),
    facts: {
      stage: { none: { stage: null }, 'rolling back': { stage: 'rolling_back' } },
      rollback: { open: { canRollbackUntil: '2026-09-01T00:00:00Z' }, over: { canRollbackUntil: null } },
    },
  }),
  'import-sources': axesOf<ImportSource>({
    state: { read: { isPaused: false }, paused: { isPaused: true } },
    facts: { schedule: words('schedule', schedules) },
  }),
  integrations: axesOf<Integration>({
    state: words('status', integrationStatuses),
    facts: {
      kind: words('kind', integrationKinds),
      lost: {
        none: { deliveries: [] },
        one: { deliveries: [{ id: '5', event: 'order.created', at: null, isDelivered: false, code: 500 }] },
      },
    },
  }),
  orders: orderRows,
  'payment-methods': axesOf<PaymentMethod>({
    base: { isSecretSet: true },
    state: words('status', paymentStatuses),
    facts: {
      method: Object.fromEntries([...paymentCodes, 'other' as const].map((code) => [code, { code }])),
      on: flagged('isEnabled'),
      ready: flagged('isReady'),
      blocked: {
        no: { blockedBy: [] },
        ...Object.fromEntries(blockers.map((one) => [one, { blockedBy: [one] }])),
      },
      place: place as Axis<PaymentMethod>,
    },
    among: amongThree as never,
  }),
  products: axesOf<Product>({
    state: words('status', productStatuses),
    facts: { variants: { none: { variantCount: 0 }, some: { variantCount: 2 } } },
  }),
  referrals: axesOf<Referral>({ state: words('status', referralStatuses) }),
  reviews: axesOf<Review>({
    base: { complaint: null },
    state: {
      waiting: { reply: null },
      answered: { reply: { text: 'words', status: 'published', reason: null, at: null } },
    },
    facts: {
      allows: Object.fromEntries(
        [
          { name: 'nothing', reply: false, complain: false },
          { name: 'a reply', reply: true, complain: false },
          { name: 'a complaint', reply: false, complain: true },
          { name: 'both', reply: true, complain: true },
        ].map(({ name, reply, complain }) => [name, { can: { reply, complain, editUntil: null } }]),
      ),
    },
  }),
  shelvings: axesOf<Shelf>({
    state: { used: { isActive: true }, unused: { isActive: false } },
    facts: { pieces: { none: { used: 0 }, some: { used: 1 } } },
  }),
  stores: axesOf<Store>({
    state: words('status', storeStatuses),
    facts: { primary: flagged('isPrimary'), feed: { yes: { feedUrl: 'https://example.com' }, no: { feedUrl: null } } },
  }),
}
