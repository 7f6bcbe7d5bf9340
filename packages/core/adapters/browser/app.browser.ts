import type { LogPort } from '../../src/app/app.port.ts'

const mostCodes = 100

/** Keeps the last log codes in memory. The codes never contain typed text or server data; what was thrown may. */
export const logInBrowser = (
  emit: (code: string, thrown?: unknown) => void,
): LogPort & { codes(): readonly string[] } => {
  let codes: readonly string[] = []
  return {
    note: (code, thrown) => {
      codes = [...codes, code].slice(-mostCodes)
      emit(code, thrown)
    },
    codes: () => codes,
  }
}
