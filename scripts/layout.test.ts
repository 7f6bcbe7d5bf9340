import { expect, test } from 'vitest'
import { isAllowedInCore, restylingLine } from './layout.ts'

const field = 'packages/web/src/ui/TextInput.styles.ts'
const table = 'packages/web/src/ui/Table.styles.ts'

test.each([
  ['the body', "overBar: 'body:has([data-bottom-bar]) &',", field],
  ['the root', "'html:has([data-print-sheet])': {},", field],
  ['the root with an attribute', "'& > p': {}, ':root[data-theme=dark]:has(dialog) &': {},", field],
  ['the body of a table', "'& > tbody:has(:checked)': {},", field],
  ['an element without a name', "':has(> details[open]) > &': {},", field],
  ['an element without a name inside', "'& :has(> details[open])': {},", field],
  ['what holds rows', "'&:has(> :nth-child(9))': {},", table],
])('a `:has()` on %s is refused, with its line', (_, style, file) => {
  expect(restylingLine(file, `base: {\n${style}\n}`)).toBe(2)
})

test.each([
  ['the element itself', "'&:has(input:checked)': {},", field],
  ['the element with an attribute', "'&[data-open]:has(input:checked)': {},", field],
  ['a row', "'tr:has(> td:first-child input:checked)',", field],
  ['an element in a comment', '// With `:has()` the browser would restyle the page.', table],
])('a `:has()` on %s is allowed', (_, style, file) => {
  expect(restylingLine(file, style)).toBe(null)
})

test.each([
  ['of a feature', 'packages/core/src/chats/README.md', true],
  ['of a part of the kit', 'packages/core/src/kit/undo/README.md', true],
  ['of the kit', 'packages/core/src/kit/README.md', false],
  ['of no folder', 'packages/core/src/README.md', false],
  ['with another name', 'packages/core/src/chats/notes.md', false],
])('a page %s is allowed or refused', (_, file, isAllowed) => {
  expect(isAllowedInCore(file)).toBe(isAllowed)
})
