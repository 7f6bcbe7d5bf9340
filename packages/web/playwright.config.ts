import { defineConfig } from 'playwright/test'
import { chromiumOptions } from './e2e/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // These are what `npm run nightly` tests, and tests with the tag.
  testIgnore: ['**/product/**', '**/nightly/**'],
  ...(process.env['NIGHTLY'] === undefined && { grepInvert: /@nightly/ }),
  outputDir: '../../reports/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // These timeouts only end a hang; they are no budgets, because a busy machine is several times slower than an idle
  // one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: '../../reports/browser.json' }]],
  use: {
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    viewport: { width: 1280, height: 800 },
    // Drawing every frame of every transition takes a sixth of the time. Tests of what moves ask for motion.
    reducedMotion: 'reduce',
    // A worker would fetch the whole panel in every test, and answer requests that a test means to answer.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
})
