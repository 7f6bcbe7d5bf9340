import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { attributesTranslations } from './attributes.translations.ts'
import { UnitNote } from './UnitNote.tsx'

const { more } = attributesTranslations.uk

test.each([
  ['кг', ' г ', '«5 кг» → «5 г»'],
  [null, 'г', '«5» → «5 г»'],
  ['кг', '', '«5 кг» → «5»'],
])(
  'the unit %s in products that becomes "%s" says how many products have numbers, and what they read then',
  (before, unit, shown) => {
    const { container } = render(<UnitNote before={{ unit: before, usage: 18 }} unit={unit} more={more} />)
    const text = container.textContent
    expect(text).toContain(`${more.unitIn} 18`)
    expect(text).toContain(shown)
  },
)
