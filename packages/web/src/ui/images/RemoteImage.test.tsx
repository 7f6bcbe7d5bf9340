import type { SafeAddress } from '@supplier/core/kernel/address'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'

const first = 'https://media.test/1.png' as SafeAddress
const second = 'https://media.test/2.png' as SafeAddress

const anyImage = () => document.querySelector('img')

it('loads a picture without a referrer', () => {
  render(<Avatar src={first} initials="ОК" alt="Олена Коваль" />)
  const image = screen.getByRole('img', { name: 'Олена Коваль' })
  expect(image).toBe(anyImage())
  expect([image.getAttribute('src'), image.getAttribute('referrerpolicy')]).toEqual([
    'https://media.test/1.png',
    'no-referrer',
  ])
})

it('initials replace a picture that failed to load, until the address changes', () => {
  const { rerender } = render(<Avatar src={first} initials="ОК" alt="Олена Коваль" />)
  fireEvent.error(screen.getByRole('img'))
  expect(anyImage()).toBe(null)
  expect(screen.getByRole('img', { name: 'Олена Коваль' }).textContent).toBe('ОК')
  rerender(<Avatar src={second} initials="ОК" alt="Олена Коваль" />)
  expect(anyImage()?.getAttribute('src')).toBe('https://media.test/2.png')
})

it('shows initials without a picture, and an icon without a name', () => {
  const { container, rerender } = render(<Avatar src={null} initials="ОК" />)
  expect([container.textContent, screen.queryByRole('img')]).toEqual(['ОК', null])
  rerender(<Avatar src={null} initials="" />)
  expect(container.querySelector('svg')).not.toBe(null)
})
