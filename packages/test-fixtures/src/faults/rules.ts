import type { Fault } from './fault.ts'

export interface Rule {
  readonly id: number
  readonly fault: Fault
  readonly hits: number
}

/** Adds, lists and removes the faults of a sandbox. */
export interface Faults {
  /** Returns the id by which the fault can be removed. */
  add(fault: Fault): number
  clear(id?: number): void
  list(): readonly Rule[]
}

export interface Strike<Kind extends Fault = Fault> {
  readonly ruleId: number
  readonly fault: Kind
}

export interface FaultRules extends Faults {
  /** Counts one call for every matching rule, and returns the faults that apply to it, in the order they were added. */
  strikesOn(method: string, path: string): readonly Strike[]
  /** Waits until `hold` answers are ready, then releases them in the order of the fault. */
  takeTurn(strike: Strike): Promise<void>
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (path: string) => new RegExp(`^${path.split('*').map(escaped).join('.*')}$`)

const spoils = ({ fault, hits }: Rule) => {
  const first = fault.nth ?? 1
  const count = fault.count === undefined ? (fault.kind === 'reorder' ? fault.hold : 1) : fault.count
  return hits >= first && (count === null || hits < first + count)
}

export const createFaultRules = (pause: () => Promise<void>): FaultRules => {
  let rules: readonly Rule[] = []
  let nextId = 1
  const held = new Map<number, (() => void)[]>()

  const release = async (queue: readonly (() => void)[], order: readonly number[]) => {
    for (const location of order) {
      queue[location]?.()
      await pause()
    }
  }

  return {
    add: (fault) => {
      const id = nextId++
      rules = [...rules, { id, fault, hits: 0 }]
      return id
    },
    clear: (id) => {
      const gone = rules.filter((rule) => id === undefined || rule.id === id)
      rules = rules.filter((rule) => !gone.includes(rule))
      for (const rule of gone) {
        for (const go of held.get(rule.id) ?? []) go()
        held.delete(rule.id)
      }
    },
    list: () => rules,
    strikesOn: (method, path) => {
      const fits = ({ fault }: Rule) =>
        (fault.method === undefined || fault.method === method) && patternOf(fault.path).test(path)
      rules = rules.map((rule) => (fits(rule) ? { ...rule, hits: rule.hits + 1 } : rule))
      return rules.filter((rule) => fits(rule) && spoils(rule)).map(({ id, fault }) => ({ ruleId: id, fault }))
    },
    takeTurn: ({ ruleId, fault }) => {
      if (fault.kind !== 'reorder') return Promise.resolve()
      const queue = held.get(ruleId) ?? []
      held.set(ruleId, queue)
      const turn = new Promise<void>((resolve) => queue.push(resolve))
      if (queue.length === fault.hold) {
        held.delete(ruleId)
        const arrived = queue.map((_, location) => location)
        const asked = (fault.order ?? arrived.toReversed()).filter((location, at, all) => all.indexOf(location) === at)
        void release(queue, [...asked, ...arrived.filter((location) => !asked.includes(location))])
      }
      return turn
    },
  }
}
