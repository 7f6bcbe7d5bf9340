import * as v from 'valibot'

/** The close codes that a server may send; 1006 is never sent, clients only report it. */
const CloseCode = v.pipe(
  v.number(),
  v.integer(),
  v.check(
    (code) =>
      [1000, 1001, 1002, 1003].includes(code) || (code >= 1007 && code <= 1014) || (code >= 3000 && code < 5000),
  ),
)

/** Faults of all sockets that last until they are switched off. */
export const SocketSwitches = v.object({
  /** Accepts a socket without greeting it. */
  noHandshake: v.boolean(),
  /** Refuses a subscription with 4009, or does not respond to it. */
  refuseSubscribe: v.nullable(v.picklist(['error', 'silent'])),
  /** Sends every event twice. */
  duplicate: v.boolean(),
  /** Whether the Telegram event has Laravel’s namespace, which it gets unless it sets its own name. */
  eventName: v.picklist(['namespaced', 'bare']),
  /** Answers every upgrade with this HTTP status, like a proxy whose server is down. */
  refuseUpgrade: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Greets a socket, then closes it with this code. */
  closeOnConnect: v.nullable(CloseCode),
  /** Keeps every socket open without reading or writing. */
  frozen: v.boolean(),
})
export type SocketSwitches = v.InferOutput<typeof SocketSwitches>

export const allWell: SocketSwitches = {
  noHandshake: false,
  refuseSubscribe: null,
  duplicate: false,
  eventName: 'namespaced',
  refuseUpgrade: null,
  closeOnConnect: null,
  frozen: false,
}
