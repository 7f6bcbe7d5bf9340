import type { Context } from 'hono'
import * as v from 'valibot'
import { providerStates } from '../world/world.ts'

/**
 * Makes a handler that validates the JSON body, runs the action and responds with its result; an invalid body gets 422.
 */
export const takes =
  <Schema extends v.GenericSchema>(schema: Schema, deed: (input: v.InferOutput<Schema>, c: Context) => unknown) =>
  async (c: Context): Promise<Response> => {
    const read = v.safeParse(schema, await c.req.json().catch(() => undefined))
    if (read.success) return c.json(deed(read.output, c) ?? {})
    return c.json(
      { message: read.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; ') },
      422,
    )
  }

/** How the carrier or the payment providers answer from now on, and with which code when they refuse. */
export const Conduct = v.object({ state: v.picklist(providerStates), code: v.exactOptional(v.string()) })

/** The origin of the board’s own address, for links in its responses. */
export const originOf = (c: Context): string => new URL(c.req.url).origin
