import { expect, test } from 'vitest'
import { isAllowedAdapter, isAllowedEndpoint, isAllowedInCore, isOfSubject, restylingLine } from './layout.ts'

const field = 'packages/web/src/ui/fields/TextInput.styles.ts'
const table = 'packages/web/src/ui/lists/Table.styles.ts'

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

test.each([
  ['http/orders/orders.wire.ts', true],
  ['http/kit/http.client.test.ts', true],
  ['http/kit/kernel.wire.ts', true],
  ['http/kit/sends.wire.ts', true],
  ['http/kit/differences.wire.test.ts', true],
  ['http/money/orders.http.ts', true],
  ['browser/orders.browser.ts', true],
  ['browser/storage/orders.browser.test.ts', true],
  ['sections.ts', true],
  ['http/orders.wire.ts', false],
  ['http/sales/orders.wire.ts', false],
  ['http/orders/sales.wire.ts', false],
  ['http/orders/orders.browser.ts', false],
  ['http/orders/late/orders.wire.ts', false],
  ['browser/orders/orders.browser.ts', false],
  ['orders.ts', false],
])('an adapter in %s is allowed: %s', (path, isAllowed) => {
  expect(isAllowedAdapter(`packages/core/adapters/${path}`, new Set(['orders']))).toBe(isAllowed)
})

test.each([
  ['orders/orders.domain.ts', true],
  ['orders/waybill/orders.domain.test.ts', true],
  ['kit/list/list-rows.ts', true],
  ['kernel/money.ts', true],
  ['orders/waybill/orders.ts', false],
  ['orders/waybill/late/orders.domain.ts', false],
  ['kit/list/rows/list.domain.ts', false],
  ['kernel/money/money.ts', false],
])('a file of the core in %s is allowed: %s', (path, isAllowed) => {
  expect(isAllowedInCore(`packages/core/src/${path}`)).toBe(isAllowed)
})

const endpoint = (path: string) => `packages/test-fixtures/src/endpoints/${path}`
const subjects = new Set(['orders'])

test.each([
  'endpoints.ts',
  'kit/section.ts',
  'orders/orders.view.ts',
  'orders/orders.endpoints.test.ts',
  'orders/order-steps.endpoints.ts',
  'money/orders.endpoints.ts',
])('endpoints may be in %s', (path) => {
  expect([isAllowedEndpoint(endpoint(path)), isOfSubject(endpoint(path), subjects)]).toEqual([true, true])
})

test.each(['orders.endpoints.ts', 'orders/orders.ts', 'orders/late/orders.endpoints.ts', 'kit/late/section.ts'])(
  'endpoints may not be in %s',
  (path) => {
    expect(isAllowedEndpoint(endpoint(path))).toBe(false)
  },
)

test.each(['sales/orders.endpoints.ts', 'orders/sales.endpoints.ts'])(
  'folder and file of endpoints have the names of subjects, unlike %s',
  (path) => {
    expect(isOfSubject(endpoint(path), subjects)).toBe(false)
  },
)
