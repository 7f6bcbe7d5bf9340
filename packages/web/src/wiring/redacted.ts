import { isSecret } from '@supplier/core/flows'

/**
 * Makes plain copies in which nothing stands that only its owner may know. What was asked before and is the same object
 * is the same copy: what machines know is replaced, and never changed in place.
 */
export const createRedactor = () => {
  const known: WeakMap<object, object>[] = []

  const redacted = (value: unknown, depth = 0): unknown => {
    // What has a plain form, an actor for one, says who it is, and not what it holds.
    const form = hasPlainForm(value) ? value.toJSON() : value
    if (typeof form === 'function') return { type: form.name }
    if (typeof form !== 'object' || form === null) return form
    if (depth > 8) return '…'
    known[depth] ??= new WeakMap()
    const found = known[depth].get(form)
    if (found) return found
    const copy = copyOf(form, depth)
    known[depth].set(form, copy)
    return copy
  }

  const copyOf = (form: object, depth: number): object => {
    if (form instanceof Error) return { name: form.name, message: form.message }
    if (Array.isArray(form)) return form.map((one) => redacted(one, depth + 1))
    return Object.fromEntries(
      Object.entries(form).map(([key, one]) => [key, one && isSecret(form, key) ? '•••' : redacted(one, depth + 1)]),
    )
  }
  return (value: unknown): unknown => redacted(value)
}

const hasPlainForm = (value: unknown): value is { toJSON(): unknown } =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'
