import { ImportReply } from '@supplier/core/adapters/http/imports/imports.wire'
import * as v from 'valibot'
import { message, refused, stale, wrongState } from '../../http/laravel.ts'
import { doubtsIn } from '../../imports/checking/check-rows.ts'
import {
  changedImport,
  type ImportRecord,
  importById,
  importsOf,
  importsPath,
  tableIn,
  withCategories,
  withImport,
} from '../../imports/import-records.ts'
import { newImport, readImport } from '../../imports/new-import.ts'
import { encodings } from '../../imports/reading/encoding.ts'
import { importTypes } from '../../imports/reading/import-fields.ts'
import { delimiters } from '../../imports/reading/read-csv.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { importAnswer, shownImport } from './imports.view.ts'

const gone = message(404, 'Такого імпорту немає.')
const Key = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

const NewBody = v.looseObject({
  client_key: Key,
  type: v.picklist(importTypes),
  name: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
  url: v.optional(v.string()),
  file: v.optional(v.file()),
  missing: v.optional(v.picklist(['keep', 'zero']), 'keep'),
})

const isAddress = (url: string): boolean => /^https?:\/\/[^\s/]+\/\S*$/.test(url)

const create = supplierEndpoint({
  method: 'POST',
  path: importsPath,
  assumed: true,
  body: NewBody,
  answer: ImportReply,
  handle: (world, { supplier, body: { client_key: clientKey, type, name, url, missing }, files, ...at }) => {
    const before = importsOf(world, supplier).find((one) => one.clientKey === clientKey)
    if (before) return [world, importAnswer(world, supplier, before, at)]
    const { file } = files
    if (url === undefined && file === undefined) return [world, refused({ file: ['Виберіть файл.'] })]
    if (url !== undefined && !isAddress(url)) return [world, refused({ url: ['Вкажіть посилання на файл.'] })]
    const named = name || (url ? (new URL(url).pathname.split('/').at(-1) ?? url) : 'файл')
    const fields = { type, source: url ? 'link' : 'file', url: url ?? null, name: named, clientKey } as const
    const [next, record] = newImport(world, supplier, fields, file?.base64 ?? '', at.now, { missing })
    return [next, importAnswer(next, supplier, record, at)]
  },
})

const Mapping = v.array(v.object({ column: v.string(), field: v.nullable(v.string()) }))

/** The import with its file read otherwise. How numbers are read leaves its columns and the choices for them alone. */
const rereadWith = (record: ImportRecord, options: ImportRecord['options'], others: readonly ImportRecord[]) => {
  const changed = { ...record, options, isMapped: false }
  const isOfNumbers = options.decimal !== record.options.decimal
  return isOfNumbers ? { ...changed, status: 'mapping' as const } : readImport(changed, others)
}

const isClear = (record: ImportRecord): boolean => {
  const table = tableIn(record)
  return table === null || doubtsIn(table, record).length === 0
}

const change = supplierEndpoint({
  method: 'PATCH',
  path: `${importsPath}/:id`,
  assumed: true,
  body: v.looseObject({
    version: v.number(),
    options: v.optional(
      v.object({
        encoding: v.optional(v.picklist(encodings)),
        delimiter: v.optional(v.picklist(delimiters)),
        sheet: v.optional(v.string()),
        header: v.optional(v.pipe(v.string(), v.regex(/^(none|\d{1,6})$/))),
        decimal: v.optional(v.picklist([',', '.'])),
      }),
    ),
    mapping: v.optional(Mapping),
    category_id: v.optional(v.nullable(v.number())),
  }),
  answer: ImportReply,
  refuses: ['wrong_state'],
  handle: (world, { supplier, params, body: { version, options, mapping, category_id: category }, ...at }) => {
    const record = importById(world, supplier, params['id'])
    if (record === undefined) return [world, gone]
    if (version !== record.version) return [world, stale(shownImport(record, world, supplier, at.now, at.origin))]
    if (!['mapping', 'ready', 'partial', 'failed'].includes(record.status))
      return [world, wrongState('Імпорт уже виконується.', { reason: 'wrong_step', status: record.status })]
    const others = importsOf(world, supplier).filter(({ id }) => id !== record.id)
    const changed = changedImport(record, category === undefined ? {} : { category_id: category })
    const reread = options ? rereadWith(changed, { ...record.options, ...options }, others) : changed
    const twice = mapping?.find(
      ({ field }, index) => field !== null && mapping.findIndex((one) => one.field === field) !== index,
    )
    if (twice) return [world, refused({ mapping: [`Поле вибрано для двох стовпців: «${twice.column}».`] })]
    const chosen: ImportRecord = mapping ? { ...reread, mapping, status: 'mapping' } : reread
    // Numbers that can be read in two ways are asked for before anything is checked.
    const next = mapping ? { ...chosen, isMapped: isClear(chosen) } : chosen
    const then = withImport(world, supplier, next)
    return [then, importAnswer(then, supplier, next, at)]
  },
})

const Categories = v.looseObject({
  import_id: v.union([v.string(), v.number()]),
  items: v.array(v.object({ external_name: v.string(), category_id: v.nullable(v.number()) })),
})

const mapCategories = supplierEndpoint({
  method: 'PUT',
  path: '/admin-suppliers/v1/category-mappings',
  assumed: true,
  body: Categories,
  answer: ImportReply,
  refuses: [404],
  handle: (world, { supplier, body: { import_id: id, items }, ...at }) => {
    const record = importById(world, supplier, String(id))
    if (record === undefined) return [world, gone]
    const next = changedImport(record, {})
    const then = withImport(withCategories(world, supplier, items), supplier, next)
    return [then, importAnswer(then, supplier, next, at)]
  },
})

export const importChangeEndpoints = [create, change, mapCategories]
