import * as v from 'valibot'
import type { RowField, RowFieldKind, RowFields } from '../../../src/kit/row/row.domain.ts'
import {
  Key,
  KnownChoices,
  KnownCount,
  KnownFlag,
  KnownInstant,
  KnownKey,
  KnownNumber,
  LaxText,
  objectOrNull,
  ShownText,
} from './kernel.wire.ts'
import { rowsOf } from './list.wire.ts'
import { KnownHryvnias } from './money.wire.ts'
import { sends } from './sends.wire.ts'
import { Word, Words } from './word.wire.ts'

/** `createdAt` is `created_at` in the API. */
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The path of a field in the API. */
const pathOf = (name: string, { at }: RowField<unknown>): readonly string[] => (at ?? snakeCase(name)).split('.')

/** The paths of the API that a file has for a field. */
export const filePathsOf = (name: string, field: RowField<unknown>): readonly string[] =>
  field.file ?? [pathOf(name, field).join('.')]

/** The reader of one field. What cannot be read becomes what the field says for it. */
const readerOf = (field: RowField<unknown>): v.GenericSchema => {
  const { or = null, required: isRequired } = field
  const reader = plainReaderOf(field)
  if (isRequired)
    return v.pipe(
      reader,
      v.check((value) => value !== null, 'required'),
    )
  return or === null
    ? reader
    : v.pipe(
        reader,
        v.transform((value) => value ?? or),
      )
}

const plainReaderOf = (field: RowField<unknown>): v.GenericSchema => {
  const { kind, words = [], fields = {}, or, title = 'title', isWhole, required: isRequired } = field
  switch (kind) {
    case 'text':
      return isRequired ? ShownText : LaxText
    case 'key':
      return isRequired ? Key : KnownKey
    case 'count':
      return KnownCount
    case 'number':
      return KnownNumber
    case 'money':
      return KnownHryvnias
    case 'flag':
      return KnownFlag
    case 'instant':
      return KnownInstant
    case 'word':
      return Word(words, or as string | undefined)
    case 'words':
      return v.optional(Words(words), [])
    case 'choices':
      return v.optional(KnownChoices(words), [])
    case 'records':
      return v.pipe(
        v.optional(v.fallback(rowsOf({ id: Key, [title]: LaxText }), []), []),
        v.transform((rows) => rows.map(({ row: { id, ...named } }) => ({ id, title: named[title] ?? `№ ${id}` }))),
      )
    case 'texts':
      return v.optional(
        v.pipe(v.fallback(v.array(v.unknown()), []), v.transform(textsIn), sends(v.array(v.string()))),
        [],
      )
    case 'part':
      return v.pipe(
        objectOrNull(entriesOfRow(fields)),
        v.transform((read) => (read || isWhole ? valuesOfRow(fields, read ?? {}) : null)),
      )
    case 'list':
      return v.pipe(
        v.optional(v.fallback(rowsOf(entriesOfRow(fields)), []), []),
        v.transform((rows) => rows.map(({ row }) => valuesOfRow(fields, row))),
      )
    case 'own':
      return v.unknown()
  }
}

const textsIn = (all: unknown[]) => all.filter((one) => typeof one === 'string')

type Tree = { [name: string]: Tree | v.GenericSchema }

const isReader = (one: Tree | v.GenericSchema | undefined): one is v.GenericSchema =>
  one !== undefined && 'kind' in one && one['kind'] === 'schema'

const entriesOfTree = (tree: Tree): v.ObjectEntries =>
  Object.fromEntries(
    Object.entries(tree).map(([name, one]) => [name, isReader(one) ? one : objectOrNull(entriesOfTree(one))]),
  )

/** The readers of declared fields, by their names in the API. */
export const entriesOfRow = (fields: RowFields): v.ObjectEntries => {
  const tree: Tree = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'own') continue
    const path = pathOf(name, field)
    const last = path.at(-1) ?? name
    const holder = path.slice(0, -1).reduce<Tree>((found, step) => {
      found[step] ??= {}
      return found[step] as Tree
    }, tree)
    holder[last] = readerOf(field)
  }
  return entriesOfTree(tree)
}

const at = (read: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, step) => (found as Readonly<Record<string, unknown>> | null)?.[step], read)

const none: { readonly [Kind in RowFieldKind]?: unknown } = {
  word: '',
  words: [],
  choices: [],
  texts: [],
  records: [],
  list: [],
}

/** The value of a field whose object is absent. */
const restOf = ({ kind, or }: RowField<unknown>): unknown => or ?? none[kind] ?? null

/** The declared values of what `entriesOfRow` has read. */
export const valuesOfRow = (fields: RowFields, read: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'own')
      .map(([name, field]) => [name, at(read, pathOf(name, field)) ?? restOf(field)]),
  )
