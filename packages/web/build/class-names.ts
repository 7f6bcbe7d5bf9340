import { join } from 'node:path'
import { type InlineConfig, runnerImport } from 'vite'
import { type CompiledRecipe, compileRecipe } from './compiled-recipe.ts'
import { shortNames } from './short-names.ts'

type AllStyles = typeof import('./all-styles.ts')

/** What Panda hangs on a recipe. */
interface Recipe {
  (choices: Readonly<Record<string, string | undefined>>): string & Readonly<Record<string, string>>
  readonly __cva__: boolean
  readonly config: { readonly slots?: readonly string[] }
  readonly variantMap: Readonly<Record<string, readonly string[]>>
}

/** What a `*.styles.ts` exports: class names, a recipe, or a recipe for each part of something. */
export type Look = string | CompiledRecipe | { readonly slots: Readonly<Record<string, CompiledRecipe>> }

/** By name; `null` where variants touch each other, or something else than a look is exported. */
export type Looks = Readonly<Record<string, Look | null>>

export interface ClassNames {
  /** The looks that a file exports, in short names; `null` for a file that is none of styles. */
  readonly looksOf: (file: string) => Looks | null
  readonly short: ReturnType<typeof shortNames>
}

/** Every class name of the panel and its viewer, and what the build writes instead. Read once for a build. */
export const classNamesOf = (root: string, alias: Record<string, string>): (() => Promise<ClassNames>) => {
  let read: Promise<ClassNames> | null = null
  const load = async (): Promise<ClassNames> => {
    const config: InlineConfig = { root, configFile: false, logLevel: 'error', resolve: { alias } }
    const { module } = await runnerImport<AllStyles>(join(root, 'build/all-styles.ts'), config)
    const files = Object.entries(module.allStyles).map(([path, exported]) => {
      const looks = Object.entries(exported as object).map(([name, value]) => [name, lookOf(value)] as const)
      return [join(root, 'build', path), looks] as const
    })
    const short = shortNames(files.flatMap(([, looks]) => looks.flatMap(([, look]) => textsOf(look))))
    const found = new Map(
      files.map(([file, looks]) => [
        file,
        Object.fromEntries(looks.map(([name, look]) => [name, shortened(look, short.inText)])),
      ]),
    )
    return { looksOf: (file) => found.get(file) ?? null, short }
  }
  return () => {
    read ??= load()
    return read
  }
}

const isRecipe = (value: unknown): value is Recipe => typeof value === 'function' && '__cva__' in value

const lookOf = (value: unknown): Look | null => {
  if (typeof value === 'string') return value
  if (!isRecipe(value)) return null
  const { slots } = value.config
  if (!slots) return compileRecipe(value, value.variantMap)
  const recipes = slots.map(
    (slot) => [slot, compileRecipe((choices) => value(choices)[slot] ?? '', value.variantMap)] as const,
  )
  return recipes.some(([, recipe]) => recipe === null)
    ? null
    : { slots: Object.fromEntries(recipes as readonly (readonly [string, CompiledRecipe])[]) }
}

const textsOf = (look: Look | null): readonly string[] => {
  if (look === null) return []
  if (typeof look === 'string') return [look]
  if ('slots' in look) return Object.values(look.slots).flatMap(textsOf)
  return [look.base, ...Object.values(look.variants).flatMap((values) => Object.values(values))]
}

const shortened = (look: Look | null, short: (text: string) => string): Look | null => {
  if (look === null) return null
  if (typeof look === 'string') return short(look)
  if ('slots' in look) return { slots: mapped(look.slots, (recipe) => shortenedRecipe(recipe, short)) }
  return shortenedRecipe(look, short)
}

const shortenedRecipe = ({ base, variants }: CompiledRecipe, short: (text: string) => string): CompiledRecipe => ({
  base: short(base),
  variants: mapped(variants, (values) => mapped(values, short)),
})

const mapped = <From, To>(
  from: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> => Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]))
