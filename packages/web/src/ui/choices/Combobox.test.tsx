import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Field } from '../fields/Field.tsx'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './ComboboxList.tsx'

const kyiv: ComboboxOption = { id: '1', label: 'Київ', detail: 'Київська область', group: 'Часто' }
const lviv: ComboboxOption = { id: '2', label: 'Львів', detail: 'Львівська область', group: 'Часто' }
const lutsk: ComboboxOption = { id: '3', label: 'Луцьк', group: 'Інші міста' }
const texts = {
  open: 'Показати',
  clear: 'Очистити',
  loading: 'Шукаємо',
  empty: 'Нічого',
  retry: 'Ще раз',
  found: (count: number) => `Знайдено: ${count}`,
}

type Props = Partial<Parameters<typeof Combobox>[0]>

/** A combobox whose machine keeps the query and the choice. `now` changes its other properties. */
const shown = (first: Props = {}, error?: string) => {
  const heard = { onChange: vi.fn(), onQuery: vi.fn(), onRetry: vi.fn(), onOpen: vi.fn() }
  const Demo = (props: Props) => {
    const [value, setValue] = useState<ComboboxOption | null>(first.value ?? null)
    const [query, setQuery] = useState('')
    return (
      <Field label="Місто" hint="Куди їде посилка" error={error} required>
        {(control) => (
          <Combobox
            {...control}
            options={[kyiv, lviv, lutsk]}
            texts={texts}
            onRetry={heard.onRetry}
            onOpen={() => {
              heard.onOpen()
              // Opening begins a new search.
              setQuery('')
            }}
            {...props}
            value={value}
            query={query}
            onQuery={(text) => {
              heard.onQuery(text)
              setQuery(text)
            }}
            onChange={(option) => {
              heard.onChange(option)
              setValue(option)
            }}
          />
        )}
      </Field>
    )
  }
  const { rerender } = render(<Demo {...first} />)
  const now = (props: Props) => rerender(<Demo {...props} />)
  return { ...heard, now, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Місто' }) }
}

/** Types and waits until the list is open and its first option is highlighted. */
const type = async (field: HTMLInputElement, text: string) => {
  field.focus()
  fireEvent.change(field, { target: { value: text } })
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).not.toBe(null))
}

const press = (field: HTMLInputElement, key: string) => fireEvent.keyDown(field, { key })

const highlighted = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Показати' }))

it('an option is found by typing and chosen with the arrow keys and Enter', async () => {
  const { field, onQuery, onChange, onOpen } = shown()
  await type(field, 'Льв')
  expect(highlighted(field)).toBe('КиївКиївська область')
  press(field, 'ArrowDown')
  await waitFor(() => expect(highlighted(field)).toBe('ЛьвівЛьвівська область'))
  press(field, 'Enter')
  await waitFor(() => expect(field.value).toBe('Львів'))
  expect(onChange.mock.calls).toEqual([[lviv]])
  expect(onQuery.mock.calls).toEqual([['Льв'], ['']])
  expect(onOpen).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null))
})

it('what is typed while the list is closed opens it and is searched for', async () => {
  const { field, onQuery, onOpen } = shown()
  await type(field, 'Л')
  expect([field.value, onOpen.mock.calls.length, onQuery.mock.calls]).toEqual(['Л', 1, [['Л']]])
  press(field, 'Escape')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null))
  await type(field, 'Луцьк')
  await screen.findByRole('listbox')
  expect([field.value, onOpen.mock.calls.length, onQuery.mock.lastCall]).toEqual(['Луцьк', 2, ['Луцьк']])
})

