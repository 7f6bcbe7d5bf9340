import type { Result } from '../packages/core/testing/mutants/job.ts'
import type { Equivalent } from './mutants-equivalent.ts'

type Done = Extract<Result, { kind: 'done' }>

/** The features and machines where a mutant that survives could lose money or typed text. */
const harmful: ReadonlySet<string> = new Set([
  ...['lookup', 'move', 'payment-session', 'reconciler'],
  ...['main-balance', 'payment-return', 'payment', 'service-balance', 'top-up', 'transfer'],
  ...['payout-form', 'payout-request', 'payout-sending', 'payouts'],
  ...['outbox', 'room-queue', 'draft'],
  ...['import', 'import-drafts', 'imports', 'last-import'],
])

interface Counts {
  readonly total: number
  /** Caught by an assertion of the machine's tests or of its exploration. */
  readonly asserted: number
  /** Caught by nothing but the coverage of the exploration, a rule for machines, or the committed diagram. */
  readonly structural: number
  /** Caught by nothing but a flow, apart from the diagram. */
  readonly byFlows: number
  /** Declared as without an effect. */
  readonly equivalent: number
}

export interface Summary extends Counts {
  readonly machines: readonly (Counts & { readonly machine: string; readonly survivors: readonly string[] })[]
  readonly problems: readonly string[]
}

/** The mutants of each machine that neither its tests nor its exploration catch. */
export const survivorsOf = (results: readonly Result[]): ReadonlyMap<string, readonly string[]> => {
  const survivors = new Map<string, string[]>()
  for (const one of results)
    if (one.kind === 'done' && one.by === null)
      survivors.set(one.machine, [...(survivors.get(one.machine) ?? []), one.name])
  return survivors
}

/** The results of all mutants. A mutant whose run broke off does not count as caught, because it has no result. */
export const summaryOf = (
  wanted: readonly string[],
  results: readonly Result[],
  equivalents: readonly Equivalent[],
): Summary => {
  const done = results.filter((one) => one.kind === 'done')
  const flown = new Map(
    results.flatMap((one) => (one.kind === 'flows done' ? [[`${one.machine}: ${one.name}`, one.by] as const] : [])),
  )
  const broken = new Set(results.flatMap((one) => (one.kind === 'broken' ? [one.machine] : [])))
  const columnOf = (one: Done): keyof Omit<Counts, 'total'> | null => {
    if (one.by !== null) return one.isAsserted ? 'asserted' : 'structural'
    if ((flown.get(`${one.machine}: ${one.name}`) ?? null) !== null) return 'byFlows'
    if (isDeclared(one, equivalents)) return 'equivalent'
    return one.isDrawn ? 'structural' : null
  }
  const countsOf = (own: readonly Done[]): Counts => {
    const columns = own.map(columnOf)
    const count = (column: string) => columns.filter((one) => one === column).length
    return {
      total: own.length,
      asserted: count('asserted'),
      structural: count('structural'),
      byFlows: count('byFlows'),
      equivalent: count('equivalent'),
    }
  }
  const machines = wanted.map((machine) => {
    const own = done.filter((one) => one.machine === machine)
    const survivors = own.filter((one) => columnOf(one) === null).map(({ name }) => name)
    return { machine, ...countsOf(own), survivors }
  })
  return {
    ...countsOf(done),
    machines,
    problems: [
      ...results.flatMap((one) => problemIn(one, done)),
      ...machines
        .filter(({ machine, total }) => total === 0 && !broken.has(machine))
        .map(({ machine }) => `${machine}: 0 mutants, so nothing was found out`),
      ...machines
        .filter(({ machine }) => harmful.has(machine))
        .flatMap(({ machine, survivors }) =>
          survivors.map((name) => `${machine}: ${name}: survives where money or typed text could be lost`),
        ),
      ...equivalents
        .filter(({ machine }) => machines.some((one) => one.machine === machine && one.total > 0))
        .filter(
          ({ machine, mutant }) =>
            !done.some((one) => one.machine === machine && one.name === mutant && columnOf(one) === 'equivalent'),
        )
        .map(({ machine, mutant }) => `${machine}: ${mutant}: declared as without an effect, but it is caught or gone`),
    ],
  }
}

const isDeclared = ({ machine, name }: Done, equivalents: readonly Equivalent[]): boolean =>
  equivalents.some((one) => one.machine === machine && one.mutant === name)

const problemIn = (one: Result, done: readonly Done[]): readonly string[] => {
  if (one.kind === 'broken') return [`${one.machine}: its tests fail on the whole machine: ${one.by}`]
  const isJudged = () =>
    done.some((other) => 'machine' in one && other.machine === one.machine && 'name' in one && other.name === one.name)
  return one.kind === 'begun' && !isJudged() ? [`${one.machine}: ${one.name}: the run broke off`] : []
}

/** The least share of the mutants that must be caught. */
const least = 0.95

export const isEnough = (counts: Counts): boolean => counts.total > 0 && caughtIn(counts) >= least * judgedIn(counts)

const caughtIn = ({ asserted, structural, byFlows }: Counts): number => asserted + structural + byFlows

const judgedIn = ({ total, equivalent }: Counts): number => total - equivalent

/** The report as a table with a line for each machine, below the survivors. */
export const linesOf = ({ machines, ...all }: Summary): readonly string[] => {
  const row = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(24)}${cells.map((cell) => String(cell).padStart(12)).join('')}`
  const rowOf = (name: string, counts: Counts) =>
    row(name, [
      counts.total,
      counts.asserted,
      counts.structural,
      counts.byFlows,
      counts.equivalent,
      percent(counts.asserted, judgedIn(counts)),
      percent(caughtIn(counts), judgedIn(counts)),
    ])
  return [
    ...machines.flatMap(({ machine, survivors }) => survivors.map((name) => `survives  ${machine}: ${name}`)),
    row('machine', ['mutants', 'assertion', 'structure', 'flows', 'no effect', 'asserted', 'caught']),
    ...machines.map(({ machine, ...counts }) => rowOf(machine, counts)),
    rowOf('all', all),
  ]
}

export const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`
