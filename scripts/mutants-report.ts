import type { Verdict } from '../packages/core/testing/mutants/job.ts'

type Done = Extract<Verdict, { kind: 'done' }>

/** What became of all mutants. One whose run broke off is not caught: nothing was found out. */
export const summaryOf = (verdicts: readonly Verdict[]) => {
  const done = verdicts.filter((verdict) => verdict.kind === 'done')
  const names = [...new Set(done.map(({ machine }) => machine))].sort()
  const isJudged = ({ machine, name }: Pick<Done, 'machine' | 'name'>) =>
    done.some((other) => other.machine === machine && other.name === name)
  return {
    ...countsOf(done),
    /** By a test of a machine, by its walk, or by the committed picture. */
    caughtOrDrawn: done.filter((one) => isCaught(one) || one.isDrawn).length,
    machines: names.map((machine) => {
      const own = done.filter((one) => one.machine === machine)
      const survivors = own.filter((one) => !isCaught(one)).map(({ name, isDrawn }) => ({ name, isDrawn }))
      return { machine, ...countsOf(own), survivors }
    }),
    problems: verdicts.flatMap((one) => {
      if (one.kind === 'broken') return [`${one.machine}: its tests fail on the whole machine: ${one.by}`]
      return one.kind === 'begun' && !isJudged(one) ? [`${one.machine}: ${one.name}: the run broke off`] : []
    }),
  }
}

interface Counts {
  readonly total: number
  /** By a test of a machine or its walk. */
  readonly caught: number
}

const countsOf = (done: readonly Done[]): Counts => ({ total: done.length, caught: done.filter(isCaught).length })

const isCaught = ({ by }: Done): boolean => by !== null

/** The least share of mutants that has to be caught. */
const least = 0.95

export const isEnough = ({ total, caught }: Counts): boolean => caught >= least * total

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '100.0 %' : `${((100 * part) / whole).toFixed(1)} %`
