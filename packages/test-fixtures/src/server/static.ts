import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { HeaderData } from './headers.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/
const hashed = /[-.][A-Za-z0-9_-]{8,}\.\w+$/
const compress = promisify(brotliCompress)

interface Asset {
  readonly stamp: string
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** `null` when compression makes it no smaller. */
  readonly brotli: Buffer | null
}

export type StaticFiles = (request: Request) => Promise<Response>

/** Serves a build: a path without an extension gets its own page or else the app, a missing file gets 404. */
export const createStaticFiles = (root: string, cache: HeaderData['cache']): StaticFiles => {
  const known = new Map<string, Promise<Asset>>()

  const assetAt = async (path: string): Promise<Asset | null> => {
    const file = join(root, normalize(path))
    if (!file.startsWith(join(root, sep)) || /\.(map|br)$/.test(file)) return null
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const stamp = `${found.mtimeMs} ${found.size}`
    const before = await known.get(file)?.catch(() => null)
    if (before?.stamp === stamp) return before
    const read = readAsset(file, stamp)
    known.set(file, read)
    return read
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, 'Method not allowed')
    const path = decodedPath(request)
    const isLocation = extname(path) === ''
    const asset = isLocation ? ((await assetAt(`${path}.html`)) ?? (await assetAt('/index.html'))) : await assetAt(path)
    if (!asset) return isLocation ? text(503, 'There is no build to serve yet.') : text(404, 'Not found')
    const isPage = isLocation || path.endsWith('.html')
    const policy = isPage ? cache.html : path.startsWith('/assets/') && hashed.test(path) ? cache.hashed : cache.other
    return answered(request, asset, policy)
  }
}

function answered(request: Request, asset: Asset, cacheControl: string): Response {
  const headers = new Headers({ 'Content-Type': asset.type, 'Cache-Control': cacheControl })
  const wantsBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  if (asset.brotli) headers.set('Vary', 'Accept-Encoding')
  if (cacheControl !== 'no-store') headers.set('ETag', asset.etag)
  if (cacheControl !== 'no-store' && request.headers.get('if-none-match') === asset.etag) {
    return new Response(null, { status: 304, headers })
  }
  const body = wantsBrotli && asset.brotli ? asset.brotli : asset.plain
  if (body === asset.brotli) headers.set('Content-Encoding', 'br')
  headers.set('Content-Length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}

async function readAsset(file: string, stamp: string): Promise<Asset> {
  const plain = await readFile(file)
  const type = types[extname(file)] ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const ready = compressible.test(type) ? await readFile(`${file}.br`).catch(() => smaller(plain)) : null
  return { stamp, type, etag, plain, brotli: ready }
}

async function smaller(plain: Buffer): Promise<Buffer | null> {
  const packed = await compress(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  return packed.length < plain.length ? packed : null
}

/** A path that cannot be decoded is treated as `/`, so that the app handles it. */
function decodedPath(request: Request): string {
  try {
    return decodeURIComponent(new URL(request.url).pathname)
  } catch {
    return '/'
  }
}

function text(status: number, words: string): Response {
  return new Response(words, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
