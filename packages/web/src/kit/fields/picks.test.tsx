import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { PicksField } from './PicksField.tsx'

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
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const order = () => onChange.mock.lastCall?.[0].map(({ title }: { title: string }) => title)
  return { button, order, onChange }
}

it('moves a pick by its buttons and by Alt with an arrow key, and takes it out', () => {
  const { button, order } = shown()
  fireEvent.click(button('Вище: Розмір'))
  expect(order()).toEqual(['Розмір', 'Колір', 'Вага'])
  fireEvent.keyDown(button('Вище: Розмір'), { key: 'ArrowDown', altKey: true })
  expect(order()).toEqual(['Колір', 'Вага', 'Розмір'])
  fireEvent.keyDown(button('Вище: Розмір'), { key: 'ArrowUp' })
  expect(order()).toEqual(['Колір', 'Вага', 'Розмір'])
  fireEvent.click(button('Прибрати: Розмір'))
  expect(order()).toEqual(['Колір', 'Вага'])
})

it('says which pick is the first and the last, without disabling a button that may have the focus', () => {
  const { button, order } = shown()
  expect(
    [button('Вище: Колір'), button('Нижче: Вага')].map((one) => [one.getAttribute('aria-disabled'), one.disabled]),
  ).toEqual([
    ['true', false],
    ['true', false],
  ])
  fireEvent.click(button('Вище: Колір'))
  expect(order()).toEqual(['Колір', 'Розмір', 'Вага'])
})

it('changes nothing while the form is being saved', () => {
  const { button, onChange } = shown(true)
  fireEvent.click(button('Вище: Розмір'))
  fireEvent.keyDown(button('Нижче: Розмір'), { key: 'ArrowDown', altKey: true })
  expect(onChange).not.toHaveBeenCalled()
})

it('offers no order where it means nothing', () => {
  const { button, order } = shown(false, false)
  expect(screen.queryByRole('button', { name: 'Вище: Розмір' })).toBeNull()
  fireEvent.click(button('Прибрати: Розмір'))
  expect(order()).toEqual(['Колір', 'Вага'])
})
