import * as v from 'valibot'
import type { ValueMerge } from '../../../src/attributes/attribute-merge.domain.ts'
import type { Run } from '../../../src/kit/command/command.domain.ts'
import type { Picked } from '../../../src/kit/fields/pick-fields.domain.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import { idOnWire, pickedOnWire } from '../kit/ids.wire.ts'
import { Key, KnownCount } from '../kit/kernel.wire.ts'
import { type QuestionWire, questionWireOf } from '../kit/section.wire.ts'

export const MergeBody = v.object({
  client_key: v.string(),
  into: v.number(),
  from: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(100)),
})
export const MergePreviewBody = v.omit(MergeBody, ['client_key'])

const valuesOnWire = (values: AnyValues) => ({
  into: pickedOnWire(values['into']),
  from: (values['values'] as readonly Picked[]).map(({ id }) => idOnWire(id)),
})
export const mergeBody = ({ key, values }: Run) => ({ client_key: key, ...valuesOnWire(values) })

/** Asks the server, while values are picked, which products their merge would change. */
export const mergeQuestion = (base: string): QuestionWire =>
  questionWireOf({
    requestOf: ({ attribute, ...values }) => ({
      method: 'POST',
      path: `${base}/${encodeURIComponent(String(attribute))}/values/merge/preview`,
      body: valuesOnWire(values),
    }),
    entries: {
      products: KnownCount,
      variants_that_collide: v.fallback(v.array(v.object({ product_id: Key, title: v.fallback(v.string(), '') })), []),
    },
    answerOf: ({ products, variants_that_collide: colliding }): ValueMerge => ({
      products: products ?? 0,
      colliding: colliding.map(({ product_id: id, title }) => ({ id, title })),
    }),
  })
