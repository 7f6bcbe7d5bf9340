import type { LogPort } from '../../src/app/app.port.ts'

const mostCodes = 100

/** Keeps the last log codes in memory. The codes never contain typed text or server data. */
export const logInBrowser = (emit: (code: string) => void): LogPort & { codes(): readonly string[] } => {
  let codes: readonly string[] = []
  return {
    note: (code) => {
      codes = [...codes, code].slice(-mostCodes)
      emit(code)
    },
    codes: () => codes,
  }
}
