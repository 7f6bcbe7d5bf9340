import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Picker } from './Picker.tsx'

const options = ['Ukraine', 'Poland', 'Moldova'].map((label) => ({ id: label.slice(0, 2), label }))

const shown = (props: Partial<Parameters<typeof Picker>[0]> = {}) => {
  const hear = { onPick: vi.fn(), onClose: vi.fn(), onSearch: vi.fn(), onEnd: vi.fn() }
  render(
    <Picker
      label="Countries"
      searchLabel="Search"
      search=""
      state="list"
      options={options}
      emptyText="no data"
      waitText="Loading"
      foundText={(count) => `Found: ${count}`}
      {...hear}
      {...props}
    />,
  )
  return hear
}

it('focuses its search field and picks with the arrow keys and Enter', () => {
  const { onPick, onEnd } = shown({ selected: 'Po' })
  const field = screen.getByRole('combobox', { name: 'Search' })
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Moldova')
  expect(onEnd).toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onPick.mock.calls).toEqual([['Mo']])
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Poland')
})

it('options with a heading stand in groups, and those that come above the active one leave it active', () => {
  const props = (found: readonly { readonly id: string; readonly label: string; readonly group: string }[]) => (
    <Picker
      label="Countries"
      searchLabel="Search"
      search=""
      state="list"
      options={found}
      emptyText="no data"
      waitText="Loading"
      foundText={(count) => `Found: ${count}`}
      onSearch={() => {}}
      onPick={() => {}}
      onClose={() => {}}
    />
  )
  const late = { id: 'Ch', label: 'Chile', group: 'America' }
  const grouped = options.map((one) => ({ ...one, group: 'Europe' }))
  const { rerender } = render(props(grouped))
  expect(within(screen.getByRole('group', { name: 'Europe' })).getAllByRole('option').length).toBe(3)
  const field = screen.getByRole('combobox')
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  rerender(props([late, ...grouped]))
  expect(active()).toBe('Poland')
})

it('closes on Escape', () => {
  const { onClose } = shown()
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})

it('shows four placeholders while it loads, and a text when there are no options', () => {
  shown({ state: 'wait' })
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden=true]').length).toBe(4)
  cleanup()
  shown({ options: [] })
  expect(document.querySelector('[aria-live]')?.textContent).toBe('no data')
})

it.each([
  ['wait', [], ''],
  ['list', options, 'Found: 3'],
  ['list', [], 'no data'],
  ['failed', [], ''],
] as const)('a screen reader hears of a %s with the options %j once: %j', (state, found, said) => {
  shown({ state, options: found })
  expect(document.querySelector('[aria-live]')?.textContent).toBe(said)
})
