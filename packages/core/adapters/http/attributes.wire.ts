import * as v from 'valibot'
import { attributes, attributeTypes } from '../../src/attributes/attributes.section.ts'
import { KnownFlag, KnownText, LaxText } from './kernel.wire.ts'
import { wireOf } from './section.wire.ts'

export const attributesPath = '/admin-suppliers/v1/attributes'

const Value = v.object({ id: v.nullish(v.number(), null), title: v.pipe(v.string(), v.trim(), v.maxLength(100)) })

export const AttributeBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  type: v.picklist(attributeTypes),
  unit: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(10))),
  values: v.pipe(v.array(Value), v.maxLength(500)),
  is_required: v.boolean(),
  is_filterable: v.boolean(),
  is_variant: v.boolean(),
  help: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(255))),
})

export const attributesWire = wireOf({
  section: attributes,
  base: attributesPath,
  entries: {
    title: v.string(),
    // An unknown type or status is read as a default. It is never sent back, because only changed fields are sent.
    type: v.fallback(v.picklist(attributeTypes), 'text'),
    status: v.fallback(v.picklist(['draft', 'active', 'archived']), 'draft'),
    unit: LaxText,
    values: v.fallback(v.array(v.object({ id: v.number(), title: v.string() })), []),
    is_required: KnownFlag,
    is_filterable: KnownFlag,
    is_variant: KnownFlag,
    help: KnownText,
    usage_count: v.fallback(v.number(), 0),
    locked: KnownFlag,
  },
  rowOf: ({ title, type, status, unit, values, is_required, usage_count, locked }) => ({
    title,
    type,
    status,
    unit,
    isRequired: is_required === true,
    valueCount: values.length,
    usage: usage_count,
    isSystem: locked === true,
  }),
  valuesOf: ({ title, type, unit, values, is_required, is_filterable, is_variant, help }) => ({
    title,
    type,
    unit: unit ?? '',
    values: values.map(({ id, title: value }) => ({ id: String(id), title: value })),
    isRequired: is_required === true,
    isFilterable: is_filterable === true,
    isVariant: is_variant === true,
    help: help ?? '',
  }),
  bodyOf: ({ values, unit, help, isRequired, isFilterable, isVariant, ...same }) => ({
    ...same,
    ...(unit !== undefined && { unit: unit || null }),
    ...(help !== undefined && { help: help || null }),
    ...(values !== undefined && { values: values.map(({ id, title }) => ({ id: id && Number(id), title })) }),
    ...(isRequired !== undefined && { is_required: isRequired }),
    ...(isFilterable !== undefined && { is_filterable: isFilterable }),
    ...(isVariant !== undefined && { is_variant: isVariant }),
  }),
})
