import { type Context, Hono } from 'hono'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import { message, type Reply } from '../http/laravel.ts'
import type { ReadRequest } from '../http/request.ts'
import { bytesOf, fileOf, nameOf, typeOf } from '../world/jobs/jobs.ts'
import { drawingOf } from '../world/products/product-drawing.ts'
import type { World } from '../world/world.ts'
import { isServed } from './served.ts'

interface Env {
  readonly Bindings: { readonly read: ReadRequest }
}

interface Backstage {
  readonly world: () => World
  /** Runs one endpoint on the current world. */
  readonly take: (endpoint: Endpoint, read: ReadRequest, params: Readonly<Record<string, string>>) => Reply
  readonly sessionHeader: string
}

/** The largest upload, in bytes, that the web server in front of the application accepts. */
const mostBytes = 8 * 1024 * 1024

const bytesIn = ({ files }: ReadRequest): number =>
  Object.values(files).reduce((sum, { base64 }) => sum + (base64.length * 3) / 4, 0)

export type Api = (read: ReadRequest) => Promise<Response>

/** Builds the API routes as a Hono application that handles requests whose bodies are already read. */
export const createApi = (endpoints: readonly Endpoint[], { world, take, sessionHeader }: Backstage): Api => {
  const app = new Hono<Env>()

  app.get('/storage/pictures/:id', (c) => {
    const image = world().images.find(({ id }) => String(id) === c.req.param('id'))
    if (!image) return answered(c, message(404, 'Not Found'))
    return c.body(Buffer.from(image.base64, 'base64'), 200, { 'Content-Type': image.type })
  })

  app.get('/storage/drawings/:category/:number', (c) => {
    const { category, number } = c.req.param()
    return c.body(drawingOf(Number(category), Number(number)), 200, { 'Content-Type': 'image/svg+xml' })
  })

  app.get('/storage/exports/:id', (c) => {
    const job = world().jobs.find(({ id }) => String(id) === c.req.param('id'))
    const file = job && fileOf(job)
    if (!file) return answered(c, message(404, 'Not Found'))
    const disposition = `attachment; filename="${nameOf(file)}"`
    return c.body(bytesOf(file), 200, {
      'Content-Type': typeOf(file),
      'Content-Disposition': disposition,
    })
  })

  app.use(async (c, next) => {
    if (c.env.read.headers.get(sessionHeader) === 'supplier') return next()
    return answered(c, message(400, `Заголовок ${sessionHeader}: supplier є обов’язковим.`))
  })

  app.use(async (c, next) => {
    if (bytesIn(c.env.read) <= mostBytes) return next()
    return c.html('<html><head><title>413</title></head><body><h1>413 Request Entity Too Large</h1></body></html>', 413)
  })

  for (const endpoint of endpoints) {
    app.on(endpoint.method, endpoint.path, (c) =>
      answered(c, isServed(world(), endpoint) ? take(endpoint, c.env.read, c.req.param()) : missing(c)),
    )
  }
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    app.all(path, (c) => answered(c, message(405, `The ${c.req.method} method is not supported for route api${path}.`)))
  }
  app.notFound((c) => answered(c, missing(c)))

  return async (read) => app.request(`${read.path}${read.search}`, { method: read.method }, { read })
}

function missing(c: Context): Reply {
  return message(404, `The route api${c.req.path} could not be found.`)
}

function answered(c: Context, { status, body, headers }: Reply): Response {
  for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value)
  c.header('Content-Type', 'application/json')
  c.status(status as Parameters<Context['status']>[0])
  // No body may follow this status, not even an empty one.
  return status === 204 ? c.body(null) : c.body(JSON.stringify(body))
}
