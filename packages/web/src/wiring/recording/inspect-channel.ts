/** A page on the channel between the inspected app and its viewers. */
interface Party {
  readonly id: string
  /** When the page was loaded, in epoch milliseconds. */
  readonly at: number
}

interface Letter {
  readonly from: Party
  /** The id of the only receiver; `null` for all. */
  readonly to: string | null
  readonly data: unknown
}

type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: (event: { readonly data: Letter }) => void): void
}

/** A listener that the inspector’s library adds to a window. */
type Told = (event: { readonly data: unknown }) => void

const arrived = { type: 'inspect.arrived' }
const greeted = { type: 'inspect.greeted' }
const connected = '@statelyai.connected'

const typeOf = (data: unknown): unknown => (data as { readonly type?: unknown } | null)?.type

/**
 * Represents the viewer’s tab to the inspected page, in place of a window opened by it. Viewers may connect at any
 * time, and more than once.
 */
export const inspectedWindow = (channel: Channel, from: Party = newcomer()): Window => {
  let to: string | null = null
  const post = (data: unknown) => channel.postMessage({ from, to, data } satisfies Letter)
  const viewer = { postMessage: post }
  return {
    open: () => viewer,
    addEventListener: (_: string, emit: Told) => {
      channel.addEventListener('message', ({ data: letter }) => {
        if (typeOf(letter.data) !== connected) return
        // The deferred entries go to the new viewer only, because the others have received them.
        to = letter.from.id
        post(greeted)
        emit(letter)
        to = null
      })
      post(arrived)
    },
  } as unknown as Window
}

/** Represents the inspected page to the viewer. Of several pages the newest is followed, from its start. */
export const inspectingWindow = (channel: Channel, onOther: () => void, self: Party = newcomer()): Window => {
  let followed: Party | null = null
  const greet = () => channel.postMessage({ from: self, to: null, data: { type: connected } } satisfies Letter)
  return {
    self: null,
    top: null,
    opener: { postMessage: greet },
    addEventListener: (_: string, emit: Told) => {
      channel.addEventListener('message', ({ data: { from, to, data } }) => {
        if (typeOf(data) === arrived.type) return greet()
        if (to !== null && to !== self.id) return
        if (to === self.id && from.id !== followed?.id && from.at >= (followed?.at ?? 0)) {
          followed = from
          onOther()
        }
        if (from.id === followed?.id) emit({ data })
      })
    },
  } as unknown as Window
}

const newcomer = (): Party => ({ id: crypto.randomUUID(), at: Date.now() })
