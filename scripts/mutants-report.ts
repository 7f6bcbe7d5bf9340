import type { Result } from '../packages/core/testing/mutants/job.ts'

type Done = Extract<Result, { kind: 'done' }>

/** The results of all mutants. A mutant whose run broke off does not count as caught, because it has no result. */
export const summaryOf = (results: readonly Result[]) => {
  const done = results.filter((verdict) => verdict.kind === 'done')
  const names = [...new Set(done.map(({ machine }) => machine))].sort()
  const isJudged = ({ machine, name }: Pick<Done, 'machine' | 'name'>) =>
    done.some((other) => other.machine === machine && other.name === name)
  return {
    ...countsOf(done),
    /** Caught by a test of the machine, by its exploration, or by the committed diagram. */
    caughtOrDrawn: done.filter((one) => isCaught(one) || one.isDrawn).length,
    machines: names.map((machine) => {
      const own = done.filter((one) => one.machine === machine)
      const survivors = own.filter((one) => !isCaught(one)).map(({ name, isDrawn }) => ({ name, isDrawn }))
      return { machine, ...countsOf(own), survivors }
    }),
    problems: results.flatMap((one) => {
      if (one.kind === 'broken') return [`${one.machine}: its tests fail on the whole machine: ${one.by}`]
      return one.kind === 'begun' && !isJudged(one) ? [`${one.machine}: ${one.name}: the run broke off`] : []
    }),
  }
}

interface Counts {
  readonly total: number
  /** Caught by a test of the machine or by its exploration. */
  readonly caught: number
}

const countsOf = (done: readonly Done[]): Counts => ({ total: done.length, caught: done.filter(isCaught).length })

const isCaught = ({ by }: Done): boolean => by !== null

/** The minimum share of mutants that must be caught. */
const least = 0.95

export const isEnough = ({ total, caught }: Counts): boolean => caught >= least * total

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '100.0 %' : `${((100 * part) / whole).toFixed(1)} %`
