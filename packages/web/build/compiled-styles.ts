import type { Plugin } from 'vite'
import type { ClassNames, Look } from './class-names.ts'
import type { CompiledRecipe } from './compiled-recipe.ts'

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
export const compiledStyles = (classNames: () => Promise<ClassNames>): Plugin => ({
  name: 'compiled-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === runtime ? id : null),
  load: (id) => (id === runtime ? runtimeCode : null),
  async transform(_, id) {
    if (!id.endsWith('.styles.ts')) return null
    const looks = (await classNames()).looksOf(id)
    if (!looks) return null
    const lines = Object.entries(looks).map(([name, look]) => look !== null && `export const ${name} = ${codeOf(look)}`)
    // Panda's own names would find nothing in the style sheets of the build.
    if (lines.includes(false)) this.error(`${id} exports more than recipes, or variants that touch each other`)
    return `import { recipe, slots } from ${JSON.stringify(runtime)}\n${lines.join('\n')}\n`
  },
})

const codeOf = (look: Look): string => {
  if (typeof look === 'string') return JSON.stringify(look)
  if (!('slots' in look)) return callOf(look)
  const parts = Object.entries(look.slots).map(([slot, recipe]) => `${JSON.stringify(slot)}: ${callOf(recipe)}`)
  return `/*#__PURE__*/ slots({ ${parts.join(', ')} })`
}

const callOf = (compiled: CompiledRecipe): string => {
  const variants = Object.fromEntries(
    Object.entries(compiled.variants).filter(([, values]) => Object.keys(values).length > 0),
  )
  return `/*#__PURE__*/ recipe(${JSON.stringify(compiled.base)}, ${JSON.stringify(variants)})`
}
