import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const around = (part: React.ReactNode) => (
  <>
    <nav>Menu</nav>
    <Boundary
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Again
        </button>
      )}
    >
      {part}
    </Boundary>
  </>
)

it('an error inside does not affect the page around it, and can be retried', () => {
  let isBroken = true
  const Part = () => {
    if (isBroken) throw new Error('broken')
    return <p>Part</p>
  }
  render(around(<Part />))
  expect(screen.queryByText('Part')).toBe(null)
  expect(screen.getByText('Menu')).not.toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(screen.queryByText('Part')).toBe(null)
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(screen.getByText('Part')).not.toBe(null)
})

it('text nodes moved by a browser’s translation break only the boundary around them', () => {
  const part = (count: number | null) => around(<p data-testid="part">{count !== null && `${count} left`} in all</p>)
  const { rerender } = render(part(3))
  const text = screen.getByTestId('part').firstChild
  if (!text) throw new Error('no text')
  const moved = document.createElement('font')
  text.replaceWith(moved)
  moved.append(text)
  rerender(part(null))
  expect(screen.getByText('Menu')).not.toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(screen.getByTestId('part').textContent).toBe(' in all')
})
