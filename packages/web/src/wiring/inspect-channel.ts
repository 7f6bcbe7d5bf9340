/** A page on the channel between what is inspected and who looks at it. */
interface Party {
  readonly id: string
  /** When it came. */
  readonly at: number
}

interface Letter {
  readonly from: Party
  /** For this viewer only; `null` for whoever listens. */
  readonly to: string | null
  readonly data: unknown
}

type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: (event: { readonly data: Letter }) => void): void
}

/** What the inspector's library takes a window for: where it opens, posts and listens. */
type Told = (event: { readonly data: unknown }) => void

const arrived = { type: 'inspect.arrived' }
const greeted = { type: 'inspect.greeted' }
const connected = '@statelyai.connected'

const typeOf = (data: unknown): unknown => (data as { readonly type?: unknown } | null)?.type

/** The viewer's tab, as the page that is inspected sees it. It may come at any time, and more than once. */
export const inspectedWindow = (channel: Channel, from: Party = newcomer()): Window => {
  let to: string | null = null
  const post = (data: unknown) => channel.postMessage({ from, to, data } satisfies Letter)
  const viewer = { postMessage: post }
  return {
    open: () => viewer,
    addEventListener: (_: string, tell: Told) => {
      channel.addEventListener('message', ({ data: letter }) => {
        if (typeOf(letter.data) !== connected) return
        // What was kept is for the newcomer alone: others have heard it.
        to = letter.from.id
        post(greeted)
        tell(letter)
        to = null
      })
      post(arrived)
    },
  } as unknown as Window
}

/** The page that is inspected, as the viewer sees it: of several the newest, from its beginning. */
export const inspectingWindow = (channel: Channel, onOther: () => void, self: Party = newcomer()): Window => {
  let followed: Party | null = null
  const greet = () => channel.postMessage({ from: self, to: null, data: { type: connected } } satisfies Letter)
  return {
    self: null,
    top: null,
    opener: { postMessage: greet },
    addEventListener: (_: string, tell: Told) => {
      channel.addEventListener('message', ({ data: { from, to, data } }) => {
        if (typeOf(data) === arrived.type) return greet()
        if (to !== null && to !== self.id) return
        if (to === self.id && from.id !== followed?.id && from.at >= (followed?.at ?? 0)) {
          followed = from
          onOther()
        }
        if (from.id === followed?.id) tell({ data })
      })
    },
  } as unknown as Window
}

const newcomer = (): Party => ({ id: crypto.randomUUID(), at: Date.now() })
