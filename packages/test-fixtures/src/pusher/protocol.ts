import { isSignature } from './signature.ts'

/** The server’s reaction to a frame. */
export interface Reaction {
  readonly send: readonly string[]
  readonly join?: string
  readonly leave?: string
  /** A frame for the other members of the channel. */
  readonly relay?: { readonly channel: string; readonly frame: string }
}

export interface Member {
  readonly socketId: string
  readonly channels: ReadonlySet<string>
}

const silence: Reaction = { send: [] }

const say = (...send: readonly string[]): Reaction => ({ send })

export const established = (socketId: string): string =>
  JSON.stringify({
    event: 'pusher:connection_established',
    data: JSON.stringify({ socket_id: socketId, activity_timeout: 30 }),
  })

export const errorFrame = (code: number, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message }) })

/** The frame of a channel event; its data are encoded as a string. */
export const eventFrame = (channel: string, event: string, data: unknown): string =>
  JSON.stringify({ event, data: JSON.stringify(data), channel })

export const unknownKey = errorFrame(4001, 'Application does not exist')
export const unauthorized = errorFrame(4009, 'Connection is unauthorized')
const invalidFormat = errorFrame(4200, 'Invalid message format')
const noMember = errorFrame(4009, 'The client is not a member of the specified channel.')

const subscriptionSucceeded = (channel: string) =>
  JSON.stringify({ event: 'pusher_internal:subscription_succeeded', data: '{}', channel })

/** Reacts to one frame as Laravel Reverb does. */
export const reactionTo = (raw: string, member: Member): Reaction => {
  const frame = objectIn(raw)
  const event = frame?.event
  if (!frame || typeof event !== 'string') return say(invalidFormat)
  const data = typeof frame.data === 'string' ? objectIn(frame.data) : asObject(frame.data)
  if (event.startsWith('pusher:')) return control(event, data, member)
  if (event.startsWith('client-')) return clientEvent(frame, event, member)
  return silence
}

function control(event: string, data: Readonly<Record<string, unknown>> | null, member: Member): Reaction {
  const channel = data?.channel
  switch (event) {
    case 'pusher:ping':
      return say(JSON.stringify({ event: 'pusher:pong' }))
    case 'pusher:pong':
      return silence
    case 'pusher:subscribe': {
      if (typeof channel !== 'string' || channel === '') return say(invalidFormat)
      const isOpen = !/^(private|presence)-/.test(channel)
      if (!isOpen && !isSignature(data?.auth, member.socketId, channel)) return say(unauthorized)
      return { send: [subscriptionSucceeded(channel)], join: channel }
    }
    case 'pusher:unsubscribe':
      return typeof channel === 'string' ? { send: [], leave: channel } : silence
    default:
      return say(invalidFormat)
  }
}

function clientEvent(frame: Readonly<Record<string, unknown>>, event: string, member: Member): Reaction {
  const { channel, data } = frame
  if (typeof channel !== 'string' || !member.channels.has(channel)) return say(noMember)
  return { send: [], relay: { channel, frame: JSON.stringify({ event, data, channel }) } }
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return null
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}
