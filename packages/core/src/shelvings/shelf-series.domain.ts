import { alike } from '../kernel/alike-letters.ts'
import type { Message } from '../kernel/message.ts'
import { readNumber } from '../kit/fields/number-fields.domain.ts'
import type { Errors } from '../kit/fields/record-fields.domain.ts'

/** The most shelves that are made at once. */
export const mostShelves = 500

/** A zone is upper case without blanks. */
export const zoneTidy = (typed: string): string => typed.replaceAll(/\s/g, '').toLocaleUpperCase('uk')

const zone = /^[\p{Lu}\d]{1,4}$/u

export const zoneRule = (typed: string): Message | null =>
  zone.test(zoneTidy(typed)) ? null : { key: 'shelvings.zoneRule' }

/** The same text for codes that look the same, such as those with a Cyrillic and with a Latin letter A. */
export const alikeFolded = (written: string): string =>
  [...written.toLocaleLowerCase('uk')].map((letter) => alike[letter] ?? letter).join('')

/** What is typed to make a shelf, or a series of shelves: the ends of racks, levels and cells, both included. */
export interface Typed {
  readonly zone: string
  readonly rackFrom: string
  readonly rackTo: string
  readonly levelFrom: string
  readonly levelTo: string
  readonly cellFrom: string
  readonly cellTo: string
}

export interface Range {
  readonly from: number
  readonly to: number
}

export interface Series {
  readonly zone: string
  readonly racks: Range
  readonly levels: Range
  /** `null` for levels that are not divided. */
  readonly cells: Range | null
}

/** Two ends as typed; an empty one is the same as the other, `null` when both are empty or one is no number. */
const rangeOf = (from: string, to: string): Range | null => {
  const [low, high] = [readNumber(from || to), readNumber(to || from)]
  return low === null || high === null ? null : { from: low, to: high }
}

const count = ({ from, to }: Range): number => Math.max(0, to - from + 1)

/** The number of shelves in a series. */
export const sizeOf = ({ racks, levels, cells }: Series): number =>
  count(racks) * count(levels) * (cells === null ? 1 : count(cells))

/** What is typed as a series; `null` while a part of it is missing. */
export const seriesOf = ({
  zone: typed,
  rackFrom,
  rackTo,
  levelFrom,
  levelTo,
  cellFrom,
  cellTo,
}: Typed): Series | null => {
  const [racks, levels, cells] = [rangeOf(rackFrom, rackTo), rangeOf(levelFrom, levelTo), rangeOf(cellFrom, cellTo)]
  const isDivided = `${cellFrom}${cellTo}`.trim() !== ''
  if (zoneRule(typed) !== null || racks === null || levels === null || (isDivided && cells === null)) return null
  return { zone: zoneTidy(typed), racks, levels, cells }
}

const isBackwards = ({ from, to }: Range): boolean => to < from

/** What is wrong with a series as a whole: an end before its start, or too many shelves. */
export const seriesMistakes = (typed: Typed): Errors => {
  const series = seriesOf(typed)
  if (series === null) return {}
  const backwards: Message = { key: 'shelvings.endBeforeStart' }
  const mistakes: Errors = {
    ...(isBackwards(series.racks) && { rackTo: backwards }),
    ...(isBackwards(series.levels) && { levelTo: backwards }),
    ...(series.cells !== null && isBackwards(series.cells) && { cellTo: backwards }),
  }
  return Object.keys(mistakes).length === 0 && sizeOf(series) > mostShelves
    ? { rackTo: { key: 'shelvings.tooMany', values: { max: mostShelves } } }
    : mistakes
}

/** What is typed to make one shelf with this code. */
export const typedOf = (code: string): Typed => {
  const [zone = '', rack = '', level = '', cell = ''] = code.split('-')
  const numberIn = (part: string): string => String(readNumber(part) ?? '')
  return {
    zone,
    rackFrom: numberIn(rack),
    rackTo: '',
    levelFrom: numberIn(level),
    levelTo: '',
    cellFrom: numberIn(cell),
    cellTo: '',
  }
}

/** What the server tells of a series before it is made. */
export interface SeriesPreview {
  readonly codes: readonly string[]
  /** Those that exist already, or look like one that exists. */
  readonly existing: readonly string[]
}
