import { expect, test } from 'vitest'
import { printInBrowser } from './print.browser.ts'

test('printing is over when the browser says so', async () => {
  const steps: string[] = []
  let over = () => {}
  const printed = printInBrowser({
    print: () => void steps.push('dialog'),
    addEventListener: (_, listener) => {
      over = listener
    },
  })
    .printPage(undefined, new AbortController().signal)
    .then(() => steps.push('over'))
  await Promise.resolve()
  expect(steps).toEqual(['dialog'])
  over()
  await printed
  expect(steps).toEqual(['dialog', 'over'])
})
