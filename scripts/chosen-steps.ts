import type { Step } from './steps.ts'

type Named = Pick<Step, 'name' | 'needs' | 'isNightly'>

/** The steps to run for the named ones, with everything that they need; without a name, those of the run. */
export const chosenSteps = <S extends Named>(
  steps: readonly S[],
  names: readonly string[],
  isNightly: boolean,
): readonly S[] => {
  if (names.length === 0) return steps.filter((step) => isNightly || !step.isNightly)
  const wanted = new Set<string>()
  const want = (name: string): void => {
    if (wanted.has(name)) return
    wanted.add(name)
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) want(need)
  }
  for (const name of names) want(name)
  return steps.filter(({ name }) => wanted.has(name))
}

type Touched = Named & Pick<Step, 'touchedBy' | 'isLong'>

/** The steps that changed files touch, without the nightly ones, and apart from them those that take too long. */
export const touchedSteps = <S extends Touched>(
  steps: readonly S[],
  files: readonly string[],
): { readonly run: readonly S[]; readonly left: readonly S[] } => {
  const touched = steps.filter(({ isNightly, touchedBy }) => !isNightly && files.some((file) => touchedBy.test(file)))
  const short = touched.filter(({ isLong }) => !isLong).map(({ name }) => name)
  return {
    run: short.length === 0 ? [] : chosenSteps(steps, short, false),
    left: touched.filter(({ isLong }) => isLong),
  }
}
