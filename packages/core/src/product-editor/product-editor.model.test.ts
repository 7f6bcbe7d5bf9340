import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import type { Location } from '../kernel/routes.ts'
import { initialOf } from '../kit/form/record.domain.ts'
import { type EditedProduct, type ProductValues, productFields } from './form/product-form.domain.ts'
import { productEditorMachine } from './product-editor.machine.ts'
import type { StoredProduct } from './product-editor.port.ts'

const edited = (status: EditedProduct['status'], more: Partial<EditedProduct> = {}): EditedProduct => ({
  id: '7',
  version: 1,
  offerVersion: 1,
  status,
  moderation: null,
  pictures: [],
  brand: null,
  needsReview: false,
  namedValues: {},
  chosenValues: {},
  axes: [],
  locked: [],
  category: '1',
  reserved: 0,
  pieces: {},
  reservedOf: {},
  quality: 0,
  problems: [],
  stores: [],
  variantCount: 0,
  sides: { length: '', width: '', height: '' },
  ...more,
})
const stored = (row: EditedProduct): StoredProduct => ({
  id: '7',
  version: 2,
  row,
  values: { ...(initialOf(productFields) as ProductValues), quantity: '5' },
})
const draft = edited('draft')
const category = (id: string) => ({
  id,
  title: id,
  path: [{ id, title: id }],
  isLeaf: true,
  products: 0,
  commission: 10,
  isFavourite: false,
  required: [],
  match: null,
})
const harmless = { lost: [], missing: [], variantsLost: 0, commissionBefore: 10, commissionAfter: 10 }
const lossy = { ...harmless, lost: [{ id: '5', attribute: 'a', value: 'b' }] }
const refused = (status: number, fields = {}) =>
  fails({ kind: 'refused', status, texts: [], fields, retryAfter: null } as const)
const saved = { row: null, record: stored(draft) }

const at = (search: string): Location => ({ to: 'product-create', search })
const supplier = { id: 1 } as never

type Surroundings = Parameters<typeof explore<typeof productEditorMachine>>[1]

const draftAt = at('?product=7&step=main')
const form = [
  { type: 'record.loaded', row: draft },
  { type: 'save.failed', errors: { price: { key: 'kit.required' } } },
]

const exploreAt = (location: Location, more: Omit<Surroundings, 'input'>) =>
  explore(productEditorMachine, {
    input: {
      app: { send: () => {} },
      clock: { now: () => 0 },
      ids: { next: () => 'key' },
      supplier,
      signInDraft: null as never,
      location,
    },
    project: ({ id, picked, product, record, category: shown, attributes, change, problems, ...rest }) => [
      id,
      picked?.id,
      product?.status,
      record?.row.status,
      shown,
      attributes?.of,
      change,
      problems?.length,
      rest.isAsked,
      rest.publishes,
      rest.pictures.length,
      rest.unnamed.length,
      rest.location.search,
      rest.sequence.length,
    ],
    ...more,
    childEvents: {
      variants: [],
      brand: [],
      images: [],
      addresses: [],
      picker: [],
      form: [],
      why: [],
      log: [],
      command: [],
      ...more.childEvents,
    },
  })

const usedKey = refused(422, { client_key: [{ text: 'used' }] })

const start = (answers = [gives(stored(draft)), fails(), usedKey, refused(403)]) =>
  exploreAt(
    { to: 'product-create' },
    {
      user: [
        { type: 'query.changed', location: at('?product=7&step=check') },
        { type: 'query.changed', location: at('?category=1') },
      ],
      childEvents: { picker: [{ type: 'category.picked', category: category('1') }] },
      world: {
        picker: [breaks()],
        createDraft: answers,
        fetchDraft: [gives(stored(draft)), gives(null), fails()],
        fetchAttributes: [],
        form: [],
        images: [],
        addresses: [],
        variants: [],
        brand: [],
        why: [],
      },
    },
  )
