import { defineConfig } from 'playwright/test'
import base from './playwright.config.ts'

/** What takes too long for every check, or needs the sandbox build: the looks of every screen, recorder, viewer, strain. */
export default defineConfig({ ...base, testMatch: '**/nightly/*.e2e.ts', testIgnore: [] })
