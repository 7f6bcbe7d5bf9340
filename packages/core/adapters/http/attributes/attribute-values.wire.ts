import * as v from 'valibot'
import { editableValues } from '../../../src/attributes/attribute-values.domain.ts'
import type { Message } from '../../../src/kernel/message.ts'
import type { Run } from '../../../src/kit/command/command.domain.ts'
import type { Entry } from '../../../src/kit/fields/entry-fields.domain.ts'
import type { Picked } from '../../../src/kit/fields/pick-fields.domain.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { Id, JsonObject, NumberOr, Whole } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'
import type { CommandRequest } from '../kit/section.wire.ts'
import { mergeBody } from './attribute-merge.wire.ts'

export { editableValues, shownValues } from '../../../src/attributes/attribute-values.domain.ts'

const Title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))

export const AddValuesBody = v.object({
  client_key: v.string(),
  items: v.pipe(v.array(v.object({ title: Title })), v.minLength(1), v.maxLength(editableValues)),
})
export const RenameValueBody = v.object({ client_key: v.optional(v.string()), title: Title })
/** Values that are not named keep their order behind the named ones. */
export const ValuesOrderBody = v.object({
  client_key: v.optional(v.string()),
  version: v.number(),
  ids: v.pipe(v.array(Id), v.maxLength(10_000)),
})

const at = (value: Picked | undefined): string => `/values/${encodeURIComponent(value?.id ?? '')}`

/** The request of a command on the values of an attribute; `null` for any other command. */
export const valuesRequestOf = (run: Run): CommandRequest | null => {
  const { command, key, version, values } = run
  const { value, replacement } = values as Readonly<Record<string, Picked>>
  if (command === 'mergeValues') return { method: 'POST', path: '/values/merge', body: mergeBody(run) }
  if (command === 'addValues') {
    const items = (values['values'] as readonly Entry[]).map(({ title }) => ({ title }))
    return { method: 'POST', path: '/values', body: { client_key: key, items } }
  }
  if (command === 'renameValue')
    return { method: 'PATCH', path: at(value), body: { client_key: key, title: values['title'] } }
  if (command === 'orderValues') {
    const ids = (values['values'] as readonly Picked[]).map(({ id }) => idOnWire(id))
    return { method: 'PUT', path: '/values/order', body: { client_key: key, version, ids } }
  }
  if (command !== 'replaceValue') return null
  const query = new URLSearchParams({ replace_with: replacement?.id ?? '' })
  return { method: 'DELETE', path: `${at(value)}?${query}` }
}

const AddedReply = v.pipe(
  JsonObject,
  v.object({
    data: v.object({
      added: v.fallback(v.array(v.unknown()), []),
      already: v.fallback(v.array(v.object({ title: v.string() })), []),
    }),
  }),
)

/** Names the values that an attribute had already, when more were added; `null` when it had none of them. */
export const addedTold = ({ command }: Run, reply: unknown): Message | null => {
  const found = command === 'addValues' ? v.safeParse(AddedReply, reply) : null
  if (!found?.success || found.output.data.already.length === 0) return null
  const { added, already } = found.output.data
  const titles = already.map(({ title }) => title).join(', ')
  return { key: 'attributes.valuesAlready', values: { added: added.length, already: already.length, titles } }
}

/** The values of one attribute, each with the number of products that use it. */
export const attributeValueOptions = optionsWireOf({
  source: 'attribute-values',
  path: ({ within }) => `/admin-suppliers/v1/attributes/${encodeURIComponent(within ?? '')}/values`,
  query: ({ search }) => ({ search }),
  entries: { id: Whole(1), title: v.string(), usage: NumberOr(0) },
  optionOf: ({ id, title, usage }) => ({ id: String(id), title, text: usage > 0 ? `× ${usage}` : null, refusal: null }),
})

/** The fields of the API that a file has for those of an attribute. */
