import * as v from 'valibot'
import { attributeTypes } from '../../../src/attributes/attribute-values.domain.ts'
import { attributes } from '../../../src/attributes/attributes.section.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { Id, KnownCount, KnownFlag, KnownText, LaxText, Whole } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'
import { standardRequestOf, wireOf } from '../kit/section.wire.ts'
import { mergeQuestion } from './attribute-merge.wire.ts'
import { AttributeRules, AttributeRulesBody, rulePaths, rulesOnWire, rulesTyped } from './attribute-rules.wire.ts'
import { addedTold, valuesRequestOf } from './attribute-values.wire.ts'

export { codeFrom } from '../../../src/attributes/attribute-code.domain.ts'

export const attributesPath = '/admin-suppliers/v1/attributes'

const Value = v.object({ id: v.nullish(v.number(), null), title: v.pipe(v.string(), v.trim(), v.maxLength(100)) })

/** The group of an attribute; `null` for an attribute without one. */
const Group = v.fallback(v.nullish(v.object({ id: Whole(1), title: v.string() }), null), null)

export const AttributeBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  code: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{1,48}$/))),
  type: v.picklist(attributeTypes),
  rules: v.optional(AttributeRulesBody, {}),
  unit: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(10))),
  values: v.pipe(v.array(Value), v.maxLength(10_000)),
  group_id: v.optional(v.nullable(Id), null),
  category_ids: v.optional(v.pipe(v.array(Id), v.maxLength(100)), () => []),
  is_required: v.boolean(),
  is_filterable: v.boolean(),
  is_variant: v.boolean(),
  help: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(255))),
})

export const attributesWire = wireOf({
  section: attributes,
  base: attributesPath,
  entries: {
    code: LaxText,
    rules: AttributeRules,
    group: Group,
    // The list counts the values; a record has them, or the first of very many.
    values: v.fallback(v.array(v.object({ id: Whole(1), title: v.string() })), []),
    values_count: KnownCount,
    is_filterable: KnownFlag,
    is_variant: KnownFlag,
    help: KnownText,
  },
  alone: ['values'],
  ownOf: ({ values, values_count: count }) => ({ valueCount: count ?? values.length }),
  valuesOf: ({ code, rules, values, group, help, ...wire }, { title, type, unit, categories, isRequired }) => ({
    title,
    code: code ?? '',
    type,
    unit: unit ?? '',
    keepsNumbers: false,
    ...rulesTyped(rules),
    values: values.map(({ id, title: value }) => ({ id: String(id), title: value })),
    group: group && { id: String(group.id), title: group.title },
    categories,
    isRequired,
    isFilterable: wire.is_filterable === true,
    isVariant: wire.is_variant === true,
    help: help ?? '',
  }),
  bodyOf: ({ title, code, type, unit, values, group, help, ...others }) => ({
    ...(title !== undefined && { title }),
    // The server makes the code of a new attribute from its title; a saved one is never emptied.
    ...(code && { code }),
    ...(type !== undefined && { type }),
    ...(unit !== undefined && { unit: unit || null }),
    ...(help !== undefined && { help: help || null }),
    ...(values !== undefined && {
      values: values.map(({ id, title: value }) => ({ id: id && idOnWire(id), title: value })),
    }),
    ...(group !== undefined && { group_id: group && idOnWire(group.id) }),
    ...(others.categories !== undefined && { category_ids: others.categories.map(({ id }) => idOnWire(id)) }),
    ...(others.isRequired !== undefined && { is_required: others.isRequired }),
    ...(others.isFilterable !== undefined && { is_filterable: others.isFilterable }),
    ...(others.isVariant !== undefined && { is_variant: others.isVariant }),
    ...rulesOnWire(others),
  }),
  paths: rulePaths,
  messageOf: addedTold,
  question: mergeQuestion(attributesPath),
  requestOf: (run) => valuesRequestOf(run) ?? standardRequestOf(run),
})

/** The attributes that a group can hold, each with the group that holds it now. */
export const attributeOptions = optionsWireOf({
  source: 'attributes',
  path: () => attributesPath,
  query: ({ search }) => ({ 'filter[owner]': 'own', sort: 'title', ...(search && { search }) }),
  entries: { id: Whole(1), title: v.string(), group: Group },
  optionOf: ({ id, title, group }) => ({ id: String(id), title, text: group?.title ?? null, refusal: null }),
})