it('the field and the list have the label, the field has the hint, and the options stand in groups', async () => {
  const { field } = shown({ value: lviv, footer: 'копія довідника' })
  expect(field.getAttribute('aria-required')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Куди їде посилка')
  open()
  const list = await screen.findByRole('listbox', { name: 'Місто' })
  expect(field.getAttribute('aria-controls')).toBe(list.id)
  expect(screen.getByRole('group', { name: 'Часто' }).children).toHaveLength(3)
  expect(screen.getByRole('group', { name: 'Інші міста' }).children).toHaveLength(2)
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Львів')
  expect(screen.getByRole('status').textContent).toMatch(/^Знайдено: \d копія довідника$/)
})

it('while it loads, options of the earlier query can be seen but not chosen', async () => {
  const { field, now, onChange } = shown()
  await type(field, 'Лу')
  now({ isLoading: true, options: [kyiv] })
  expect(screen.getByRole('status').textContent).toBe('Шукаємо')
  expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true')
  press(field, 'Enter')
  fireEvent.click(screen.getByRole('option'))
  expect([onChange.mock.calls, field.value]).toEqual([[], 'Лу'])
  now({ options: [lutsk] })
  await waitFor(() => expect(highlighted(field)).toBe('Луцьк'))
  press(field, 'Enter')
  await waitFor(() => expect(onChange.mock.calls).toEqual([[lutsk]]))
})

it('the end of a list that goes on is reported when the last option is highlighted, and the highlight stays there', async () => {
  const onEnd = vi.fn()
  const { field, now } = shown({ onEnd })
  await type(field, 'Л')
  expect(onEnd).not.toHaveBeenCalled()
  press(field, 'ArrowUp')
  await waitFor(() => expect(highlighted(field)).toBe('Луцьк'))
  expect(onEnd).toHaveBeenCalledOnce()
  now({ options: [kyiv, lviv, lutsk, { id: '4', label: 'Лубни' }] })
  await screen.findByRole('option', { name: 'Лубни' })
  expect(highlighted(field)).toBe('Луцьк')
})

it('a failed search is reported and can be retried with the keyboard, without closing the list', async () => {
  const { field, now, onRetry, onChange } = shown()
  await type(field, 'Лу')
  now({ error: 'Довідник не відповідає' })
  expect(screen.getByRole('status').textContent).toBe('Довідник не відповідає')
  press(field, 'ArrowDown')
  await waitFor(() => expect(highlighted(field)).toBe('Ще раз'))
  press(field, 'Enter')
  await waitFor(() => expect(onRetry).toHaveBeenCalledOnce())
  expect(screen.getByRole('listbox')).not.toBe(null)
  expect([onChange.mock.calls, field.value]).toEqual([[], 'Лу'])
})

it('says that nothing was found, and keeps the typed text when the field is left', async () => {
  const { field, now } = shown()
  await type(field, 'Ххх')
  now({ options: [] })
  expect(screen.getByRole('status').textContent).toBe('Нічого')
  press(field, 'Escape')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBe(null))
  expect(field.value).toBe('Ххх')
})

it('shows the choice again when another one was searched for but not chosen', async () => {
  const { field, onQuery, onChange } = shown({ value: kyiv })
  await type(field, 'Льв')
  expect(field.value).toBe('Льв')
  press(field, 'Escape')
  await waitFor(() => expect(field.value).toBe('Київ'))
  expect([onChange.mock.calls, onQuery.mock.lastCall]).toEqual([[], ['']])
})

it('the name of the choice is selected when the field gets the focus, so that typing replaces it', () => {
  const { field } = shown({ value: kyiv })
  field.focus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4])
})

it('the choice is cleared by its button, or by leaving the field empty', async () => {
  const { field, onChange } = shown({ value: kyiv })
  fireEvent.click(screen.getByRole('button', { name: 'Очистити' }))
  await waitFor(() => expect(field.value).toBe(''))
  expect(onChange.mock.calls).toEqual([[null]])
  cleanup()
  const other = shown({ value: kyiv })
  await type(other.field, '')
  open()
  await waitFor(() => expect(other.onChange.mock.calls).toEqual([[null]]))
})

it('an invalid field says so, and a disabled one does not open', () => {
  expect(shown({}, 'Виберіть місто').field.getAttribute('aria-invalid')).toBe('true')
  cleanup()
  const { field } = shown({ disabled: true })
  fireEvent.click(field)
  open()
  expect([field.disabled, screen.queryByRole('listbox')]).toEqual([true, null])
})
