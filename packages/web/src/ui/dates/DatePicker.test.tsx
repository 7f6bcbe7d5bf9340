import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Field } from '../fields/Field.tsx'
import { DatePicker } from './DatePicker.tsx'

const texts = {
  locale: 'uk-UA',
  timeZone: 'Europe/Kyiv',
  today: '2026-11-24',
  name: 'Календар',
  open: 'Відкрити',
  close: 'Закрити',
  previous: 'Попередній',
  next: 'Наступний',
  month: 'Місяць',
  year: 'Рік',
  format: 'дд.мм.рррр',
}

const shown = (start = '', limits: { min?: string; max?: string } = {}) => {
  const onChange = vi.fn()
  const Demo = () => {
    const [value, setValue] = useState(start)
    return (
      <Field label="Від">
        {(control) => (
          <DatePicker
            {...control}
            {...limits}
            value={value}
            texts={texts}
            onChange={(day) => {
              onChange(day)
              setValue(day)
            }}
          />
        )}
      </Field>
    )
  }
  render(<Demo />)
  return { onChange, field: screen.getByLabelText<HTMLInputElement>('Від') }
}

const type = (field: HTMLInputElement, text: string) => fireEvent.change(field, { target: { value: text } })

/** Opens the calendar and waits until the focus is on a day. */
const opened = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Відкрити' }))
  await waitFor(() => expect(document.activeElement?.getAttribute('data-part')).toBe('table-cell-trigger'))
  return document.activeElement as HTMLElement
}

it('a typed day is reported when it is whole, and an emptied field at once', () => {
  const { field, onChange } = shown()
  for (const text of ['24', '24.11', '24.11.20', '24.11.2026']) type(field, text)
  expect(onChange.mock.calls).toEqual([['2026-11-24']])
  type(field, '')
  expect(onChange.mock.lastCall).toEqual([''])
})

it('a short day is read when the field is left or Enter is pressed', () => {
  const { field, onChange } = shown()
  type(field, '1.2.26')
  fireEvent.blur(field)
  expect([field.value, onChange.mock.calls]).toEqual(['01.02.2026', [['2026-02-01']]])
  type(field, '3/4/27')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect([field.value, onChange.mock.lastCall]).toEqual(['03.04.2027', ['2027-04-03']])
})

it('the year of a short day and the month of an empty calendar are those of the panel, not of the computer', async () => {
  vi.setSystemTime(new Date('2031-02-03T12:00:00Z'))
  const { field, onChange } = shown()
  expect((await opened()).getAttribute('aria-label')).toContain('24 листопада 2026')
  expect(document.querySelector('[data-today]')?.textContent).toBe('24')
  type(field, '1.2')
  fireEvent.blur(field)
  expect(onChange.mock.calls).toEqual([['2026-02-01']])
  vi.useRealTimers()
})

it('a text that is no day gives way to the value', () => {
  const { field, onChange } = shown('2026-11-24')
  type(field, '45.13.2026')
  fireEvent.blur(field)
  expect([field.value, onChange.mock.calls]).toEqual(['24.11.2026', []])
})

it('a day is chosen from a Ukrainian calendar that starts on Monday', async () => {
  const { field, onChange } = shown('2026-11-24')
  const day = await opened()
  expect(day.getAttribute('aria-label')).toContain('24 листопада 2026')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Місяць' }).selectedOptions[0]?.text).toBe('листопад')
  const [first] = document.querySelectorAll('thead th')
  expect(first?.textContent).toBe('пн')
  fireEvent.keyDown(day, { key: 'ArrowRight' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('25'))
  fireEvent.keyDown(document.activeElement ?? day, { key: 'Enter' })
  await waitFor(() => expect(onChange.mock.calls).toEqual([['2026-11-25']]))
  await waitFor(() => expect(screen.queryByRole('grid')).toBe(null))
  expect(field.value).toBe('25.11.2026')
})

it('the calendar offers only the days within the limits, and a typed day outside them is reported', async () => {
  const { field, onChange } = shown('2026-11-24', { min: '2026-11-20', max: '2026-11-25' })
  await opened()
  const offered = [...document.querySelectorAll('[data-part=table-cell-trigger]:not([data-disabled])')]
  expect(offered.map((day) => day.textContent)).toEqual(['20', '21', '22', '23', '24', '25'])
  type(field, '01.01.2020')
  expect(onChange.mock.calls).toEqual([['2020-01-01']])
})

it('a touch screen uses its own picker', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query === '(pointer: coarse)' }) as never)
  const { field, onChange } = shown('2026-11-24')
  expect([field.type, field.value]).toEqual(['date', '2026-11-24'])
  type(field, '2026-12-01')
  expect(onChange.mock.calls).toEqual([['2026-12-01']])
})
