import type { LogPort } from '../../src/app/app.port.ts'

const mostCodes = 100

/** Keeps the last codes for whoever looks into them; nothing of what people type or get ever comes here. */
export const logInBrowser = (say: (code: string) => void): LogPort & { codes(): readonly string[] } => {
  let codes: readonly string[] = []
  return {
    note: (code) => {
      codes = [...codes, code].slice(-mostCodes)
      say(code)
    },
    codes: () => codes,
  }
}
