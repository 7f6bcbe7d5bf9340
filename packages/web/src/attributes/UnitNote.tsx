import type { Attribute } from '@supplier/core/attributes/attributes.section'
import { mergePreview } from './Attributes.styles.ts'
import type { AttributeTexts } from './attributes.translations.ts'

interface UnitNoteProps {
  readonly before: Pick<Attribute, 'unit' | 'usage'>
  /** The unit as typed. */
  readonly unit: string
  readonly more: Readonly<Record<AttributeTexts, string>>
}

/** What another unit means for the numbers that products have. */
export function UnitNote({ before, unit, more }: UnitNoteProps) {
  return (
    <div className={mergePreview().root} role="status">
      <p>
        {more.unitIn} <strong>{before.usage}</strong>
      </p>
      <p>
        {more.unitStays} «{numberWith(before.unit ?? '')}» → «{numberWith(unit)}»
      </p>
    </div>
  )
}

const numberWith = (unit: string): string => `5 ${unit.trim()}`.trim()
