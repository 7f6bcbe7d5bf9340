import { isBusyStatus, PortError } from '../../../src/kernel/failure.ts'
import type { Http, HttpSettings } from './http.client.ts'
import { logFailure, replyOf } from './http.errors.ts'
import { addressOf, headersWith, ownHeaders } from './kernel.http.ts'

/**
 * Uploads one form and returns the JSON body, reporting progress meanwhile. It has no timeout; only the signal aborts
 * it.
 */
export type SendForm = (
  path: string,
  form: FormData,
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
) => Promise<unknown>

/** The part of `XMLHttpRequest` that is used. */
export type FormRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'status' | 'responseText' | 'responseURL' | 'getResponseHeader'
> & {
  readonly upload: { onprogress: ((event: ProgressEvent) => unknown) | null }
  onload: ((event: ProgressEvent) => unknown) | null
  onerror: ((event: ProgressEvent) => unknown) | null
}

/** Uses `XMLHttpRequest`, because `fetch` reports no upload progress. */
export const formsByXhr =
  (settings: HttpSettings, create: () => FormRequest): SendForm =>
  (path, form, onProgress, signal) =>
    new Promise((resolve, reject) => {
      const { clock, onAnswered = () => {} } = settings
      const address = addressOf(settings, path)
      const fail = (error: PortError) => {
        if (!signal.aborted) logFailure(settings, error.failure)
        reject(error)
      }
      const lost = () => fail(new PortError({ kind: 'unreachable' }))
      const sent = headersWith(undefined, ownHeaders(settings))
      if (signal.aborted) return lost()
      const request = create()
      const leave = () => {
        request.abort()
        lost()
      }
      signal.addEventListener('abort', leave, { once: true })
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
      request.onerror = lost
      request.onload = () => {
        signal.removeEventListener('abort', leave)
        const { status, responseText: text } = request
        if (!isBusyStatus(status)) onAnswered(status < 300 && sent.has('Authorization'))
        // `XMLHttpRequest` follows redirects. A response from another address is not the API's answer.
        if (!request.responseURL.endsWith(address)) return lost()
        try {
          resolve(replyOf({ status, text, retryAfter: request.getResponseHeader('retry-after') }, clock.now()))
        } catch (error) {
          fail(error as PortError)
        }
      }
      request.open('POST', address)
      sent.forEach((text, name) => void request.setRequestHeader(name, text))
      request.send(form)
    })

/** The client's usual timeout is too short for an upload; an hour is long enough for any. */
const longest = 3_600_000

/** Without upload progress: reports all of it once the response has arrived. */
export const formsByFetch =
  (http: Http): SendForm =>
  async (path, form, onProgress, signal) => {
    const reply = await http('POST', path, { body: form, signal, limit: longest })
    onProgress(1, 1)
    return reply
  }

/**
 * A multipart form for a PUT route. It is sent as POST with `_method`, because PHP reads uploaded files from a POST
 * only.
 */
export const putForm = (parts: Readonly<Record<string, Blob>>): FormData => {
  const form = new FormData()
  form.set('_method', 'PUT')
  for (const [name, part] of Object.entries(parts)) form.set(name, part)
  return form
}
