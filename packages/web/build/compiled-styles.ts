import { join } from 'node:path'
import { type InlineConfig, type Plugin, runnerImport } from 'vite'
import { type CompiledRecipe, compileRecipe } from './compiled-recipe.ts'

type AllStyles = typeof import('./all-styles.ts')

/** What Panda hangs on a recipe. */
interface Recipe {
  (choices: Readonly<Record<string, string | undefined>>): string & Readonly<Record<string, string>>
  readonly __cva__: boolean
  readonly config: { readonly slots?: readonly string[] }
  readonly variantMap: Readonly<Record<string, readonly string[]>>
}

const isRecipe = (value: unknown): value is Recipe => typeof value === 'function' && '__cva__' in value

const runtime = '\0compiled-styles'

const runtimeCode = `
export const recipe = (base, variants) => (choices = {}) => {
  let classes = base
  for (const name in variants) {
    const found = variants[name][choices[name] ?? '']
    if (found) classes += ' ' + found
  }
  return classes
}
export const slots = (recipes) => (choices) => {
  const found = {}
  for (const slot in recipes) found[slot] = recipes[slot](choices)
  return found
}
`

/**
 * Replaces the recipes of `*.styles.ts` by tables of class names.
 * Panda's own run time (about 6 kB compressed) is then not needed on the sign-in page, nor its work in the browser.
 */
export const compiledStyles = (root: string, alias: Record<string, string>): Plugin => {
  let styles: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}
  return {
    name: 'compiled-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const config: InlineConfig = { root, configFile: false, logLevel: 'error', resolve: { alias } }
      const { module } = await runnerImport<AllStyles>(join(root, 'build/all-styles.ts'), config)
      styles = module.allStyles as typeof styles
    },
    resolveId: (id) => (id === runtime ? id : null),
    load: (id) => (id === runtime ? runtimeCode : null),
    transform(_, id) {
      if (!id.endsWith('.styles.ts')) return null
      const found = Object.entries(styles).find(([path]) => join(root, 'build', path) === id)?.[1]
      if (!found) return null
      const lines = Object.entries(found).map(([name, value]) => {
        const code = codeOf(value)
        return code === null ? null : `export const ${name} = ${code}`
      })
      if (lines.includes(null)) {
        this.warn(`${id} keeps Panda's run time: it exports more than recipes, or variants that touch each other`)
        return null
      }
      return `import { recipe, slots } from ${JSON.stringify(runtime)}\n${lines.join('\n')}\n`
    },
  }
}

const codeOf = (value: unknown): string | null => {
  if (typeof value === 'string') return JSON.stringify(value)
  if (!isRecipe(value)) return null
  const { slots } = value.config
  if (!slots) return callOf(compileRecipe(value, value.variantMap))
  const recipes = slots.map((slot) => {
    const code = callOf(compileRecipe((choices) => value(choices)[slot] ?? '', value.variantMap))
    return code === null ? null : `${JSON.stringify(slot)}: ${code}`
  })
  return recipes.includes(null) ? null : `/*#__PURE__*/ slots({ ${recipes.join(', ')} })`
}

const callOf = (compiled: CompiledRecipe | null): string | null => {
  if (!compiled) return null
  const variants = Object.fromEntries(
    Object.entries(compiled.variants).filter(([, values]) => Object.keys(values).length > 0),
  )
  return `/*#__PURE__*/ recipe(${JSON.stringify(compiled.base)}, ${JSON.stringify(variants)})`
}
