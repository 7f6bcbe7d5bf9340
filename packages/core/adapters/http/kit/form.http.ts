import { type FieldTexts, PortError } from '../../../src/kernel/failure.ts'

/** The fields of a form by the paths of the API, where a path does not say the field's own name in its own way. */
export type WirePaths = Readonly<Record<string, string>>

/** Runs a request; a refusal then names the fields of the form instead of the paths of the API. */
export const withFieldNames = async <Reply>(
  fields: object,
  paths: WirePaths,
  request: () => Promise<Reply>,
): Promise<Reply> => {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof PortError) || error.failure.kind !== 'refused') throw error
    const { failure } = error
    throw new PortError({ ...failure, fields: renamed(failure.fields, fields, paths) }, { cause: error })
  }
}

const renamed = (texts: FieldTexts, fields: object, paths: WirePaths): FieldTexts => {
  const named = new Map<string, FieldTexts[string]>()
  for (const [path, said] of Object.entries(texts)) {
    const name = fieldAt(path, fields, paths)
    named.set(name, [...(named.get(name) ?? []), ...said])
  }
  return Object.fromEntries(named)
}

/** The longest path that is named decides; otherwise the first part, such as `is_default`, `group_id` or `store_ids`. */
export const fieldAt = (path: string, fields: object, paths: WirePaths): string => {
  const [wire] = Object.keys(paths)
    .filter((one) => path === one || path.startsWith(`${one}.`))
    .toSorted((one, other) => other.length - one.length)
  if (wire !== undefined) return `${paths[wire]}${path.slice(wire.length)}`
  const [first = '', ...rest] = path.split('.')
  const names = [first, first.replace(/_id$/, ''), first.replace(/_ids$/, 's')].map(inCamelCase)
  const name = names.find((one) => Object.hasOwn(fields, one))
  return name === undefined ? path : [name, ...rest].join('.')
}

const inCamelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
