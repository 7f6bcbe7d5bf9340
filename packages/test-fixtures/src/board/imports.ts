import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { priceListStates } from '../world/world.ts'
import { takes } from './takes.ts'

/** What is behind the link of a price list, and whether other marketplaces and webhooks answer. */
export const addImports = (app: Hono, sandbox: Sandbox): void => {
  app.put(
    '/price-list',
    takes(v.object({ state: v.picklist(priceListStates) }), ({ state: priceList }) =>
      sandbox.setWorld((world) => ({ ...world, priceList })),
    ),
  )
  app.put(
    '/outside',
    takes(v.object({ isAway: v.boolean() }), ({ isAway: isOutsideAway }) =>
      sandbox.setWorld((world) => ({ ...world, isOutsideAway })),
    ),
  )
}
