import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const pointAt = (name: string) =>
  act(async () => void fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' }))
const leave = (name: string) =>
  act(async () => void fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' }))
const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent)

it('appears after 700 ms, and at once within 300 ms after another one', async () => {
  render(
    <>
      <Tooltip label="Makes it bold">
        <button type="button">Bold</button>
      </Tooltip>
      <Tooltip label="Makes a list">
        <button type="button">List</button>
      </Tooltip>
    </>,
  )
  // The library remembers an open tooltip that a former test took out of the page, until another one closes.
  await pointAt('List')
  await pass(1000)
  await leave('List')
  await pass(1000)
  await pointAt('Bold')
  await pass(690)
  expect(shown()).toEqual([])
  await pass(20)
  expect(shown()).toEqual(['Makes it bold'])
  await leave('Bold')
  await pass(100)
  await pointAt('List')
  await pass(20)
  expect(shown()).toContain('Makes a list')
  await leave('List')
  await pass(1000)
  await pointAt('Bold')
  await pass(20)
  expect(shown()).toEqual([])
})
