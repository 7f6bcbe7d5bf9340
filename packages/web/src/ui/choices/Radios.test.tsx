import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'
import { SegmentControl } from './SegmentControl.tsx'

const options = [
  { value: 'day', label: 'Щодня' },
  { value: 'week', label: 'Щотижня' },
]

it.each([
  ['a list of choices', RadioGroup<string>],
  ['a row of choices', SegmentControl<string>],
])('%s has a name, shows the chosen option and reports a new choice', (_, Choice) => {
  const onChange = vi.fn()
  render(<Choice label="Зведення" value="week" options={options} onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Зведення' })).not.toBe(null)
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'Щотижня' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Щодня' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('day')
})

it('two groups side by side are independent', () => {
  render(
    ['перша', 'друга'].map((label) => (
      <RadioGroup key={label} label={label} value="day" options={options} onChange={() => {}} />
    )),
  )
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
})

it('a disabled option cannot be chosen and explains why', () => {
  const blocked = { value: 'hour', label: 'Щогодини', hint: 'Скоро', disabled: true }
  render(<RadioGroup label="Зведення" value="week" options={[...options, blocked]} onChange={() => {}} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Щогодини/ }).disabled).toBe(true)
})
