/** A module of the build. */
export interface BuiltModule {
  readonly id: string
  /** Its code in bytes, as small as the bundler makes it. */
  readonly size: number
  /** The modules that it needs as soon as it is loaded. */
  readonly imports: readonly string[]
  /** Whether another module loads it on demand. */
  readonly isLoaded: boolean
}

/** What divides modules besides the visits. */
interface Kinds {
  /** Whether it is without React, so that it asks for data before React has run. */
  readonly isCore: (id: string) => boolean
  /** Whether it has texts, whose change renames all files that import them. */
  readonly isText: (id: string) => boolean
}

/** What a supplier opens: the modules that are loaded together for it. */
export interface Visit {
  readonly opens: (id: string) => boolean
  /** How much its time counts. */
  readonly weight: number
}

/** Modules that share a file. */
interface Pack {
  readonly ids: readonly string[]
  readonly size: number
  /** The visits that load it, a bit each. */
  readonly visits: bigint
  /** Whether something without React loads it. */
  readonly isCore: boolean
  readonly hasText: boolean
  /** The packs that it needs. */
  readonly needs: ReadonlySet<number>
}

type Packs = Map<number, Pack>

/** Bytes of code that take as long as one more request. */
const request = 8000
/** Sizes are counted in such steps, so that a changed word leaves the division as it is. */
const step = 256
/** So many packs may need one with texts after a merge. */
const mostRenamed = 6
/** Merges that gain at least so much of the best one are made in the same round. */
const near = 0.8
/** The weight of what is opened within a page, such as a dialog. */
const within = 0.1

/**
 * Divides modules into files. Modules that the same visits need share a file. Two files are merged if that saves more
 * by the request than it costs by the bytes that a visit then loads without need.
 */
export const packed = (
  modules: readonly BuiltModule[],
  pages: readonly Visit[],
  kinds: Kinds,
): readonly (readonly string[])[] => {
  const others = modules.filter(({ id, isLoaded }) => isLoaded && !pages.some(({ opens }) => opens(id)))
  const visits = [...pages, ...others.map(({ id }): Visit => ({ opens: (other) => other === id, weight: within }))]
  const weights = visits.map(({ weight }) => weight)
  const packs = atomsOf(modules, visits, kinds)
  const weightOf = weightIn(weights)
  while (mergeSome(packs, weightOf));
  return [...packs.values()].map(({ ids }) => ids)
}

/** Returns what is reached from a node, the node included. */
export const reached = <Node>(from: Node, next: (node: Node) => Iterable<Node>): ReadonlySet<Node> => {
  const found = new Set([from])
  for (const node of found) for (const other of next(node)) found.add(other)
  return found
}

/** Modules that are loaded by the same others, which therefore are never loaded one without the other. */
const atomsOf = (modules: readonly BuiltModule[], visits: readonly Visit[], { isCore, isText }: Kinds): Packs => {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const seen = new Map(modules.map(({ id }) => [id, { loads: 0n, visits: 0n, isCore: false }]))
  for (const [at, { id }] of modules.filter(({ isLoaded }) => isLoaded).entries()) {
    const opened = visits.reduce((mask, { opens }, bit) => (opens(id) ? mask | (1n << BigInt(bit)) : mask), 0n)
    for (const one of reached(id, (node) => byId.get(node)?.imports.filter((other) => byId.has(other)) ?? [])) {
      const note = seen.get(one)
      if (!note) continue
      note.loads |= 1n << BigInt(at)
      note.visits |= opened
      note.isCore ||= isCore(id)
    }
  }
  const keys = new Map<bigint, number>()
  const keyOf = (id: string): number | null => {
    const loads = seen.get(id)?.loads ?? 0n
    if (loads === 0n) return null
    if (!keys.has(loads)) keys.set(loads, keys.size)
    return keys.get(loads) ?? null
  }
  const packs = new Map<number, Pack>()
  for (const { id, size, imports } of modules) {
    const key = keyOf(id)
    if (key === null) continue
    const { ids = [], size: before = 0, needs = [], hasText = false } = packs.get(key) ?? {}
    const more = imports.flatMap((other) => keyOf(other) ?? []).filter((other) => other !== key)
    const { visits: mask = 0n, isCore: hasCore = false } = seen.get(id) ?? {}
    const rounded = Math.ceil(size / step) * step
    packs.set(key, {
      ids: [...ids, id],
      size: before + rounded,
      needs: new Set([...needs, ...more]),
      visits: mask,
      isCore: hasCore,
      hasText: hasText || isText(id),
    })
  }
  return packs
}