const starting = start()

const filling = exploreAt(draftAt, {
  user: [
    { type: 'query.changed', location: at('?product=7&step=check') },
    { type: 'step.chosen', step: 'offer' },
    { type: 'path.chosen', path: 'price' },
    { type: 'attributes.unfolded', path: 'attributes.7' },
    { type: 'save.chosen' },
    { type: 'retry.chosen' },
    { type: 'value.named', attribute: '5', value: { id: '51', title: 'A' } },
    { type: 'data.invalidated' },
    { type: 'edits.discarded' },
    { type: 'record.changed', section: 'products', id: '7', version: 9 },
    { type: 'record.changed', section: 'products', id: '7', version: 1 },
    { type: 'record.changed', section: 'stores', id: '7', version: 9 },
    { type: 'record.changed', section: 'attributes', id: '521', version: 9 },
  ],
  childEvents: {
    form: [
      ...form,
      { type: 'record.loaded', row: edited('active', { axes: [{ attributeId: '5', values: ['51'] }] }) },
      { type: 'input.restored', values: { attributes: { 5: { number: '52' } }, variants: { axes: [], variants: [] } } },
    ],
    images: [{ type: 'pictures.changed', pictures: [] }],
    addresses: [{ type: 'addresses.taken', addresses: ['https://shop.ua/1.jpg'] }],
    variants: [{ type: 'matrix.changed', matrix: { axes: [], variants: [] } }],
    brand: [{ type: 'brand.proposed', brand: { id: '9', title: 'Глек', status: 'proposed', reason: null } }],
  },
  world: {
    form: [gives(saved), gives({ row: null, record: null }), breaks()],
    fetchAttributes: [gives([]), refused(404), fails()],
    fetchNames: [gives({ 5: [{ id: '51', title: 'A' }] }), fails()],
    variants: [breaks()],
    brand: [breaks()],
    images: [breaks()],
    addresses: [breaks()],
    why: [],
  },
})

const moving = exploreAt(draftAt, {
  user: [
    { type: 'category.changing' },
    { type: 'category.confirmed' },
    { type: 'category.dismissed' },
    { type: 'record.changed', section: 'attribute-groups', id: '551', version: 9 },
  ],
  childEvents: {
    form: [
      { type: 'record.loaded', row: edited('draft', { axes: [{ attributeId: '5', values: ['51'] }] }) },
      { type: 'save.failed', errors: { category: { text: 'Choose a leaf.' } } },
    ],
    picker: [
      { type: 'category.picked', category: category('1') },
      { type: 'category.picked', category: category('2') },
    ],
  },
  world: {
    picker: [breaks()],
    form: [],
    images: [],
    addresses: [],
    variants: [],
    brand: [],
    fetchAttributes: [gives([]), refused(404)],
    fetchNames: [gives({})],
    why: [],
    previewCategory: [gives(harmless), gives(lossy), fails()],
  },
})

const logging = exploreAt(at('?product=7&step=main&log=open'), {
  user: [
    { type: 'log.opened' },
    { type: 'log.dismissed' },
    { type: 'query.changed', location: draftAt },
    { type: 'query.changed', location: at('?product=7&step=main&log=open') },
  ],
  world: {
    log: [breaks()],
    form: [],
    images: [],
    addresses: [],
    variants: [],
    brand: [],
    fetchAttributes: [],
    why: [],
  },
})

const publishing = exploreAt(draftAt, {
  user: [
    { type: 'check.chosen' },
    { type: 'publish.chosen' },
    { type: 'publish.confirmed' },
    { type: 'publish.dismissed' },
    { type: 'command.chosen', command: 'withdraw' },
    { type: 'command.chosen', command: 'show' },
  ],
  childEvents: { form },
  world: {
    form: [gives(saved)],
    images: [],
    addresses: [],
    variants: [],
    brand: [],
    fetchAttributes: [gives([])],
    checkProduct: [gives([]), gives([{ code: 'no_image', level: 'stop', path: 'images', message: null }]), fails()],
    fetchSimilar: [gives([]), gives([{ id: '8', title: 'Same', sku: null }]), fails()],
    publishProduct: [gives(stored(edited('moderation'))), refused(409), fails()],
    fetchProduct: [gives(stored(edited('moderation'))), gives(stored(draft)), gives(null), fails()],
    command: [gives({ result: 'done', failure: null }), breaks()],
    why: [breaks()],
  },
})

