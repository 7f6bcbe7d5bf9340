import { defineConfig } from 'playwright/test'
import { chromiumOptions } from './e2e/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // Walking every path takes as long as all the rest: `pnpm paths`, in a job of its own.
  testIgnore: '**/product/**',
  outputDir: '../../reports/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Limits against a hang, not budgets: a busy machine is several times slower than an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: '../../reports/browser.json' }]],
  use: {
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumOptions,
  },
})
