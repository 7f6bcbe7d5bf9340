import type { Config } from '@pandacss/dev'
import whole from './panda.config.ts'

/** The styles of the viewer, including those of the parts that it shares with the panel. */
const inspect: Config = {
  ...whole,
  include: ['./src/**/*.{ts,tsx}', './inspect/**/*.{ts,tsx}'],
  exclude: ['./{src,inspect}/**/*.test.{ts,tsx}', './src/i18n/**'],
}

export default inspect