const weightIn = (weights: readonly number[]): ((visits: bigint) => number) => {
  const known = new Map<bigint, number>()
  return (visits) => {
    const found = known.get(visits)
    if (found !== undefined) return found
    const sum = weights.reduce((total, weight, bit) => ((visits >> BigInt(bit)) & 1n ? total + weight : total), 0)
    known.set(visits, sum)
    return sum
  }
}

/** Merges pairs of packs, those first from which visits gain most; whether it merged any. */
const mergeSome = (packs: Packs, weightOf: (visits: bigint) => number): boolean => {
  const keys = [...packs.keys()]
  let needed = needsOf(packs)
  const pairs = keys.flatMap((one, at) =>
    keys.slice(at + 1).flatMap((other) => {
      const gain = gainOf(packs, needed, weightOf, one, other)
      return gain > 0 ? [{ one, other, gain }] : []
    }),
  )
  const sorted = pairs.toSorted((a, b) => b.gain - a.gain)
  for (const { one, other, gain } of sorted) {
    if (gain < near * (sorted[0]?.gain ?? 0)) break
    // An earlier merge may have changed what this one costs; if it did, the next round decides.
    if (gainOf(packs, needed, weightOf, one, other) < gain) continue
    merge(packs, one, other)
    needed = needsOf(packs)
  }
  return pairs.length > 0
}

type Needed = ReadonlyMap<number, ReadonlySet<number>>

const needsOf = (packs: Packs): Needed =>
  new Map([...packs.keys()].map((key) => [key, reached(key, (one) => packs.get(one)?.needs ?? [])]))

const isNeededByMany = (needed: Needed, one: number, other: number): boolean =>
  [...needed.values()].filter((keys) => keys.has(one) || keys.has(other)).length > mostRenamed

/** How many times as much visits save by the merge of two packs as they lose; 0 when the packs had better stay apart. */
const gainOf = (
  packs: Packs,
  needed: Needed,
  weightOf: (visits: bigint) => number,
  one: number,
  other: number,
): number => {
  const [a, b] = [packs.get(one), packs.get(other)]
  if (!a || !b || a.isCore !== b.isCore) return 0
  const saved = weightOf(a.visits & b.visits) * request
  const visits = a.visits | b.visits
  let cost = weightOf(visits & ~a.visits) * a.size + weightOf(visits & ~b.visits) * b.size
  if (saved <= cost) return 0
  for (const key of new Set([...(needed.get(one) ?? []), ...(needed.get(other) ?? [])])) {
    const pack = packs.get(key)
    if (key === one || key === other || !pack) continue
    // The merged pack would need this one and be needed by it.
    if (needed.get(key)?.has(one) || needed.get(key)?.has(other)) return 0
    cost += weightOf(visits & ~pack.visits) * (pack.size + request)
  }
  if (saved <= cost) return 0
  if ((a.hasText || b.hasText) && isNeededByMany(needed, one, other)) return 0
  return saved / (cost + step)
}

/** Puts the second pack into the first; what they need is loaded by the visits of both. */
const merge = (packs: Packs, one: number, other: number): void => {
  const [a, b] = [packs.get(one), packs.get(other)]
  if (!a || !b) return
  const needs = new Set([...a.needs, ...b.needs].filter((key) => key !== one && key !== other))
  const visits = a.visits | b.visits
  packs.set(one, {
    ...a,
    ids: [...a.ids, ...b.ids],
    size: a.size + b.size,
    visits,
    needs,
    hasText: a.hasText || b.hasText,
  })
  packs.delete(other)
  for (const [key, pack] of packs)
    if (pack.needs.has(other))
      packs.set(key, { ...pack, needs: new Set([...pack.needs].map((need) => (need === other ? one : need))) })
  for (const key of reached(one, (node) => packs.get(node)?.needs ?? [])) {
    const pack = packs.get(key)
    if (pack) packs.set(key, { ...pack, visits: pack.visits | visits })
  }
}
