import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const Texts = v.array(v.string())

/** The headers that every deployment must send with the built app; see deploy/headers.json. */
export const HeaderData = v.object({
  policy: v.record(v.string(), Texts),
  headers: v.record(v.string(), v.string()),
  /** Headers that only matter on documents, and are left out of scripts, styles and images to save bytes. */
  documentsOnly: Texts,
  cache: v.object({ html: v.string(), hashed: v.string(), other: v.string() }),
  hosts: v.record(v.string(), v.string()),
  loopback: v.object({ withoutDirectives: Texts, withoutHeaders: Texts }),
})
export type HeaderData = v.InferOutput<typeof HeaderData>

type Headers = Readonly<Record<string, string>>
type Policy = Readonly<Record<string, readonly string[]>>

export const readHeaderData = (
  file: URL | string = new URL('../../../../deploy/headers.json', import.meta.url),
): HeaderData => v.parse(HeaderData, JSON.parse(readFileSync(file, 'utf8')))

/** The headers of a deployment, with its hosts filled in. */
export const headersFor = ({ policy, headers }: HeaderData, hosts: Headers): Headers => {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => hosts[name] ?? '')
  const withPolicy = { 'Content-Security-Policy': policyText(policy), ...headers }
  return Object.fromEntries(Object.entries(withPolicy).map(([name, text]) => [name, filled(text)]))
}

/**
 * The content types that a browser may render as a document when it opens them: an SVG can hold scripts, and text may
 * be sniffed as HTML.
 */
const document = /^(?:text\/(?:html|plain)|image\/svg\+xml|application\/(?:xhtml\+)?xml)/

/** The headers for a response of this type; one without a type gets all of them. */
export const forAnswer = (headers: Headers, { documentsOnly }: HeaderData, contentType: string | null): Headers =>
  contentType === null || document.test(contentType)
    ? headers
    : Object.fromEntries(Object.entries(headers).filter(([name]) => !documentsOnly.includes(name)))

/** Pages that only development builds have: the viewer shows the panel in a frame. */
const framing: Readonly<Record<string, { readonly policy: Policy; readonly headers: Headers }>> = {
  // An app of another origin opens the viewer and shows its machines there, once the person has agreed.
  '/inspect': { policy: { 'frame-src': ["'self'"] }, headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' } },
  '/replay': { policy: { 'frame-ancestors': ["'self'"] }, headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
}

/** The headers for loopback: without https, and with everything on one origin. */
export const loopbackHeaders = (
  { policy, headers, loopback }: HeaderData,
  { host, pathname }: Pick<URL, 'host' | 'pathname'>,
): Headers => {
  const framed = framing[pathname]
  const own = Object.entries({ ...policy, ...framed?.policy })
    .filter(([directive]) => !loopback.withoutDirectives.includes(directive))
    .map(([directive, sources]) => {
      const known = sources.filter((source) => !source.includes('{'))
      return [directive, directive === 'connect-src' ? [...known, `ws://${host}`] : known] as const
    })
  const kept = Object.entries({ ...headers, ...framed?.headers }).filter(
    ([name]) => !loopback.withoutHeaders.includes(name),
  )
  return { 'Content-Security-Policy': policyText(Object.fromEntries(own)), ...Object.fromEntries(kept) }
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}
