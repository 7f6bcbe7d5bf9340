import * as v from 'valibot'
import type { Location } from '../../../src/kernel/routes.ts'
import { linkTo } from '../../../src/notifications/link.domain.ts'
import { JsonObject, LaxText, objectOrNull } from './kernel.wire.ts'
import { sometimes } from './sends.wire.ts'

/** A link of the server to a page: the name of a route, and its parameters. */
export const Link = objectOrNull({
  route: LaxText,
  params: v.pipe(v.fallback(v.optional(JsonObject, {}), {}), sometimes()),
})
export type LinkOnWire = v.InferOutput<typeof Link>

/** The location of a link; `null` when there is none, or the panel has no such page. */
export const locationOf = (link: LinkOnWire): Location | null => linkTo(link?.route ?? null, link?.params ?? {})
