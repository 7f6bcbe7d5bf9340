import { standardBody } from '../http/laravel.ts'
import type { Outcome } from '../http/outcome.ts'
import type { Clock } from '../world/clock.ts'
import type { Fault } from './fault.ts'
import { withoutField, withStrangers, wrongTypes } from './spoil.ts'

/** All faults but delays: the sandbox waits for those before it applies any other fault. */
export type Spoiling = Exclude<Fault, { kind: 'delay' }>

type Act = () => Promise<Response>

interface Scene {
  /** Runs the call, once per invocation. */
  readonly act: Act
  readonly clock: Clock
  /** Resolves when a `reorder` fault releases this answer. */
  readonly takeTurn: () => Promise<void>
}

/** Applies one fault to one call. */
export const strike = async (fault: Spoiling, { act, clock, takeTurn }: Scene): Promise<Outcome> => {
  switch (fault.kind) {
    case 'status':
      return answered(json(fault.status, fault.body ?? standardBody(fault.status), fault.headers))
    case 'hang':
      return { kind: 'silent' }
    case 'refuse':
      return { kind: 'dropped', how: 'refused' }
    case 'reset-before':
      return { kind: 'dropped', how: 'reset' }
    case 'applied-then-reset':
      await act()
      return { kind: 'dropped', how: 'reset' }
    case 'applied-then-hang':
      await act()
      return { kind: 'silent' }
    case 'applied-then-500':
      await act()
      return answered(json(500, standardBody(500)))
    case 'applied-later':
      void clock.wait(fault.ms).then(act)
      return answered(json(fault.status, standardBody(fault.status)))
    case 'truncate': {
      const response = await act()
      return { kind: 'cut', text: await response.clone().text(), response }
    }
    case 'html-200':
      return answered(page())
    case 'empty-200':
      return answered(new Response('', { status: 200, headers: { 'Content-Type': 'application/json' } }))
    case 'malformed-json':
      return answered(text('{"data": {"id": 1,,'))
    case 'wrong-types':
      return answered(await rewritten(act, (body) => JSON.stringify(wrongTypes(JSON.parse(body)))))
    case 'missing-field':
      return answered(await rewritten(act, (body) => JSON.stringify(withoutField(JSON.parse(body), fault.field))))
    case 'extra-fields':
      return answered(await rewritten(act, withStrangers))
    case 'duplicate-delivery': {
      const first = await act()
      await act()
      return answered(first)
    }
    case 'resent':
      await act()
      return answered(await act())
    case 'resent-then-reset':
      await act()
      await act()
      return { kind: 'dropped', how: 'reset' }
    case 'redirect':
      return answered(new Response(null, { status: 302, headers: { Location: fault.url } }))
    case 'reorder': {
      const response = await act()
      await takeTurn()
      return answered(response)
    }
    case 'slow-body': {
      const response = await act()
      const bytes = new Uint8Array(await response.clone().arrayBuffer())
      return answered(new Response(trickled(bytes, fault.bytesPerSecond, clock), response))
    }
    case 'bad-signature':
      return answered(await rewritten(act, (body) => body.replace(/[0-9a-f]{64}/, '0'.repeat(64))))
  }
}

function answered(response: Response): Outcome {
  return { kind: 'answered', response }
}

function text(body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  const bare = status === 204 || status === 304
  return new Response(bare ? null : body, { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const isText = typeof body === 'string'
  return text(isText ? body : JSON.stringify(body), status, {
    ...(isText && { 'Content-Type': 'text/html' }),
    ...headers,
  })
}

function page(): Response {
  const html = '<!doctype html><title>Wi-Fi</title><h1>Sign in to the network</h1>'
  return new Response(html, { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

async function rewritten(act: Act, change: (body: string) => string): Promise<Response> {
  const response = await act()
  const { headers, status } = response
  const body = await response.text()
  return new Response(body === '' ? null : change(body), { status, headers })
}

/** Sends a body slowly, in one chunk per tenth of a second. */
function trickled(bytes: Uint8Array, perSecond: number, clock: Clock): ReadableStream<Uint8Array> {
  const step = Math.max(1, Math.ceil(perSecond / 10))
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      await clock.wait((step / perSecond) * 1000)
      controller.enqueue(bytes.slice(at, at + step))
      at += step
      if (at >= bytes.length) controller.close()
    },
  })
}
