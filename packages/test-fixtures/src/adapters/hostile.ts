import { accountOverHttp } from '@supplier/core/adapters/http/account/account.http'
import { countriesOverHttp } from '@supplier/core/adapters/http/account/countries.http'
import { sessionOverHttp } from '@supplier/core/adapters/http/account/session.http'
import { setupOverHttp } from '@supplier/core/adapters/http/account/setup.http'
import { jobsOverHttp } from '@supplier/core/adapters/http/jobs/job.http'
import { createHttp, type Http } from '@supplier/core/adapters/http/kit/http.client'
import { balancesOverHttp } from '@supplier/core/adapters/http/money/balances.http'
import { payoutsOverHttp } from '@supplier/core/adapters/http/money/payouts.http'
import { notificationSettingsOverHttp } from '@supplier/core/adapters/http/notifications/notification-settings.http'
import { notificationsOverHttp } from '@supplier/core/adapters/http/notifications/notifications.http'
import { readinessOverHttp } from '@supplier/core/adapters/http/readiness/readiness.http'
import { articlesOverHttp } from '@supplier/core/adapters/http/stores/articles.http'
import { lineRules } from '@supplier/core/balances/balances.domain'
import { kopecks } from '@supplier/core/kernel/money'
import { payoutRules } from '@supplier/core/payouts/payouts.domain'
import { callerOf, tokenOf } from '../sandbox/caller.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { seedPassword } from '../world/scenarios/seeds.ts'

/** A response with one part replaced by data that no honest server sends. */
export interface HostileAnswer {
  /** The request, and the path of the replaced part. */
  readonly subject: string
  readonly shape: string
  /** Builds the response and returns a function that makes the request and resolves with its result. */
  readonly prepare: () => () => Promise<unknown>
}

const telephone = '380671112233'
const firstLines = lineRules.main.queryOf('')

type Ask = (http: Http, signal: AbortSignal) => Promise<unknown>
type Call = readonly [method: string, path: string, body: object | undefined, ask: Ask]

/** Every request whose response is read, with the port call that reads it. */
const calls: Readonly<Record<string, Call>> = {
  settings: [
    'GET',
    '/admin-suppliers/v1/settings',
    undefined,
    (http, signal) => setupOverHttp(http).fetchSetup(undefined, signal),
  ],
  account: [
    'GET',
    '/admin-suppliers/v1/customer/account',
    undefined,
    (http, signal) => accountOverHttp(http).fetchAccount(undefined, signal),
  ],
  'saved account': [
    'PUT',
    '/admin-suppliers/v1/customer/account',
    { store_name: 'Крамниця' },
    (http, signal) => accountOverHttp(http).saveAccount({ storeName: 'Крамниця' }, signal),
  ],
  countries: [
    'GET',
    '/v3/countries',
    undefined,
    (http, signal) => countriesOverHttp(http).fetchCountries({ page: 1, search: '' }, signal),
  ],
  'main balance': [
    'GET',
    '/admin-suppliers/v1/customer/account/balance',
    undefined,
    (http, signal) => balancesOverHttp(http).fetchMainLines(firstLines, signal),
  ],
  'service transactions': [
    'GET',
    '/v1/customers/balances/service-transactions',
    undefined,
    (http, signal) => balancesOverHttp(http).fetchServiceLines(firstLines, signal),
  ],
  'service balance': [
    'GET',
    '/v1/customers/balances/service-balance',
    undefined,
    (http, signal) => balancesOverHttp(http).fetchServiceBalance(undefined, signal),
  ],
  payouts: [
    'GET',
    '/admin-suppliers/v1/payouts',
    undefined,
    (http, signal) => payoutsOverHttp(http).fetchPayouts(payoutRules.queryOf(''), signal),
  ],
  'payout preview': [
    'GET',
    '/admin-suppliers/v1/payouts/preview?amount=500',
    undefined,
    (http, signal) => payoutsOverHttp(http).previewPayout(kopecks(500_00), signal),
  ],
  notifications: [
    'GET',
    '/v2/notifications',
    undefined,
    (http, signal) => notificationsOverHttp(http).fetchNotifications({ page: 1, type: null }, signal),
  ],
  'count of notifications': [
    'GET',
    '/v2/notifications/count/new',
    undefined,
    (http, signal) => notificationsOverHttp(http).fetchNewCount(undefined, signal),
  ],
  'notification settings': [
    'GET',
    '/v1/notification/settings',
    undefined,
    // All other fields are sent back to the server unread.
    async (http, signal) => (await notificationSettingsOverHttp(http).fetchSettings(undefined, signal)).switches,
  ],
  readiness: [
    'GET',
    '/admin-suppliers/v1/readiness',
    undefined,
    (http, signal) => readinessOverHttp(http).fetchReadiness(undefined, signal),
  ],
  articles: [
    'GET',
    '/admin-suppliers/v1/articles',
    undefined,
    (http, signal) => articlesOverHttp(http).fetchArticles(undefined, signal),
  ],
  article: [
    'GET',
    '/admin-suppliers/v1/articles/about',
    undefined,
    (http, signal) => articlesOverHttp(http).fetchArticle('about', signal),
  ],
  'versions of an article': [
    'GET',
    '/admin-suppliers/v1/articles/about/versions',
    undefined,
    (http, signal) => articlesOverHttp(http).fetchTexts({ of: 'about', source: 'history' }, signal),
  ],
  'an export': [
    'POST',
    '/admin-suppliers/v1/attributes/export',
    { client_key: 'key', filter: {}, columns: [], format: 'csv', sort: '' },
    (http, signal) => jobsOverHttp(http, ['http://localhost']).fetchJob('7', signal),
  ],
  'an article in other stores': [
    'GET',
    '/admin-suppliers/v1/articles/about/stores',
    undefined,
    (http, signal) => articlesOverHttp(http).fetchTexts({ of: 'about', source: 'stores' }, signal),
  ],
  'signing in': [
    'POST',
    '/admin-suppliers/v3/auth/login',
    { telephone, password: seedPassword },
    (http, signal) => sessionOverHttp(http).signInWithPassword({ telephone, password: seedPassword }, signal),
  ],
  'forgotten password': [
    'POST',
    '/admin-suppliers/v1/auth/forgotten',
    { telephone },
    (http, signal) => sessionOverHttp(http).requestRecovery({ telephone }, signal),
  ],
}

