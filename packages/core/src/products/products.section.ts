import { chosenStore, pickOf, range, tab } from '../kit/list/filters.domain.ts'
import { manyOf, oneOf, period, search, size, sort } from '../kit/list/query.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { productBulk, productCells } from './product-grid.domain.ts'
import {
  mayArchive,
  mayHide,
  mayPublish,
  mayRestore,
  mayShow,
  mayWithdraw,
  productProblems,
  productRow,
  productTabs,
} from './products.domain.ts'

export const products = defineSection(productRow)({
  id: 'products',
  route: 'products',
  param: 'product',
  namedBy: ['title', 'sku', 'barcode', 'category'],
  pages: { create: 'product-create', edit: 'product-edit' },
  query: {
    search: search(),
    tab: tab(productTabs),
    category_id: pickOf('categories'),
    store: chosenStore(),
    brand: pickOf('brands'),
    price: range(),
    quantity: range(),
    problem: manyOf(productProblems),
    lacks: pickOf('attributes'),
    shelf_id: pickOf('shelvings'),
    import_id: pickOf('imports'),
    has_image: oneOf(['1', '0']),
    has_discount: oneOf(['1', '0']),
    created: period(),
    sort: sort(['-updated_at', 'title', 'price', '-price', 'quantity', '-quantity', '-quality']),
    size: size(),
  },
  form: {},
  mayEdit: () => true,
  commands: {
    publish: { said: 'published', may: mayPublish, isDone: (row) => row !== null && !mayPublish(row) },
    withdraw: { said: 'withdrawn', may: mayWithdraw, isDone: (row) => row !== null && !mayWithdraw(row) },
    hide: { said: 'hidden', may: mayHide, isDone: (row) => row?.status === 'hidden' },
    show: { said: 'shown', may: mayShow, isDone: (row) => row !== null && !mayShow(row) },
    copy: { said: 'copied', may: () => true, creates: true },
    archive: { said: 'archived', may: mayArchive, isDone: (row) => row?.status === 'archived' },
    restore: { said: 'restored', may: mayRestore, isDone: (row) => row !== null && !mayRestore(row) },
  },
  bulk: productBulk,
  cells: productCells,
  affectsSetup: true,
})
export type Products = typeof products
