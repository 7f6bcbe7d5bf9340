import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'
import { SegmentControl } from './SegmentControl.tsx'

afterEach(cleanup)

const options = [
  { value: 'day', label: 'Щодня' },
  { value: 'week', label: 'Щотижня' },
]

it.each([
  ['a list of choices', RadioGroup<string>],
  ['a row of choices', SegmentControl<string>],
])('%s has a name, shows what is chosen and tells what is chosen next', (_, Choice) => {
  const onChange = vi.fn()
  render(<Choice label="Зведення" value="week" options={options} onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Зведення' })).not.toBe(null)
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'Щотижня' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Щодня' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('day')
})

it('two groups side by side do not choose for each other', () => {
  render(
    ['перша', 'друга'].map((label) => (
      <RadioGroup key={label} label={label} value="day" options={options} onChange={() => {}} />
    )),
  )
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
})

it('a choice that is not to be had cannot be chosen, and says why', () => {
  const barred = { value: 'hour', label: 'Щогодини', hint: 'Скоро', disabled: true }
  render(<RadioGroup label="Зведення" value="week" options={[...options, barred]} onChange={() => {}} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Щогодини/ }).disabled).toBe(true)
})
