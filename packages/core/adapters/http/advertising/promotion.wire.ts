import type { Run } from '../../../src/kit/command/command.domain.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import { type CommandRequest, standardRequestOf } from '../kit/section.wire.ts'

/** The request of a command: a POST with its key, and what its body says beside that, by its name. */
export const requestOf =
  (bodies: Readonly<Record<string, (values: AnyValues) => object>>) =>
  (run: Run): CommandRequest => {
    const { body, ...request } = standardRequestOf({ ...run, values: {} })
    return { ...request, body: { ...body, ...bodies[run.command]?.(run.values) } }
  }
