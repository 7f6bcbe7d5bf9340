/** Replaces every value of a response body by one of a wrong type; objects keep their shape. */
export const wrongTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return { 0: 'not a list' }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wrongTypes(inner)]))
  }
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'number') return `number ${value}`
  if (typeof value === 'boolean') return [value]
  return 7
}

/** Removes one field, given as a path like "data.token". */
export const withoutField = (value: unknown, field: string): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const [name = '', ...rest] = field.split('.')
  if (!Object.hasOwn(value, name)) return value
  const entries = Object.entries(value)
  const kept =
    rest.length === 0
      ? entries.filter(([known]) => known !== name)
      : entries.map(([known, inner]) => [known, known === name ? withoutField(inner, rest.join('.')) : inner])
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept)
}

const strangers = '"unexpected":{"deep":[1,null,"x"]},"__proto__":{"polluted":true},"constructor":{"prototype":{}}'

/** Adds unknown fields, among them prototype names like `__proto__`, to every object of a JSON text. */
export const withStrangers = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"|\{\}|\{/g, (token) =>
    token === '{}' ? `{${strangers}}` : token === '{' ? `{${strangers},` : token,
  )
