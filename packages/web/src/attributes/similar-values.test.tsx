import { mergeHash, similarValues } from '@supplier/core/attributes/attributes.section'
import { render, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListLocation } from '../kit/section/RowLink.tsx'
import { attributesTranslations } from './attributes.translations.ts'
import { SimilarValues } from './SimilarValues.tsx'

const { more } = attributesTranslations.uk
const [black, white, other, fresh] = [
  { id: '1', title: 'Чорний' },
  { id: '2', title: 'Білий' },
  { id: '3', title: 'Черный' },
  { id: null, title: 'Чорнйй' },
]
const show = (id: string | null, ...values: readonly { readonly id: string | null; readonly title: string }[]) =>
  within(
    render(
      <ListLocation value={{ to: 'attributes', search: '?owner=own&attribute=521', hash: '#values' }}>
        <SimilarValues id={id} groups={similarValues(values)} more={more} />
      </ListLocation>,
    ).container,
  )

test('values that look like one are named together, with a link to the merge of the saved ones', () => {
  const screen = show('521', black, white, other, fresh)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `«Чорний», «Черный», «Чорнйй»${more.merge}`,
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `/products/attributes?owner=own&attribute=521&do=mergeValues${mergeHash([black, other])}`,
  )
})

test.each([
  ['of a new attribute', null, [black, other]],
  ['of which one is saved', '521', [black, fresh]],
] as const)('values %s are only named, because there is nothing to merge yet', (_, id, values) => {
  const screen = show(id, ...values)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('link')).toBeNull()
})
