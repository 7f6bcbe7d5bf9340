import { choice } from '../kit/fields/choice-fields.domain.ts'
import { number } from '../kit/fields/number-fields.domain.ts'
import { ofRecord, type Picked, pick } from '../kit/fields/pick-fields.domain.ts'
import { flag, text } from '../kit/fields/record-fields.domain.ts'
import type { AnyValues } from '../kit/form/record.domain.ts'
import { manyOf, oneOf, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { seriesMistakes, seriesOf, zoneRule, zoneTidy } from './shelf-series.domain.ts'
import { shelfRow, shelfTypes } from './shelvings.domain.ts'

export type { Lying } from './shelf-places.domain.ts'
export { alikeFolded, mostShelves, type SeriesPreview } from './shelf-series.domain.ts'
export { filledOf, productsOn, type Shelf } from './shelvings.domain.ts'

const end = { min: 1, max: 999 }
const pieces = number({ required: true, min: 1 })

const hidden = 'hidden' as const
/** A new shelf is a series of one or more; a saved one has the code that it got. */
const seriesFields = {
  zone: hidden,
  rackFrom: hidden,
  rackTo: hidden,
  levelFrom: hidden,
  levelTo: hidden,
  cellFrom: hidden,
  cellTo: hidden,
}

export const shelvings = defineSection(shelfRow)({
  id: 'shelvings',
  route: 'shelvings',
  param: 'shelf',
  namedBy: ['code', 'title'],
  query: {
    search: search(),
    fill: manyOf(['empty', 'partial', 'full']),
    is_active: oneOf(['1', '0']),
    sort: sort(['code', '-code']),
    size: size(),
  },
  form: {
    zone: text({ required: true, rule: zoneRule, tidy: zoneTidy }),
    rackFrom: number({ required: true, ...end }),
    rackTo: number(end),
    levelFrom: number({ required: true, ...end }),
    levelTo: number(end),
    cellFrom: number(end),
    cellTo: number(end),
    title: text({ max: 100 }),
    type: choice(shelfTypes),
    capacity: number({ max: 100_000 }),
    isActive: flag(true),
  },
  groups: {
    series: ['zone', 'rackFrom', 'rackTo', 'levelFrom', 'levelTo', 'cellFrom', 'cellTo'],
    shelf: ['title', 'type', 'capacity', 'isActive'],
  },
  statesOf: (_, row) => (row === null ? { isActive: hidden } : seriesFields),
  mistakesOf: (values, row) => (row === null ? seriesMistakes(values) : {}),
  // The server knows which of the codes exist.
  questionOf: (values, row) =>
    row === null && Object.keys(seriesMistakes(values)).length === 0 ? (seriesOf(values) as AnyValues | null) : null,
  // The stock of products is what lies on shelves.
  dependsOn: ['products'],
  mayEdit: () => true,
  commands: {
    put: {
      said: 'putOnShelf',
      may: ({ isActive }) => isActive,
      isKeyed: true,
      form: { product: pick('products', { required: true }), quantity: pieces },
    },
    move: {
      said: 'movedOnShelf',
      may: ({ used }) => used > 0,
      isKeyed: true,
      form: {
        product: pick('shelf-places', { required: true, within: ofRecord }),
        to: pick('shelvings', { required: true }),
        quantity: pieces,
      },
      mistakesOf: ({ to }, { id }) => ((to as Picked | null)?.id === id ? { to: { key: 'shelvings.sameShelf' } } : {}),
    },
    remove: { said: 'removed', may: ({ used }) => used === 0, needsConfirmation: true, isDone: (row) => row === null },
  },
})
export type Shelvings = typeof shelvings
