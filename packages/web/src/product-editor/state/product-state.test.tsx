import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { cleanup, configure, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openedSignedIn } from '../../../testing/opened.tsx'
import { badge } from '../../ui/text/Badge.styles.ts'

// The first import of a lazy chunk can take seconds, because Vite has to transform it.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

it('shows a normal status as a word, and the quality of the description as a ring without inline style', async () => {
  const sandbox = createSandbox()
  await openedSignedIn(sandbox, '/products/edit/2001')
  const aside = within(await screen.findByRole('complementary', { name: /товар/i }))
  expect(aside.getByText('Активний').className).toBe(badge({ tone: 'plain' }))
  const ring = aside.getByRole('progressbar', { name: 'Якість опису' })
  expect([ring.tagName, Number(ring.getAttribute('aria-valuenow')) > 0]).toEqual(['svg', true])
  expect(ring.querySelectorAll('[style]')).toHaveLength(0)
})
