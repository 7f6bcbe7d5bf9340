import type { Config } from '@pandacss/dev'
import whole from './panda.config.ts'

/** The styles of the viewer, with everything it borrows from the panel. */
const inspect: Config = {
  ...whole,
  include: ['./src/**/*.{ts,tsx}', './inspect/**/*.{ts,tsx}'],
  exclude: ['./{src,inspect}/**/*.test.{ts,tsx}', './src/i18n/**'],
}

export default inspect
