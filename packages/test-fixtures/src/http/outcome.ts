/** The outcome of a request: a response, a truncated response, a dropped connection, or no response. */
export type Outcome =
  | { readonly kind: 'answered'; readonly response: Response }
  | { readonly kind: 'cut'; readonly response: Response; readonly text: string }
  | { readonly kind: 'dropped'; readonly how: 'refused' | 'reset' }
  | { readonly kind: 'silent' }

/** The first half of a body, after which the connection breaks. */
export const halfOf = (text: string): Uint8Array => {
  const bytes = new TextEncoder().encode(text)
  return bytes.slice(0, Math.floor(bytes.length / 2))
}

/** Turns an outcome into what `fetch` would return or throw. */
export const asFetch = (outcome: Outcome, request: Request): Response | Promise<never> => {
  switch (outcome.kind) {
    case 'answered':
      return followed(outcome.response, request)
    case 'cut':
      return new Response(brokenAfter(halfOf(outcome.text)), outcome.response)
    case 'dropped':
      throw networkError(outcome.how === 'refused' ? 'ECONNREFUSED' : 'ECONNRESET')
    case 'silent':
      return new Promise<never>(() => {})
  }
}

/** Rejects as soon as the signal aborts, even while `work` is pending. */
export const unlessAborted = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  signal.throwIfAborted()
  let giveUp = () => {}
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

function networkError(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
}

function followed(response: Response, request: Request): Response {
  const isRedirect = response.status >= 300 && response.status < 400 && response.headers.has('location')
  if (isRedirect && request.redirect !== 'manual') throw networkError('unexpected redirect')
  return response
}

function brokenAfter(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false
  return new ReadableStream({
    pull: (controller) => {
      if (sent) return controller.error(new TypeError('terminated'))
      sent = true
      controller.enqueue(bytes)
    },
  })
}
