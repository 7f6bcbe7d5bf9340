type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema worth a name: one with a few fields. */
const isLarge = (node: JsonObject): boolean =>
  node['type'] === 'object' && isObject(node['properties']) && JSON.stringify(node).length > 120

const singular = (word: string): string =>
  /ies$/.test(word) ? word.replace(/ies$/, 'y') : /(ss|us)$/.test(word) ? word : word.replace(/s$/, '')

/** "delivery-keys" is `DeliveryKey`. */
export const nameFrom = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => singular(word).replace(/^./, (letter) => letter.toUpperCase()))
    .join('')

/** Moves every schema that is written more than once, and every named one, to the components. */
export const withComponents = (
  document: JsonObject,
  named: ReadonlyMap<string, string>,
): { readonly document: JsonObject; readonly schemas: JsonObject } => {
  const counts = new Map<string, number>()
  const count = (node: Json): void => {
    if (Array.isArray(node)) for (const one of node) count(one)
    if (!isObject(node)) return
    const text = JSON.stringify(node)
    const before = counts.get(text) ?? 0
    counts.set(text, before + 1)
    // What a repeated schema holds is repeated with it.
    if (before === 0 || !isLarge(node)) Object.values(node).forEach(count)
  }
  count(document)

  const schemas = new Map<string, Json>()
  const names = new Map<string, string>()
  const free = (text: string, wanted: string, owner: string): string => {
    const taken = new Set([...names.values(), ...[...named].flatMap(([other, name]) => (other === text ? [] : [name]))])
    const tried = [wanted, `${owner}${wanted}`]
    for (let number = 2; ; number += 1) {
      const found = tried.find((name) => !taken.has(name))
      if (found !== undefined) return found
      tried.push(`${owner}${wanted}${number}`)
    }
  }
  const moved = (node: Json, key: string, owner: string): Json => {
    if (Array.isArray(node)) return node.map((one) => moved(one, key, owner))
    if (!isObject(node)) return node
    const text = JSON.stringify(node)
    const isShared = isLarge(node) && ((counts.get(text) ?? 0) > 1 || named.has(text))
    const known = names.get(text)
    if (isShared && known !== undefined) return { $ref: `${place}${known}` }
    const own = isShared ? (named.get(text) ?? nameFrom(key)) : ''
    const inside = Object.fromEntries(
      Object.entries(node).map(([field, value]) => {
        if (isFrame(field)) return [field, moved(value, key, owner)]
        if (field === 'requestBody') return [field, moved(value, `${key}-body`, owner)]
        // A path is called by its last word.
        const next = field.startsWith('/') ? (/([a-z][a-z-]*)(?:\/\{\w+\})*$/.exec(field)?.[1] ?? field) : field
        return [field, moved(value, next, own || nameFrom(key))]
      }),
    )
    if (!isShared) return inside
    const name = free(text, named.get(text) ?? answerNameOf(inside) ?? own, owner)
    names.set(text, name)
    schemas.set(name, inside)
    return { $ref: `${place}${name}` }
  }
  const rest = moved(document, '', '') as JsonObject
  const sorted = [...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { document: rest, schemas: Object.fromEntries(sorted) }
}

const place = '#/components/schemas/'

/** Words of a schema or of a call that name nothing. */
const isFrame = (field: string): boolean =>
  /^(paths|properties|items|anyOf|allOf|schema|content|responses|2XX|parameters|get|post|put|patch|delete|data)$|\/(json|form-data)$/.test(
    field,
  )

/** An answer that holds one named schema is called by it. */
const answerNameOf = ({ properties }: JsonObject): string | null => {
  const { data, ...others } = (isObject(properties) ? properties : {}) as Record<string, JsonObject>
  if (data === undefined || Object.keys(others).length > 0) return null
  const items = isObject(data['items']) ? data['items'] : {}
  const [one, many] = [data['$ref'], items['$ref']]
  if (typeof one === 'string') return `${one.replace(place, '')}Answer`
  return typeof many === 'string' ? `${many.replace(place, '')}ListAnswer` : null
}
