const secrets = /^(.*token|.*password.*|code|telephone|phone|email|digits|text|.*_key|carrierKey)$/i

/** A copy in which nothing stands that only its owner may know. */
export const redacted = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'function') return undefined
  if (typeof value !== 'object' || value === null) return value
  if (depth > 8) return '…'
  if (Array.isArray(value)) return value.map((one) => redacted(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, secrets.test(key) && one ? '•••' : redacted(one, depth + 1)]),
  )
}
