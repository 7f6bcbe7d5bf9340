/** A value that a variant was given; `undefined` when it was given none. */
type Choice = string | undefined

type Choices = Readonly<Record<string, Choice>>

/** Class names that are always there, and those that come with each value of each variant; under '' for no value. */
export interface CompiledRecipe {
  readonly base: string
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const combinations = (variants: Readonly<Record<string, readonly string[]>>): readonly Choices[] =>
  Object.entries(variants).reduce<readonly Choices[]>(
    (found, [name, values]) =>
      found.flatMap((one) => [undefined, ...values].map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

const classesOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean))

const shared = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set([...(sets[0] ?? [])].filter((name) => sets.every((set) => set.has(name))))

/**
 * Takes a recipe apart into class names per value, by trying every combination.
 * `null` when its variants touch each other, so that a table per value would not say the same.
 */
export const compileRecipe = (
  recipe: (choices: Choices) => string,
  variants: Readonly<Record<string, readonly string[]>>,
): CompiledRecipe | null => {
  const tried = combinations(variants).map((choices) => ({ choices, classes: classesOf(recipe(choices)) }))
  const base = shared(tried.map(({ classes }) => classes))
  const table = Object.entries(variants).map(([name, values]) => {
    const rows = [undefined, ...values].map((value) => {
      const found = shared(tried.filter(({ choices }) => choices[name] === value).map(({ classes }) => classes))
      return [value ?? '', [...found].filter((one) => !base.has(one)).join(' ')] as const
    })
    return [name, Object.fromEntries(rows.filter(([, classes]) => classes !== ''))] as const
  })
  const compiled = { base: [...base].join(' '), variants: Object.fromEntries(table) }
  const isExact = tried.every(({ choices, classes }) => {
    const said = classesOf(applied(compiled, choices))
    return said.size === classes.size && [...classes].every((name) => said.has(name))
  })
  return isExact ? compiled : null
}

const applied = ({ base, variants }: CompiledRecipe, choices: Choices): string =>
  [base, ...Object.entries(variants).map(([name, values]) => values[choices[name] ?? ''] ?? '')].join(' ')
