import { type Mask, nameIn } from '@supplier/core/flows/mask'

/**
 * Makes plain copies in which secret values are masked. Copies are cached by object identity, which is safe because
 * machines replace their data and never mutate it.
 */
export const createRedactor = ({ hide, hideKey }: Mask) => {
  const known: WeakMap<object, object>[] = []

  const redacted = (value: unknown, name: string, depth: number): unknown => {
    if (typeof value === 'string' || typeof value === 'number') return hide(name, value)
    const form = hasPlainForm(value) ? value.toJSON() : value
    if (typeof form === 'function') return { type: form.name }
    if (typeof form !== 'object' || form === null) return form
    // An actor serializes to its id only, so it contains no secrets.
    if ('xstate$$type' in form) return form
    if (depth > 8) return '…'
    known[depth] ??= new WeakMap()
    const found = known[depth].get(form)
    if (found) return found
    const copy = copyOf(form, name, depth)
    known[depth].set(form, copy)
    return copy
  }

  const copyOf = (form: object, name: string, depth: number): object => {
    if (form instanceof Error) return { name: form.name, message: hide('message', form.message) }
    if (Array.isArray(form)) return form.map((one) => redacted(one, name, depth + 1))
    const record = form as Readonly<Record<string, unknown>>
    return Object.fromEntries(
      Object.keys(record).map((key) => [hideKey(key), redacted(record[key], nameIn(record, key), depth + 1)]),
    )
  }
  return (value: unknown): unknown => redacted(value, '', 0)
}

const hasPlainForm = (value: unknown): value is { toJSON(): unknown } =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'
