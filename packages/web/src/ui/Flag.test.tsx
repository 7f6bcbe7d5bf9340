import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Flag } from './Flag.tsx'

afterEach(cleanup)

const drawn = (flag: Parameters<typeof Flag>[0]['flag']) => {
  const { container } = render(<Flag iso="PL" flag={flag} />)
  return [container.textContent, container.querySelector('img')?.getAttribute('src') ?? null]
}

it('a sign is written, a picture is drawn, and anything else is not there', () => {
  expect(drawn({ sign: '🇵🇱' })).toEqual(['🇵🇱', null])
  expect(drawn({ picture: 'https://media.test/pl.svg' })).toEqual(['', 'https://media.test/pl.svg'])
  expect(drawn(null)).toEqual(['', null])
})
