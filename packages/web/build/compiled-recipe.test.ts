import { expect, it } from 'vitest'
import { allStyles } from './all-styles.ts'
import { type CompiledRecipe, compileRecipe } from './compiled-recipe.ts'

type Choices = Readonly<Record<string, string | undefined>>

const compiled = (
  recipe: (choices: Choices) => string,
  variants: Readonly<Record<string, readonly string[]>>,
): CompiledRecipe | null => compileRecipe(recipe, variants)

it('puts into a table what comes with each value', () => {
  const recipe = ({ size, block }: Choices) =>
    ['flex', size === 'large' && 'gap-2', block === 'true' && 'wide'].filter(Boolean).join(' ')
  expect(compiled(recipe, { size: ['small', 'large'], block: ['true'] })).toEqual({
    base: 'flex',
    variants: { size: { large: 'gap-2' }, block: { true: 'wide' } },
  })
})

it('knows what stands there only when no value is given', () => {
  const recipe = ({ wrong }: Choices) => (wrong === 'true' ? 'red' : 'plain')
  expect(compiled(recipe, { wrong: ['true'] })).toEqual({
    base: '',
    variants: { wrong: { '': 'plain', true: 'red' } },
  })
})

it('gives up where variants touch each other', () => {
  const recipe = ({ one, other }: Choices) => (other === 'true' ? 'b' : one === 'true' ? 'a' : '')
  expect(compiled(recipe, { one: ['true'], other: ['true'] })).toBe(null)
})

it('every recipe of the panel can be put into tables', () => {
  const recipes = Object.values(allStyles).flatMap((file) => Object.values(file as object))
  expect(recipes.length).toBeGreaterThan(40)
  const refused = recipes.filter((recipe) => {
    if (typeof recipe !== 'function') return false
    const slots: readonly string[] = recipe.config.slots ?? ['']
    return slots.some(
      (slot) =>
        compileRecipe((choices) => (slot === '' ? recipe(choices) : recipe(choices)[slot]), recipe.variantMap) === null,
    )
  })
  expect(refused.map(({ config }) => config)).toEqual([])
})
