import type { ClockPort } from '../kernel/clock.ts'
import type { FindOptions, Option, OptionsFound } from '../kit/form/options.domain.ts'
import { directory } from './directory.domain.ts'
import { placeIn, proposalsIn } from './place.domain.ts'
import { hoursToday } from './work-hours.domain.ts'

/** In how many settlements of a name the branch is looked for. */
const mostSettlements = 5

/** In how many of the settlements that are offered first a branch is looked for that was typed without one. */
const mostPopular = 3

/**
 * Finds settlements also when a branch is typed behind their name, and proposes both together above them. A branch typed
 * alone is one of the settlement that is chosen already, or of those that are offered first. A branch is also found by
 * its number with a word for it.
 */
export const findingPlaces =
  (search: FindOptions, clock: ClockPort): FindOptions =>
  async (query, signal) => {
    const find = withHoursToday(search, clock)
    const place = placeIn(query.search)
    if (place === null) return find(query, signal)
    if (query.source === directory.warehouses && place.settlement === '')
      return find({ ...query, search: place.number }, signal)
    if (query.source !== directory.settlements) return find(query, signal)

    const isAlone = place.settlement === ''
    const { chosen } = query
    const found: OptionsFound =
      isAlone && chosen
        ? { options: [{ ...chosen, text: null, refusal: null }], isStale: false }
        : await find({ ...query, search: place.settlement }, signal)
    const proposals = await Promise.all(
      found.options
        .slice(0, isAlone ? mostPopular : mostSettlements)
        .map(async (settlement): Promise<readonly Option[]> => {
          const branches = { source: directory.warehouses, search: place.number, within: settlement.id }
          // Without its branches a settlement can still be chosen.
          const { options } = await find(branches, signal).catch(() => ({ options: [] }))
          return proposalsIn(place, settlement, options)
        }),
    )
    return { ...found, options: [...proposals.flat(), ...found.options] }
  }

/** Finds branches with their hours today. */
const withHoursToday =
  (find: FindOptions, clock: ClockPort): FindOptions =>
  async (query, signal) => {
    const { options, ...found } = await find(query, signal)
    return {
      ...found,
      options: options.map((option) => ({ ...option, ...hoursToday(option.week ?? [], clock.now()) })),
    }
  }
