import type { SafeAddress } from '@supplier/core/kernel/address'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Flag } from './Flag.tsx'

const drawn = (flag: Parameters<typeof Flag>[0]['flag']) => {
  const { container } = render(<Flag iso="PL" flag={flag} />)
  return [container.textContent, container.querySelector('img')?.getAttribute('src') ?? null]
}

it('an emoji is written, a picture is loaded, and without a flag nothing is shown', () => {
  expect(drawn({ sign: '🇵🇱' })).toEqual(['🇵🇱', null])
  expect(drawn({ image: 'https://media.test/pl.svg' as SafeAddress })).toEqual(['', 'https://media.test/pl.svg'])
  expect(drawn(null)).toEqual(['', null])
})
