import { configDefaults, defineConfig } from 'vitest/config'
import web, { withMocks } from './vitest.config.ts'

export default defineConfig({
  ...web,
  test: { ...web.test, name: 'web mocks', isolate: true, include: withMocks, exclude: configDefaults.exclude },
})
