import { type Attribute, productsLacking } from '@supplier/core/attributes/attributes.section'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { requiredLines } from './Attributes.styles.ts'
import type { AttributeTexts } from './attributes.translations.ts'

interface RequiredProps {
  readonly row: Attribute
  readonly more: Readonly<Record<AttributeTexts, string>>
}

/** How many categories are named; the number of the others stands for them. */
const named = 2

/** The categories that require an attribute, and the products that lack it. */
export function Required({ row, more }: RequiredProps) {
  const { categories, lackingCount } = row
  const titles = categories.slice(0, named).map(({ title }) => title)
  const others = categories.length - titles.length
  return (
    <span className={requiredLines} data-lines="">
      <span>
        {titles.length === 0 ? more.yes : titles.join(', ')}
        {others > 0 && ` ${more.andMore} ${others}`}
      </span>
      {lackingCount > 0 && (
        <RouteLink location={productsLacking(row)}>
          {more.lacking} {lackingCount}
        </RouteLink>
      )}
    </span>
  )
}
