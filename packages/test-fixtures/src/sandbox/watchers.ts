import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import type { Reply } from '../http/laravel.ts'
import type { Broadcast } from '../world/events.ts'

/** Told of each reply of every sandbox, before faults and except those that a world overrides. Only tests watch. */
export const replyWatchers = new Set<(endpoint: Endpoint, reply: Reply) => void>()

/** Told of each realtime event that a call or the clock causes in any sandbox. */
export const broadcastWatchers = new Set<(broadcast: Broadcast) => void>()
