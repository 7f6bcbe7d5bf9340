import type { Verdict } from '../packages/core/testing/mutants/job.ts'
import type { Explained } from './mutants-explained.ts'

type Done = Extract<Verdict, { kind: 'done' }>

export interface Summary {
  readonly total: number
  /** By a walk or a story. */
  readonly caught: number
  /** By one of these, or by the committed picture. */
  readonly caughtOrDrawn: number
  readonly machines: readonly {
    readonly machine: string
    readonly total: number
    readonly caught: number
    readonly survivors: readonly { readonly name: string; readonly isDrawn: boolean; readonly reason: string | null }[]
  }[]
  readonly problems: readonly string[]
}

/** What became of all mutants. One whose run broke off is not caught: nothing was found out. */
export const summaryOf = (verdicts: readonly Verdict[], explained: readonly Explained[]): Summary => {
  const done = verdicts.filter((verdict) => verdict.kind === 'done')
  const names = [...new Set(done.map(({ machine }) => machine))].sort()
  const reasonFor = ({ machine, name }: Done) =>
    explained.find((one) => one.machine === machine && one.mutant === name)?.reason ?? null
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
        survivors: own
          .filter((one) => !isCaught(one))
          .map((one) => ({ name: one.name, isDrawn: one.isDrawn, reason: reasonFor(one) })),
      }
    }),
    problems: [
      ...verdicts.flatMap((verdict) =>
        verdict.kind === 'broken' ? [`${verdict.machine}: its tests fail on the whole machine: ${verdict.by}`] : [],
      ),
      ...unfinished(verdicts).map(({ machine, name }) => `${machine}: ${name}: the run broke off`),
      ...explained
        .filter(({ machine, mutant }) =>
          done.some((one) => one.machine === machine && one.name === mutant && isCaught(one)),
        )
        .map(({ machine, mutant }) => `${machine}: ${mutant}: explained, but caught: take it off the list`),
      ...explained
        .filter(
          ({ machine, mutant }) =>
            names.includes(machine) && !done.some((one) => one.machine === machine && one.name === mutant),
        )
        .map(({ machine, mutant }) => `${machine}: ${mutant}: explained, but there is no such mutant`),
    ],
  }
}

/** Begun, and never judged. */
export const unfinished = (
  verdicts: readonly Verdict[],
): readonly { readonly machine: string; readonly name: string }[] =>
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
