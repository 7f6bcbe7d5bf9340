import { expect, test } from 'vitest'
import type { CategoryAttribute } from '../../categories/categories.domain.ts'
import { initialOf } from '../../kit/form/record.domain.ts'
import { type Matrix, noVariants, withAxes, withCells } from '../variants/variants.domain.ts'
import { type ProductValues, productFields } from './product-form.domain.ts'
import { marksOf, openProblems } from './product-marks.domain.ts'
import { neededIn, type Problem, problemsIn } from './product-problems.domain.ts'
import { fieldsOfStep, locationOfStep, productSteps, stepIn, stepOf } from './product-steps.domain.ts'

const full: ProductValues = {
  ...(initialOf(productFields) as ProductValues),
  category: { id: '1', title: 'Футболки' },
  title: 'Футболка чоловіча',
  description: 'Футболка з бавовни щільністю 180 г, прямий крій, без швів.',
  price: '250',
  quantity: '5',
  attributes: { '5': { number: '50' } },
}
const required: CategoryAttribute = {
  id: '5',
  title: 'Матеріал',
  kind: 'one',
  unit: null,
  isRequired: true,
  isVariant: false,
  group: null,
  values: [],
  hasMoreValues: false,
  merged: {},
  rules: { min: null, max: null, maxLength: null },
}
const sizes = withAxes(noVariants, [{ attributeId: '2', values: ['S', 'M'] }]) as Matrix
const codes = (values: Partial<ProductValues>, pictureCount = 1) =>
  problemsIn({ values: { ...full, ...values }, pictureCount, attributes: [required] }).map(({ code, path }) => [
    code,
    path,
  ])

test('a filled product lacks nothing', () => {
  expect(codes({})).toEqual([])
})

test.each<[Partial<ProductValues>, string, string]>([
  [{ category: null }, 'no_category', 'category'],
  [{ title: ' Фут ' }, 'title_short', 'title'],
  [{ title: 'ФУТБОЛКА ЧОЛОВІЧА' }, 'title_caps', 'title'],
  [{ description: '<p>Коротко</p>' }, 'description_short', 'description'],
  [{ attributes: {} }, 'required_attribute', 'attributes.5'],
  [{ attributes: { '5': { number: ' ' } } }, 'required_attribute', 'attributes.5'],
  [{ price: '' }, 'price_zero', 'price'],
  [{ price: '0' }, 'price_zero', 'price'],
  [{ variants: sizes }, 'variant_incomplete', 'variants.0.price'],
])('with %j the only problem is %s at %s', (values, code, path) => {
  expect(codes(values)).toEqual([[code, path]])
})

test.each([
  ['1', ['category_not_leaf']],
  ['2', []],
  [null, []],
])('a category that has subcategories now is to be chosen again, until another one is: %j', (branch, expected) => {
  const problems = problemsIn({ values: full, pictureCount: 1, attributes: [required], branch })
  expect(problems.map(({ code }) => code)).toEqual(expected)
})

test.each<[Partial<ProductValues>, boolean]>([
  [{ quantity: '' }, true],
  [{ quantity: '0' }, true],
  [{ quantity: '0', availability: 'to_order' }, false],
  [{ quantity: '0', availability: 'out_of_stock' }, false],
])('a product in stock needs pieces: %j', (values, lacks) => {
  expect(codes(values)).toEqual(lacks ? [['no_stock', 'quantity']] : [])
  expect(neededIn({ ...full, ...values }).includes('quantity')).toBe(values.availability === undefined)
})

test('a product without pictures lacks one', () => {
  expect(codes({}, 0)).toEqual([['no_image', 'images']])
})

test('a variant that is turned off needs no price, and a product with variants none of its own', () => {
  const priced = withCells(sizes, [{ row: 0, column: 'price', text: '10' }])
  const variants = { ...priced, variants: priced.variants.map((one, at) => ({ ...one, isActive: at === 0 })) }
  expect(codes({ variants, price: '' })).toEqual([])
})

test('a required attribute by which the variants differ is filled in by them', () => {
  const matrix = withAxes(noVariants, [{ attributeId: '5', values: ['50'] }]) as Matrix
  const variants = withCells(matrix, [{ row: 0, column: 'price', text: '10' }])
  expect(codes({ variants, attributes: {} })).toEqual([])
})

test('every field belongs to exactly one step, and the path of a value leads to it', () => {
  const all = productSteps.flatMap((step) => fieldsOfStep[step])
  expect(all.toSorted()).toEqual(Object.keys(productFields).toSorted())
  expect(['variants.7.price', 'attributes.5', 'images', 'oldPrice', 'unknown'].map(stepOf)).toEqual([
    'variants',
    'attributes',
    'photos',
    'offer',
    'check',
  ])
})

test('the step is in the address, with the field to focus', () => {
  const place = { to: 'product-edit', params: { id: '7' }, search: '?step=offer&page=2' } as const
  expect(stepIn(place)).toBe('offer')
  expect(locationOfStep(place, 'variants', 'variants.7.price')).toEqual({
    ...place,
    search: '?step=variants&page=2',
    hash: '#variants.7.price',
  })
  expect(stepIn({ to: 'product-create' })).toBe('category')
  expect(stepIn({ to: 'product-create', search: '?product=7&step=nothing' })).toBe('main')
})

const problem = (code: Problem['code'], path: string): Problem => ({ code, level: 'stop', path, message: null })

test('a step is marked by its mistake, by what it lacks, or as one that may stay empty', () => {
  const marks = marksOf({ 'variants.7.price': { key: 'kit.required' } }, [problem('no_image', 'images')], full)
  expect(marks).toMatchObject({
    main: 'done',
    photos: 'lacking',
    variants: 'wrong',
    delivery: 'blank',
    check: 'lacking',
  })
  expect(marksOf({}, [], { ...full, weight: '1' })).toMatchObject({
    delivery: 'done',
    variants: 'blank',
    check: 'done',
  })
})

test('what the server found counts until something is typed', () => {
  const [found, typed] = [[problem('sku_taken', 'sku')], [problem('no_image', 'images')]]
  expect(openProblems(found, typed, false)).toEqual([...found, ...typed])
  expect(openProblems(found, typed, true)).toEqual(typed)
  expect(openProblems(null, typed, false)).toEqual(typed)
})
