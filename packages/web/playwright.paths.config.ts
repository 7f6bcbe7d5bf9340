import { defineConfig } from 'playwright/test'
import base from './playwright.config.ts'

/** Tests every path of the product model in Chromium. */
export default defineConfig({ ...base, testMatch: '**/product/*.e2e.ts', testIgnore: [] })
