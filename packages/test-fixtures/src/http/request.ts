import { isLoopbackOrigin } from './loopback.ts'

export interface Upload {
  readonly type: string
  readonly base64: string
}

/** The part of a request that an endpoint reads. */
export interface Input {
  readonly body: unknown
  readonly files: Readonly<Record<string, Upload>>
  readonly token: string | null
  /** The origin of the sandbox, for addresses in replies. */
  readonly origin: string
  /** The origin of the calling panel, for addresses that lead back to it. */
  readonly panel: string
  /** The origin of the payment page. */
  readonly paymentOrigin: string
  /** One key per intent of a supplier; `null` when the client sends none. */
  readonly idempotencyKey: string | null
}

/** A request with all data that an endpoint may need already read. */
export interface ReadRequest extends Input {
  /** The method after a `_method` override. */
  readonly method: string
  /** The path below /api. */
  readonly path: string
  readonly search: string
  readonly headers: Headers
}

const overridable = ['PUT', 'PATCH', 'DELETE']

/** Reads a request as Laravel does: the content type is searched for a known type, even if it is malformed. */
export const readRequest = async (request: Request, paymentOrigin: string): Promise<ReadRequest> => {
  const url = new URL(request.url)
  const fields = await fieldsOf(request)
  const override = request.method === 'POST' ? String(fields._method ?? '').toUpperCase() : ''
  const files = Object.fromEntries(
    await Promise.all(
      Object.entries(fields).flatMap(([name, value]) => (value instanceof File ? [uploaded(name, value)] : [])),
    ),
  )
  return {
    method: overridable.includes(override) ? override : request.method,
    path: pathBelowApi(url.pathname),
    search: url.search,
    headers: request.headers,
    // As Laravel's input: the query and the fields of the body together.
    body: { ...queryIn(url.searchParams), ...fields },
    files,
    token: /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
    origin: url.origin,
    panel: panelOf(request, url),
    paymentOrigin,
    idempotencyKey: request.headers.get('idempotency-key')?.slice(0, 255) || null,
  }
}

/** A parameter whose name ends in `[]` is read as a list of all its values. */
const queryIn = (params: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...params.keys()].map((name) => [name, name.endsWith('[]') ? params.getAll(name) : params.get(name)]),
  )

export const pathBelowApi = (pathname: string): string => pathname.replace(/^\/api(?=\/|$)/, '') || '/'

/**
 * The origin of the calling panel: a page on another loopback port sends it as Origin, any other page is served from
 * here.
 */
function panelOf(request: Request, url: URL): string {
  const origin = request.headers.get('origin')
  return origin !== null && isLoopbackOrigin(origin) ? origin : url.origin
}

async function fieldsOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  const type = request.headers.get('content-type') ?? ''
  try {
    if (/multipart\/form-data|x-www-form-urlencoded/i.test(type)) return Object.fromEntries(await request.formData())
    if (!/json/i.test(type)) return {}
    const read: unknown = JSON.parse(await request.text())
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

async function uploaded(name: string, file: File): Promise<readonly [string, Upload]> {
  return [name, { type: file.type, base64: Buffer.from(await file.arrayBuffer()).toString('base64') }]
}
