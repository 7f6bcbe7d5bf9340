import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { attributesTranslations } from './attributes.translations.ts'
import { similarNote } from './similar-note.tsx'

const { more } = attributesTranslations.uk
const entriesOf = (...titles: readonly string[]) => titles.map((title) => ({ id: null, title }))

test('values that look like one are named together, with the way to merge them', () => {
  render(similarNote(entriesOf('Чорний', 'Білий', 'Черный', 'чорний'), more))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['«Чорний», «Черный»'])
  expect(screen.getByRole('status').textContent).toContain(attributesTranslations.uk.commands.mergeValues.label)
})

test('without such values nothing takes the place of the hint', () => {
  expect(similarNote(entriesOf('Чорний', 'Білий', 'чорний'), more)).toBeNull()
})
