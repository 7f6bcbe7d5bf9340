import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { methods } from '@supplier/core/adapters/http/kit/http.client'
import { createControl } from '../board/control.ts'
import { boardFile } from '../board/files.ts'
import { isLoopbackHost, isLoopbackOrigin } from '../http/loopback.ts'
import { halfOf, type Outcome } from '../http/outcome.ts'
import { createHub, type Sockets } from '../pusher/hub.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { forAnswer, type HeaderData, loopbackHeaders, readHeaderData } from './headers.ts'
import { createStaticFiles } from './static.ts'

export interface ServerOptions {
  readonly sandbox: Sandbox
  /** 0 picks a free port. */
  readonly port?: number
  /** A loopback address only, because the sandbox is meant for one machine. */
  readonly host?: '127.0.0.1' | 'localhost' | '::1'
  /** The folder of the production build, served beside the API. */
  readonly staticDir?: string
  /** The header data; from deploy/headers.json by default. */
  readonly headers?: HeaderData
  /** With this certificate the server uses HTTP/2, and HTTP/1.1 for sockets. */
  readonly tls?: { readonly key: string; readonly cert: string }
  /** The origin of the payment page; this server’s own page unless this option or the sandbox sets another one. */
  readonly paymentOrigin?: string
  /**
   * Each answer of the API and of the board waits for it, so that nobody is told of money that a crash would take back,
   * neither by the call that moved it nor by a repeat or a look-up; when it rejects, the answer is 500.
   */
  readonly saved?: () => Promise<void>
}

export interface RunningServer {
  readonly origin: string
  readonly port: number
  readonly sockets: Sockets
  readonly close: () => Promise<void>
}

interface Wire {
  readonly incoming: IncomingMessage | Http2ServerRequest
  readonly outgoing: ServerResponse
}

/** Serves the API, the realtime socket, the board and the built app from one origin. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { sandbox, port = 0, host = '127.0.0.1', staticDir, headers = readHeaderData(), tls } = options
  const { saved = async () => {} } = options
  const hub = createHub()
  const control = createControl(sandbox, hub.sockets)
  const files = staticDir === undefined ? null : createStaticFiles(staticDir, headers.cache)
  const clear = sandbox.on(hub.publish)

  const covered = (answer: Response, url: URL): Response => {
    const sent = forAnswer(loopbackHeaders(headers, url), headers, answer.headers.get('content-type'))
    for (const [name, value] of Object.entries(sent)) answer.headers.set(name, value)
    return answer
  }

  const afterSave = async <Answer>(answering: Answer | Promise<Answer>): Promise<Answer> => {
    const answer = await answering
    await saved()
    return answer
  }

  const listen = getRequestListener(
    async (request, bindings) => {
      const wire = bindings as Wire
      const url = new URL(request.url)
      const { pathname } = url
      if (!isLoopbackHost(url.host)) return covered(plain(403, 'This server answers on loopback names only.'), url)
      if (pathname === '/api' || pathname.startsWith('/api/')) {
        return overApi(request, wire, () => afterSave(sandbox.exchange(request, options.paymentOrigin ?? url.origin)))
      }
      if (pathname.startsWith('/sandbox/api/')) return afterSave(control.fetch(request))
      if (pathname === '/sandbox/openapi.json') return contract()
      if (pathname === '/bot' || pathname === '/sandbox' || pathname.startsWith('/sandbox/')) return boardFile(pathname)
      if (pathname.startsWith('/app/')) return covered(plain(404, 'Not found'), url)
      return covered(files ? await files(request) : plain(404, 'The API is at /api, the board at /sandbox.'), url)
    },
    { overrideGlobalObjects: false },
  )

  const sessions = new Set<Http2Session>()
  const server = tls
    ? createSecureServer({ ...tls, allowHTTP1: true }, (incoming, outgoing) => void listen(incoming, outgoing))
    : createServer((incoming, outgoing) => void listen(incoming, outgoing))
  server.on('session', (session: Http2Session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  // The sandbox sends the date of its own clock.
  server.prependListener('request', (_, response: { sendDate: boolean }) => {
    response.sendDate = false
  })
  server.on('upgrade', hub.upgrade)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo

  return {
    origin: `${tls ? 'https' : 'http'}://${host === '::1' ? '[::1]' : host}:${taken}`,
    port: taken,
    sockets: hub.sockets,
    close: () =>
      new Promise((resolve) => {
        clear()
        hub.stop()
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

async function overApi(request: Request, wire: Wire, exchange: () => Promise<Outcome>): Promise<Response> {
  const allowed = crossOriginHeaders(request)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allowed })
  return sent(await exchange(), wire, {
    ...allowed,
    'X-Content-Type-Options': 'nosniff',
    // HTTP/2 has no Connection header.
    ...(movesMoney(request) && !('stream' in wire.incoming) && { Connection: 'close' }),
  })
}

const moneyPaths = ['balances/balance-transfer', 'account/up-balance', 'v1/payouts']

/**
 * Whether the connection must be closed after the response: a browser resends a POST when a reused connection breaks,
 * and a closed connection is not reused.
 */
function movesMoney({ method, url }: Request): boolean {
  return method === 'POST' && moneyPaths.some((path) => new URL(url).pathname.endsWith(path))
}

/**
 * Allows calls from other loopback ports, because the app under development has its own server. It allows no more than
 * `docs/deployment.md` asks of an API, so that a method or a header missing there fails here as well.
 */
function crossOriginHeaders(request: Request): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin')
  if (origin === null || !isLoopbackOrigin(origin)) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Session, Idempotency-Key',
    'Access-Control-Expose-Headers': 'Retry-After, Date',
    Vary: 'Origin',
  }
}

/** Applies an outcome to a real connection. */
function sent(
  outcome: Outcome,
  { incoming, outgoing }: Wire,
  more: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  switch (outcome.kind) {
    case 'answered': {
      const { body, status, headers } = outcome.response
      return new Response(body, {
        status,
        headers: { ...Object.fromEntries(headers), 'Cache-Control': 'no-store', ...more },
      })
    }
    case 'silent':
      return new Promise(() => {})
    case 'dropped':
      drop(incoming, outcome.how === 'refused')
      return RESPONSE_ALREADY_SENT
    case 'cut': {
      const { status, headers } = outcome.response
      const length = String(Buffer.byteLength(outcome.text))
      outgoing.writeHead(status, { ...Object.fromEntries(headers), ...more, 'Content-Length': length })
      outgoing.write(halfOf(outcome.text), () => drop(incoming, false))
      return RESPONSE_ALREADY_SENT
    }
  }
}

/** Breaks the connection; over HTTP/2 this breaks all its other requests, too. */
function drop(incoming: Wire['incoming'], isReset: boolean): void {
  if ('stream' in incoming) incoming.stream.session?.destroy()
  else if (isReset) incoming.socket.resetAndDestroy()
  else incoming.socket.destroy()
}

/** The written contract of the API, for tools that read it. */
async function contract(): Promise<Response> {
  const text = await readFile(new URL('../../../../docs/api/openapi.json', import.meta.url), 'utf8')
  return new Response(text, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } })
}

function plain(status: number, words: string): Response {
  return new Response(words, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
