import { fireEvent, render, screen } from '@testing-library/react'
import { memo, useState } from 'react'
import { expect, test } from 'vitest'
import { costOf } from './acts.ts'

function Plain() {
  return <i />
}

const Kept = memo(function Kept() {
  return <b />
})

function Parent() {
  const [presses, setPresses] = useState(0)
  return (
    <button type="button" onClick={() => setPresses(presses + 1)} title={String(presses)}>
      <Plain />
      <Kept />
      {presses > 0 && <Kept />}
    </button>
  )
}

test('the cost of an act counts each component that it renders, and not those that stay as they are', async () => {
  render(
    <div>
      <Plain />
      <Parent />
    </div>,
  )
  const press = () => costOf(() => fireEvent.click(screen.getByRole('button')))
  const first = await press()
  expect(first.cost).toEqual({ renders: 3, rows: 0, elements: 1, attributes: 1 })
  expect(Object.fromEntries(first.components)).toEqual({ Parent: 1, Plain: 1, Kept: 1 })
  expect((await press()).cost).toEqual({ renders: 2, rows: 0, elements: 0, attributes: 1 })
})
