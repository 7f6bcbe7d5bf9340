/** The part of a window that the inspector's receiver uses. */
interface Listening {
  readonly self: unknown
  readonly top: unknown
  readonly opener: unknown
  readonly parent: unknown
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: unknown; readonly origin: string }) => void,
  ): void
}

/** The most messages that are held back for one origin. */
const mostHeld = 20_000

const isEntry = (data: unknown): boolean =>
  String((data as { readonly type?: unknown } | null)?.type).startsWith('@xstate.')

/**
 * The window as the receiver of the inspector sees it: entries of another origin are held back until the person has
 * decided, because any page may open the viewer.
 */
export const askingWindow = (window: Listening, own: string, ask: (origin: string) => void) => {
  const held = new Map<string, unknown[]>()
  const decided = new Map<string, boolean>([[own, true]])
  let pass: (event: { readonly data: unknown }) => void = () => {}
  window.addEventListener('message', ({ data, origin }) => {
    if (!isEntry(data)) return
    if (decided.get(origin) === true) return pass({ data })
    if (decided.has(origin)) return
    const waiting = held.get(origin)
    if (waiting === undefined) {
      held.set(origin, [data])
      ask(origin)
    } else if (waiting.length < mostHeld) waiting.push(data)
  })
  return {
    window: {
      self: window.self,
      top: window.top,
      opener: window.opener,
      parent: window.parent,
      addEventListener: (_: string, listener: typeof pass) => {
        pass = listener
      },
    } as unknown as Window,
    decide: (origin: string, isAllowed: boolean): void => {
      decided.set(origin, isAllowed)
      if (isAllowed) for (const data of held.get(origin) ?? []) pass({ data })
      held.delete(origin)
    },
  }
}
