import { expect, test } from 'vitest'
import { type Appearance, appearanceOf, defaultAppearance } from './appearance.domain.ts'

const chosen: Appearance = { theme: 'dark', density: 'compact', language: 'en', isSidebarNarrow: true }

test('what was chosen is found again', () => {
  expect(appearanceOf(chosen)).toEqual(chosen)
})

test('Ukrainian, roomy and as the system likes it, as long as nothing was chosen', () => {
  expect(appearanceOf({})).toEqual({
    theme: 'system',
    density: 'comfortable',
    language: 'uk',
    isSidebarNarrow: false,
  })
})

test.each([null, undefined, 7, true, '', 'DARK', 'ru', 'constructor', {}, ['dark'], 'true'])(
  'garbage such as %o becomes the default',
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

test('one bad value does not spoil the others, and nothing unknown is taken along', () => {
  const found = { ...chosen, theme: 'pink', token: 'x' }
  expect(appearanceOf(found)).toEqual({ ...chosen, theme: 'system' })
})
