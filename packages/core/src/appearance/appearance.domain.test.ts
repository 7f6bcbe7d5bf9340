import { expect, test } from 'vitest'
import { type Appearance, appearanceOf, defaultAppearance } from './appearance.domain.ts'

const chosen: Appearance = { theme: 'dark', density: 'compact', language: 'en', isSidebarNarrow: true }

test('a stored appearance is read back', () => {
  expect(appearanceOf(chosen)).toEqual(chosen)
})

test('the default is Ukrainian, comfortable and the system theme', () => {
  expect(appearanceOf({})).toEqual({
    theme: 'system',
    density: 'comfortable',
    language: 'uk',
    isSidebarNarrow: false,
  })
})

test.each([null, undefined, 7, true, '', 'DARK', 'ru', 'constructor', {}, ['dark'], 'true'])(
  'an invalid value such as %o becomes the default',
  (garbage) => {
    const found = {
      theme: garbage,
      density: garbage,
      language: garbage,
      isSidebarNarrow: garbage === true ? 1 : garbage,
    }
    expect(appearanceOf(found)).toEqual(defaultAppearance)
  },
)

test('one invalid value does not affect the others, and unknown keys are dropped', () => {
  const found = { ...chosen, theme: 'pink', token: 'x' }
  expect(appearanceOf(found)).toEqual({ ...chosen, theme: 'system' })
})
