import { isSecret } from '@supplier/core/flows'

/** A plain copy in which nothing stands that only its owner may know. */
export const redacted = (value: unknown, depth = 0): unknown => {
  // What has a plain form, an actor for one, says who it is, and not what it holds.
  const form = hasPlainForm(value) ? value.toJSON() : value
  if (typeof form === 'function') return { type: form.name }
  if (typeof form !== 'object' || form === null) return form
  if (depth > 8) return '…'
  if (form instanceof Error) return { name: form.name, message: form.message }
  if (Array.isArray(form)) return form.map((one) => redacted(one, depth + 1))
  return Object.fromEntries(
    Object.entries(form).map(([key, one]) => [key, one && isSecret(form, key) ? '•••' : redacted(one, depth + 1)]),
  )
}

const hasPlainForm = (value: unknown): value is { toJSON(): unknown } =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'
