import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'

afterEach(cleanup)

const picture = () => document.querySelector('img')

it('shows a picture, and keeps it from knowing where it is shown', () => {
  render(<Avatar src="https://media.test/1.png" initials="ОК" alt="Олена Коваль" />)
  const image = screen.getByRole('img', { name: 'Олена Коваль' })
  expect(image).toBe(picture())
  expect([image.getAttribute('src'), image.getAttribute('referrerpolicy')]).toEqual([
    'https://media.test/1.png',
    'no-referrer',
  ])
})

it('initials stand in for a picture that does not come, until there is another one', () => {
  const { rerender } = render(<Avatar src="https://media.test/1.png" initials="ОК" alt="Олена Коваль" />)
  fireEvent.error(screen.getByRole('img'))
  expect(picture()).toBe(null)
  expect(screen.getByRole('img', { name: 'Олена Коваль' }).textContent).toBe('ОК')
  rerender(<Avatar src="https://media.test/2.png" initials="ОК" alt="Олена Коваль" />)
  expect(picture()?.getAttribute('src')).toBe('https://media.test/2.png')
})

it('without a picture there are initials, and without a name nobody is named', () => {
  const { container, rerender } = render(<Avatar src={null} initials="ОК" />)
  expect([container.textContent, screen.queryByRole('img')]).toEqual(['ОК', null])
  rerender(<Avatar src={null} initials="" />)
  expect(container.querySelector('svg')).not.toBe(null)
})