const megabyte = 1_000_000
const filled = (piece: string): string => JSON.stringify(piece.repeat(Math.ceil(megabyte / piece.length)))
const nested = (open: string, close: string): string => {
  const depth = Math.floor(megabyte / (open.length + close.length))
  return `${open.repeat(depth)}0${close.repeat(depth)}`
}

/** The JSON of each hostile value, by its description. */
const shapes: Readonly<Record<string, string>> = {
  '1 MB of letters': filled('а'),
  '1 MB of digits': filled('9'),
  '1 MB of blanks': filled(' '),
  '1 MB of blanks with an end': JSON.stringify(`${' '.repeat(megabyte)}.`),
  '1 MB of words': filled('аб '),
  '1 MB of groups of digits': filled('123 '),
  '1 MB of signs nobody sees': filled('\u200b'),
  '1 MB of lines': filled('/a.b\n'),
  '1 MB of brackets': filled('[a]('),
  '1 MB of list marks': filled('1. '),
  'lists, 500,000 deep': nested('[', ']'),
  'objects, 160,000 deep': nested('{"a":', '}'),
  'a list of 500,000 numbers': `[${'0,'.repeat(megabyte / 2)}0]`,
  'a list of 330,000 objects': `[${'{},'.repeat(megabyte / 3)}{}]`,
  'a number': '-1.5e300',
  true: 'true',
  'an object': '{}',
  'a list': '[]',
  nothing: 'null',
}

type Path = readonly string[]

/** The paths of all parts of a response, including the whole; of lists only the first entry. */
const partsOf = (value: unknown, at: Path = []): readonly Path[] => {
  const isInside = typeof value === 'object' && value !== null
  const inner = isInside ? Object.entries(Array.isArray(value) ? value.slice(0, 1) : value) : []
  return [at, ...inner.flatMap(([name, part]) => partsOf(part, [...at, name]))]
}

const here = 'hostile-part'

/** The JSON of a response with the part at one path replaced. */
const withPart = (answer: unknown, path: Path, json: string): string => {
  const put = (value: unknown, [name, ...rest]: Path): unknown => {
    if (name === undefined) return here
    if (Array.isArray(value)) return value.map((part, at) => (String(at) === name ? put(part, rest) : part))
    const whole = value as Readonly<Record<string, unknown>>
    return { ...whole, [name]: put(whole[name], rest) }
  }
  return JSON.stringify(put(answer, path)).split(`"${here}"`).join(json)
}

const refusal = { message: 'Ні', code: 'no', errors: { telephone: ['Ні'] } }

/** Every part of every response, replaced by every shape. */
export const hostileAnswers = async (
  wanted: (shape: string) => boolean = () => true,
): Promise<readonly HostileAnswer[]> => {
  const sandbox = createSandbox()
  const caller = callerOf(sandbox, await tokenOf(sandbox))
  const found: HostileAnswer[] = []
  const add = (name: string, answer: unknown, status: number, ask: Ask) => {
    for (const path of partsOf(answer)) {
      for (const [shape, json] of Object.entries(shapes)) {
        if (!wanted(shape)) continue
        const prepare = () => {
          const text = withPart(answer, path, json)
          // Skip the decoding: in a browser the text is already decoded when the app reads it.
          const response = Object.assign(new Response('', { status }), { text: async () => text })
          const fetch = async () => response
          const http = createHttp({ origin: 'http://localhost', token: () => null, clock: { now: () => 0 }, fetch })
          return () => ask(http, new AbortController().signal)
        }
        found.push({ subject: [name, ...path].join(' › '), shape, prepare })
      }
    }
  }
  for (const [name, [method, path, body, ask]] of Object.entries(calls)) {
    const { status, body: answer } = await caller(method, path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    add(name, answer, status, ask)
  }
  add('a refusal', refusal, 422, (http) => http('POST', '/a'))
  return found
}