const beside = exploreAt(
  { to: 'product-edit', params: { id: '7' } },
  {
    user: [{ type: 'neighbour.chosen', id: '8' }, { type: 'preview.opened' }, { type: 'preview.closed' }],
    world: {
      fetchSequence: [gives(['7', '8']), fails()],
      form: [],
      images: [],
      addresses: [],
      variants: [],
      brand: [],
      fetchAttributes: [],
      why: [],
    },
  },
)

test('every state and every transition is visited', () => {
  const { coverage } = starting
  expectFullCoverage(
    'product-editor',
    coverage,
    filling.coverage,
    moving.coverage,
    logging.coverage,
    beside.coverage,
    publishing.coverage,
  )
})

test('a draft is created only from a picked category, with one key through every retry', () => {
  for (const { to } of starting.movesWhere((one) => one.to.matches('creating'))) {
    expect(to.context.picked).not.toBeNull()
    expect(to.context.key).toBe('key')
  }
})

test.each([
  ['a lost answer', true, fails()],
  ['a used key', true, usedKey],
  ['a refusal', false, refused(403)],
] as const)('after %s the draft is looked up by its key: %s', (_, isSought, answer) => {
  const failed = start([answer]).movesWhere(({ event }) => event === 'xstate.error.actor.createDraft')
  expect(new Set(failed.map(({ to }) => to.matches('finding')))).toEqual(new Set([isSought]))
})

test('only a check without problems is followed by publishing', () => {
  const begun = publishing.movesWhere(
    ({ from, to }) =>
      to.matches({ editing: { publication: 'publishing' } }) &&
      !from.matches({ editing: { publication: 'publishing' } }),
  )
  for (const { from } of begun) expect(from.context.problems).toEqual([])
  expect(begun.length).toBeGreaterThan(0)
})

test('another category takes nothing away before it was confirmed', () => {
  const taken = moving.movesWhere(({ from, to }) => from.context.category === '1' && to.context.category === '2')
  for (const { from, event, output } of taken)
    expect(event === 'category.confirmed' ? from.context.change : output).toEqual(
      event === 'category.confirmed' ? lossy : harmless,
    )
})

test('the log is open as long as the address says so', () => {
  for (const { to } of logging.movesWhere((one) => one.to.matches({ editing: { log: 'open' } })))
    expect(to.context.location.search).toContain('log=')
  for (const { to } of logging.movesWhere((one) => one.to.matches({ editing: { log: 'closed' } })))
    expect(to.context.location.search).not.toContain('log=')
})

test('beside a similar product this one is published only after a yes', () => {
  const warned = publishing.movesWhere(({ from }) => from.matches({ editing: { publication: 'warning' } }))
  const published = warned.filter(({ to }) => to.matches({ editing: { publication: 'publishing' } }))
  expect(new Set(published.map(({ event }) => event))).toEqual(new Set(['publish.confirmed']))
})

test('a command runs only on a product whose status allows it', () => {
  const isRunning = ({ to }: { to: (typeof publishing.moves)[number]['to'] }) =>
    to.matches({ editing: { publication: 'commanding' } })
  const begun = publishing.movesWhere((move) => isRunning(move) && !isRunning({ to: move.from }))
  expect(begun.length).toBeGreaterThan(0)
  for (const { from, to } of begun)
    expect([to.context.command, from.context.product?.status]).toEqual(['withdraw', 'moderation'])
})
