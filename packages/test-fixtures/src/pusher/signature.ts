import { createHmac, timingSafeEqual } from 'node:crypto'

/** The public key of the sandbox’s realtime application; its secret stays on the server. */
export const pusherKey = 'supplier-panel'
const pusherSecret = 'sandbox-realtime-secret'

/** The signature that a client must send to join a private channel. */
export const signatureFor = (socketId: string, channel: string): string =>
  `${pusherKey}:${createHmac('sha256', pusherSecret).update(`${socketId}:${channel}`).digest('hex')}`

export const isSignature = (auth: unknown, socketId: string, channel: string): boolean => {
  const expected = Buffer.from(signatureFor(socketId, channel))
  const shown = Buffer.from(typeof auth === 'string' ? auth : '')
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}
