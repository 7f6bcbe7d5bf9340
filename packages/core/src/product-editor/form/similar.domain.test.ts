import { expect, test } from 'vitest'
import { noVariants, type Variant } from '../variants/variants.domain.ts'
import { identityOf } from './similar.domain.ts'

const variant = (sku: string, barcode: string) => ({ sku, barcode }) as Variant
const product = { title: 'Cup', sku: '', barcode: '', variants: noVariants }

test.each([
  ['a product without codes', product, [], []],
  ['a product with codes', { ...product, sku: 'C-1 ', barcode: '4820000000017' }, ['C-1'], ['4820000000017']],
  [
    'a product with variants, of which some have no codes',
    { ...product, variants: { axes: [], variants: [variant('C-1', ''), variant('C-2', '46'), variant('C-1', ' ')] } },
    ['C-1', 'C-2'],
    ['46'],
  ],
])('%s is looked up by its title and all codes', (_, values, skus, barcodes) => {
  expect(identityOf(values)).toEqual({ title: 'Cup', skus, barcodes })
})
