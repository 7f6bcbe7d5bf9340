import { expect, test } from 'vitest'
import { alikeFolded, seriesMistakes, seriesOf, sizeOf, type Typed, zoneRule } from './shelf-series.domain.ts'

const typed = (fields: Partial<Typed>): Typed => ({
  zone: 'А',
  rackFrom: '1',
  rackTo: '',
  levelFrom: '1',
  levelTo: '',
  cellFrom: '',
  cellTo: '',
  ...fields,
})

const series: readonly (readonly [Partial<Typed>, number | null, readonly string[]])[] = [
  [{}, 1, []],
  [{ zone: ' а ' }, 1, []],
  [{ rackTo: '10', levelTo: '4' }, 40, []],
  [{ rackTo: '10', levelTo: '4', cellFrom: '1', cellTo: '2' }, 80, []],
  [{ cellTo: '3' }, 1, []],
  [{ rackFrom: '3', rackTo: '2' }, 0, ['rackTo']],
  [{ levelFrom: '3', levelTo: '2' }, 0, ['levelTo']],
  [{ cellFrom: '3', cellTo: '2' }, 0, ['cellTo']],
  [{ rackTo: '50', levelTo: '10' }, 500, []],
  [{ rackTo: '50', levelTo: '11' }, 550, ['rackTo']],
  [{ zone: 'АБВГД' }, null, []],
  [{ rackFrom: '' }, null, []],
  [{ levelFrom: 'два' }, null, []],
  [{ cellFrom: 'два' }, null, []],
]

test.each(series)('%j makes %s shelves', (fields, size, mistakes) => {
  const made = seriesOf(typed(fields))
  expect(made === null ? null : sizeOf(made)).toBe(size)
  expect(Object.keys(seriesMistakes(typed(fields)))).toEqual(mistakes)
})

test.each([
  ['А', null],
  ['а1', null],
  ['', 'shelvings.zoneRule'],
  ['А-1', 'shelvings.zoneRule'],
])('the zone %j', (zone, mistake) => {
  expect(zoneRule(zone)).toEqual(mistake && { key: mistake })
})

test('codes that look the same are one', () => {
  expect(alikeFolded('А-01')).toBe(alikeFolded('A-01'))
  expect(alikeFolded('А-01')).not.toBe(alikeFolded('Б-01'))
})
