import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RouteTabs } from './RouteTabs.tsx'

const items = (['deliveries-panel', 'deliveries-nova', 'deliveries-apis'] as const).map((to) => ({ to, label: to }))

it('scrolls to the open tab, and again when another one opens', async () => {
  const framed = () => new Promise((done) => requestAnimationFrame(done))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this)
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  const scrolled = () => screen.getByRole('navigation', { name: 'Deliveries' }).scrollLeft
  const { rerender } = render(<RouteTabs label="Deliveries" items={items} current="deliveries-apis" />)
  await framed()
  expect(scrolled()).toBe(150)
  rerender(<RouteTabs label="Deliveries" items={items} current="deliveries-nova" />)
  await waitFor(() => expect(scrolled()).toBe(50))
  // The supplier scrolls: the next rendering leaves the line where it is.
  screen.getByRole('navigation').scrollLeft = 7
  rerender(<RouteTabs label="Deliveries" items={items} current="deliveries-nova" />)
  await framed()
  expect(scrolled()).toBe(7)
})
