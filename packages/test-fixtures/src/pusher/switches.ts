import * as v from 'valibot'

/** Codes that a server may send; 1006 is only ever seen. */
const CloseCode = v.pipe(
  v.number(),
  v.integer(),
  v.check(
    (code) =>
      [1000, 1001, 1002, 1003].includes(code) || (code >= 1007 && code <= 1014) || (code >= 3000 && code < 5000),
  ),
)

/** What stays wrong with sockets until it is switched back. */
export const SocketSwitches = v.object({
  /** Accepts a socket and never greets it. */
  noHandshake: v.boolean(),
  /** Answers a subscription with 4009, or not at all. */
  refuseSubscribe: v.nullable(v.picklist(['error', 'silent'])),
  /** Sends every event twice. */
  duplicate: v.boolean(),
  /** How Laravel calls an event that does not name itself. */
  eventName: v.picklist(['namespaced', 'bare']),
  /** Answers every upgrade with this HTTP status, as a server that is down behind a proxy. */
  refuseUpgrade: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** Greets a socket and closes it with this code. */
  closeOnConnect: v.nullable(CloseCode),
  /** Holds every socket open, and neither reads nor writes. */
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
