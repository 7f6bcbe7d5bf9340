import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { PicksField } from './PicksField.tsx'

afterEach(cleanup)

const control = {
  id: 'x',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
} as const
const picks = ['Колір', 'Розмір', 'Вага'].map((title, at) => ({ id: String(at), title }))

const shown = (disabled = false, isOrdered = true) => {
  const onChange = vi.fn()
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <PicksField
        control={control}
        name="attributes"
        options={null}
        disabled={disabled}
        value={picks}
        isOrdered={isOrdered}
        onOpen={() => {}}
        onChange={onChange}
      />
    </FixedTranslations>,
  )
  const order = () => onChange.mock.lastCall?.[0].map(({ title }: { title: string }) => title)
  return { order, onChange }
}

/** Drags one pick on another, with what the browser carries between the two. */
const drag = (from: string, to: string) => {
  const data = new Map<string, string>()
  const dataTransfer = {
    setData: (kind: string, text: string) => data.set(kind, text),
    getData: (kind: string) => data.get(kind) ?? '',
    types: { includes: (kind: string) => data.has(kind) },
  }
  const item = (title: string) => screen.getByText(title).closest('li') as HTMLElement
  if (item(from).getAttribute('draggable') === 'true') fireEvent.dragStart(item(from), { dataTransfer })
  // A browser asks at the first element that is entered, and again while the pointer moves over it.
  const isTaken = !fireEvent.dragEnter(item(to), { dataTransfer })
  expect(!fireEvent.dragOver(item(to), { dataTransfer })).toBe(isTaken)
  if (isTaken) fireEvent.drop(item(to), { dataTransfer })
}

it.each([
  ['Вага', 'Колір', ['Вага', 'Колір', 'Розмір']],
  ['Колір', 'Вага', ['Розмір', 'Вага', 'Колір']],
])('moves a pick by dragging: %s on %s', (from, to, titles) => {
  const { order } = shown()
  drag(from, to)
  expect(order()).toEqual(titles)
})

it.each([
  ['while the form is being saved', true, true],
  ['where the order means nothing', false, false],
])('moves nothing by dragging %s', (_, disabled, isOrdered) => {
  const { onChange } = shown(disabled, isOrdered)
  drag('Вага', 'Колір')
  expect(onChange).not.toHaveBeenCalled()
})
