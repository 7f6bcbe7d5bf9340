import { act, cleanup, render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, it } from 'vitest'
import { Outlet, Outlets, ThroughOutlet } from './Outlet.tsx'
import { bottomBar, printSheet } from './page-marks.ts'

const page = document.documentElement.dataset

it('the root says that a page has a bar at its bottom, also while the bar of the next one takes its place', () => {
  const { rerender } = render(<i key="one" {...bottomBar} />)
  expect(page['bar']).toBe('bottom')
  rerender(
    <>
      <i key="one" {...bottomBar} />
      <i key="two" {...bottomBar} />
    </>,
  )
  rerender(<i key="two" {...bottomBar} />)
  expect(page['bar']).toBe('bottom')
  cleanup()
  expect(page['bar']).toBe(undefined)
})

it('the root says that a sheet is printed instead of the page', () => {
  render(createPortal(<i {...printSheet} />, document.body))
  expect(page['paper']).toBe('sheet')
  cleanup()
  expect(page['paper']).toBe(undefined)
})

it('the root says that a page has a main action while its element has a child', async () => {
  const shown = (action: string | null) => (
    <Outlets>
      <Outlet className={undefined} />
      <ThroughOutlet>{action && <button type="button">{action}</button>}</ThroughOutlet>
    </Outlets>
  )
  const { rerender } = render(shown('Create'))
  await act(async () => {})
  expect(page['action']).toBe('shown')
  rerender(shown(null))
  await act(async () => {})
  expect(page['action']).toBe(undefined)
  rerender(shown('Create'))
  await act(async () => {})
  expect(page['action']).toBe('shown')
  cleanup()
  expect(page['action']).toBe(undefined)
})
