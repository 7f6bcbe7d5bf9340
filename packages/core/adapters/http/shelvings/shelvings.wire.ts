import * as v from 'valibot'
import type { Run } from '../../../src/kit/command/command.domain.ts'
import { seriesOf, typedOf } from '../../../src/shelvings/shelf-series.domain.ts'
import { shelfTypes } from '../../../src/shelvings/shelvings.domain.ts'
import { shelvings } from '../../../src/shelvings/shelvings.section.ts'
import { LaxText, TextOrNumber } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'
import { type CommandRequest, questionWireOf, standardRequestOf, wireOf } from '../kit/section.wire.ts'
import { moveOf, shelfMovesPath, shelvingsPath } from './shelf-places.wire.ts'

export { shelvingsPath } from './shelf-places.wire.ts'

const Capacity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/** The editable fields of a shelf that was made. */
export const ShelfBody = v.object({
  title: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))), null),
  type: v.picklist(shelfTypes),
  capacity: Capacity,
  is_active: v.boolean(),
})

const requestOf = (run: Run): CommandRequest =>
  run.command === 'remove'
    ? standardRequestOf(run)
    : { method: 'POST', path: shelfMovesPath, isWhole: true, body: moveOf(run) }

export const shelvingsWire = wireOf({
  section: shelvings,
  alone: ['places'],
  base: shelvingsPath,
  valuesOf: (_, { code, title, type, capacity, isActive }) => ({
    ...typedOf(code),
    title: title ?? '',
    type,
    // No limit is an empty field.
    capacity: String(capacity || ''),
    isActive,
  }),
  bodyOf: ({ zone, rackFrom, rackTo, levelFrom, levelTo, cellFrom, cellTo, title, type, ...others }) => ({
    ...(zone && {
      ...seriesOf({
        zone,
        rackFrom: rackFrom ?? '',
        rackTo: rackTo ?? '',
        levelFrom: levelFrom ?? '',
        levelTo: levelTo ?? '',
        cellFrom: cellFrom ?? '',
        cellTo: cellTo ?? '',
      }),
    }),
    ...(title !== undefined && { title: title || null }),
    ...(type !== undefined && { type }),
    ...(others.capacity !== undefined && { capacity: Number(others.capacity) }),
    ...(others.isActive !== undefined && !zone && { is_active: others.isActive }),
  }),
  paths: {
    'racks.from': 'rackFrom',
    'racks.to': 'rackTo',
    'levels.from': 'levelFrom',
    'levels.to': 'levelTo',
    'cells.from': 'cellFrom',
    'cells.to': 'cellTo',
    product_id: 'product',
    to_id: 'to',
    qty: 'quantity',
  },
  requestOf,
  question: questionWireOf({
    requestOf: (series) => ({ method: 'POST', path: `${shelvingsPath}/preview`, body: series }),
    entries: { codes: v.fallback(v.array(v.string()), []), existing: v.fallback(v.array(v.string()), []) },
    answerOf: (answer) => answer,
  }),
})

/** Shelves to pick from, by code or title. */
export const shelfOptions = optionsWireOf({
  source: 'shelvings',
  path: () => shelvingsPath,
  query: ({ search }) => ({ search, sort: 'code', per_page: 20 }),
  entries: { id: TextOrNumber, code: v.fallback(v.string(), ''), title: LaxText },
  optionOf: ({ id, code, title }) => ({ id, title: code, text: title, refusal: null }),
})
