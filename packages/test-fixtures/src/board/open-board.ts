import { createSandbox } from '../sandbox/sandbox.ts'
import { createControl } from './control.ts'

/** A sandbox with its board, and what sends the board's requests. */
export const openBoard = () => {
  const sandbox = createSandbox()
  const control = createControl(sandbox, {} as never)
  const ask = (method: string, path: string, body: object) =>
    control.request(`/sandbox/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { sandbox, ask }
}
