type Keys = readonly string[]

const placesOf = (keys: Keys): ReadonlyMap<string, number> => new Map(keys.map((key, place) => [key, place]))

/**
 * The common items in the order in which every two of them stand that either side has turned around; `null` when there
 * is none, as when one side moved an item before a second one, and the other side a third one before the first.
 */
const turned = (common: Keys, before: Keys, mine: Keys, theirs: Keys): Keys | null => {
  const [places, my, their] = [placesOf(before), placesOf(mine), placesOf(theirs)]
  const isAfter = (all: ReadonlyMap<string, number>, one: string, other: string) =>
    (all.get(one) ?? 0) > (all.get(other) ?? 0)
  const standsAfter = (one: string, other: string) => {
    const was = isAfter(places, one, other)
    return isAfter(my, one, other) === was ? isAfter(their, one, other) : !was
  }
  const order: string[] = []
  for (const one of common) {
    const place = common.filter((other) => other !== one && standsAfter(one, other)).length
    if (order[place] !== undefined) return null
    order[place] = one
  }
  return order
}

/** The items with those that one side has added: behind the item that each stands behind there, or at the end. */
const withAdded = (order: Keys, side: Keys, before: Keys): Keys => {
  const merged = [...order]
  for (const [at, key] of side.entries()) {
    if (before.includes(key) || merged.includes(key)) continue
    const previous = side.slice(0, at).findLast((one) => merged.includes(one))
    const isLast = side.slice(at).every((one) => !before.includes(one))
    const place = previous === undefined ? 0 : merged.indexOf(previous) + 1
    merged.splice(isLast ? merged.length : place, 0, key)
  }
  return merged
}

/**
 * The order of a list after two changes of it, with everything that either side added, took out and moved; `null` when
 * their moves exclude each other. The items have unique keys.
 */
export const mergedOrder = (before: Keys, mine: Keys, theirs: Keys): Keys | null => {
  const common = before.filter((key) => mine.includes(key) && theirs.includes(key))
  const order = turned(common, before, mine, theirs)
  return order && withAdded(withAdded(order, theirs, before), mine, before)
}

/** The same for items with a key; of one that both have, theirs is taken. */
export const mergedItems = <Item>(
  keyOf: (item: Item) => string,
  before: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): readonly Item[] | null => {
  const all = new Map([...mine, ...theirs].map((item) => [keyOf(item), item]))
  const order = mergedOrder(before.map(keyOf), mine.map(keyOf), theirs.map(keyOf))
  return order?.flatMap((key) => all.get(key) ?? []) ?? null
}
