import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

it.each([true, false])('a press selects no text of the rows between, with Shift: %s', (shiftKey) => {
  render(<Checkbox label="Row" checked={false} onChange={() => {}} />)
  expect(fireEvent.mouseDown(screen.getByRole('checkbox'), { shiftKey })).toBe(!shiftKey)
})
