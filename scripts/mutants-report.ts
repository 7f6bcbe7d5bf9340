import type { Verdict } from '../packages/core/testing/mutants/job.ts'

type Done = Extract<Verdict, { kind: 'done' }>

export interface Summary {
  readonly total: number
  /** By a test of a machine or its walk. */
  readonly caught: number
  /** By one of these, or by the committed picture. */
  readonly caughtOrDrawn: number
  readonly machines: readonly {
    readonly machine: string
    readonly total: number
    readonly caught: number
    readonly survivors: readonly { readonly name: string; readonly isDrawn: boolean }[]
  }[]
  readonly problems: readonly string[]
}

/** What became of all mutants. One whose run broke off is not caught: nothing was found out. */
export const summaryOf = (verdicts: readonly Verdict[]): Summary => {
  const done = verdicts.filter((verdict) => verdict.kind === 'done')
  const names = [...new Set(done.map(({ machine }) => machine))].sort()
  return {
    total: done.length,
    caught: done.filter(isCaught).length,
    caughtOrDrawn: done.filter((one) => isCaught(one) || one.isDrawn).length,
    machines: names.map((machine) => {
      const own = done.filter((one) => one.machine === machine)
      return {
        machine,
        total: own.length,
        caught: own.filter(isCaught).length,
        survivors: own.filter((one) => !isCaught(one)).map(({ name, isDrawn }) => ({ name, isDrawn })),
      }
    }),
    problems: [
      ...verdicts.flatMap((verdict) =>
        verdict.kind === 'broken' ? [`${verdict.machine}: its tests fail on the whole machine: ${verdict.by}`] : [],
      ),
      ...unfinished(verdicts).map(({ machine, name }) => `${machine}: ${name}: the run broke off`),
    ],
  }
}

/** The least share of mutants that has to be caught. */
const least = 0.95

export const isEnough = ({ total, caught }: Pick<Summary, 'total' | 'caught'>): boolean => caught >= least * total

/** What need not be tried again: mutants that were caught, and machines of which nothing survived. */
export const settledIn = (verdicts: readonly Verdict[]): readonly Verdict[] => {
  const open = new Set([
    ...unfinished(verdicts).map(({ machine }) => machine),
    ...verdicts.flatMap((one) =>
      one.kind === 'broken' || (one.kind === 'done' && !isCaught(one)) ? [one.machine] : [],
    ),
  ])
  return verdicts.flatMap((one): readonly Verdict[] => {
    if (one.kind === 'over') return open.has(one.machine) ? [] : [one]
    if (one.kind !== 'done' || !isCaught(one)) return []
    return [{ kind: 'begun', machine: one.machine, name: one.name }, one]
  })
}

/** What is told of a machine as soon as all was tried on it. */
export const lineOf = (verdicts: readonly Verdict[], machine: string, seconds: number): string => {
  const own = verdicts.filter((verdict) => verdict.machine === machine)
  const { total, caught, caughtOrDrawn } = summaryOf(own)
  return `${machine.padEnd(24)}${String(total).padStart(4)} broken, ${percent(caught, total).padStart(8)} caught, ${percent(caughtOrDrawn, total).padStart(8)} with the pictures, ${unfinished(own).length} unclear  ${seconds} s`
}

/** So many parts of about the same size. */
export const shares = <T>(all: readonly T[], count: number, sizeOf: (one: T) => number): readonly (readonly T[])[] => {
  const parts = Array.from({ length: count }, () => ({ size: 0, own: [] as T[] }))
  for (const one of [...all].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const [least] = [...parts].sort((a, b) => a.size - b.size)
    if (least === undefined) continue
    least.size += sizeOf(one)
    least.own.push(one)
  }
  return parts.map(({ own }) => own).filter((own) => own.length > 0)
}

/** Begun, and never judged. */
const unfinished = (verdicts: readonly Verdict[]): readonly { readonly machine: string; readonly name: string }[] =>
  verdicts.filter(
    (verdict) =>
      verdict.kind === 'begun' &&
      !verdicts.some(
        (other) => other.kind === 'done' && other.machine === verdict.machine && other.name === verdict.name,
      ),
  ) as readonly Extract<Verdict, { kind: 'begun' }>[]

const isCaught = ({ by }: Done): boolean => by !== null

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '100.0 %' : `${((100 * part) / whole).toFixed(1)} %`
