import type { Context } from 'hono'
import * as v from 'valibot'

/** Reads a JSON body by its schema, does the deed, and answers what it answers. */
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

/** Where the board is reached, for addresses in what it tells. */
export const originOf = (c: Context): string => new URL(c.req.url).origin
