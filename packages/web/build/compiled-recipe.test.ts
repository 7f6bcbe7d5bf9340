import { cva } from 'styled-system/css.ts'
import { expect, it } from 'vitest'
import { compileRecipe } from './compiled-recipe.ts'

it('says in a table what the recipe says', () => {
  const recipe = cva({
    base: { display: 'flex', color: 'fg.default' },
    variants: {
      size: { small: { gap: '1' }, large: { gap: '2', _hover: { gap: '3' } } },
      block: { true: { width: 'full' } },
    },
  })
  expect(compileRecipe((choices) => recipe(choices as never), recipe.variantMap)).toEqual({
    base: 'd_flex c_fg.default',
    variants: { size: { small: 'gap_1', large: 'gap_2 hover:gap_3' }, block: { true: 'w_full' } },
  })
})

it('takes what one variant changes in the base for its own', () => {
  const recipe = cva({ base: { color: 'fg.default' }, variants: { wrong: { true: { color: 'danger.fg' } } } })
  expect(compileRecipe((choices) => recipe(choices as never), recipe.variantMap)).toEqual({
    base: '',
    variants: { wrong: { '': 'c_fg.default', true: 'c_danger.fg' } },
  })
})

it('gives up where variants touch each other', () => {
  const recipe = cva({
    base: {},
    variants: { one: { true: { color: 'fg.default' } }, other: { true: { color: 'fg.muted' } } },
  })
  expect(compileRecipe((choices) => recipe(choices as never), recipe.variantMap)).toBe(null)
})
