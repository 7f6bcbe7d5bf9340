import type { Href } from '@supplier/core/kernel/address'
import { type Offered, offeredBy } from '@supplier/core/kernel/offered'
import type { VariableName } from './variables.ts'

/** The build has checked them. */
type Variables = Readonly<Partial<Record<VariableName, string | undefined>>>

/** The location of the page on which the app runs. */
interface Page {
  readonly origin: string
  readonly hostname: string
  readonly port: string
  readonly protocol: string
}

/** The settings that a deployment chooses at build time. */
export interface Settings {
  /** The origin of the API; empty for the origin of the page. */
  readonly apiOrigin: string
  readonly sessionHeader: string
  readonly localeHeader: string
  readonly pusher: {
    readonly key: string
    readonly cluster: string
    readonly host: string
    readonly port: number
    readonly isSecure: boolean
  }
  /** The address of the product's Telegram bot; empty when there is none. */
  readonly telegramBot: Href
  /** The name of the header with the idempotency key of a money operation; `null` when no such header is sent. */
  readonly idempotencyHeader: string | null
  /** How many milliseconds the server may still process a request after a gateway has timed out. */
  readonly moneyPatience: number
  /** Payment hosts that are opened without confirmation. */
  readonly paymentHosts: readonly string[]
  /** Allowed origins for images of suppliers; those with https, and the page’s own, also for files of jobs. */
  readonly imageOrigins: readonly string[]
  /** The maximum size of an image file in bytes. */
  readonly imageBytes: number
  /** The sections of the panel that the server has; `null` for all of them. */
  readonly sections: Offered
  /** Whether the console tells where answers of the server are not what is written about them. */
  readonly tellsDifferences: boolean
}

const listOf = (text: string | undefined): readonly string[] => text?.split(/[\s,]+/).filter((one) => one !== '') ?? []

/**
 * The page’s own origin if it is a loopback address: in local development, the sandbox serves the payment page and the
 * bot from it.
 */
const ownLoopbackOf = ({ protocol, hostname, port }: Page): readonly string[] =>
  /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? [`${protocol}//${hostname}:${port}`] : []

/** Pusher’s own host when there is a key but no host; otherwise the configured host, or the page’s. */
const pusherOf = (variables: Variables, page: Page): Settings['pusher'] => {
  const { VITE_PUSHER_KEY: key, VITE_PUSHER_CLUSTER: cluster, VITE_PUSHER_HOST: host } = variables
  const isHosted = Boolean(key && !host)
  const isSecure = isHosted || page.protocol === 'https:'
  const ownPort = host || isHosted ? '' : page.port
  return {
    key: key || 'supplier-panel',
    cluster: cluster || 'eu',
    host: isHosted ? `ws-${cluster || 'eu'}.pusher.com` : host || page.hostname,
    port: Number(variables.VITE_PUSHER_PORT || ownPort) || (isSecure ? 443 : 80),
    isSecure,
  }
}

/** Without a configured name, local development uses the bot page on the page’s own origin. */
const botOf = (name: string, page: Page): Settings['telegramBot'] => {
  if (name !== '') return `https://t.me/${name.replace(/^@/, '')}`
  const [own] = ownLoopbackOf(page)
  return own ? (`${own}/bot` as Href) : ''
}

const apiOriginOf = (variables: Variables): string => (variables.VITE_API_ORIGIN ?? '').replace(/\/+$/, '')

/**
 * By default the header is sent only to the page’s own origin: for another origin, the browser makes a preflight
 * request, and that server may not allow the header.
 */
const idempotencyOf = (written: string | null, apiOrigin: string, { origin }: Page): string | null => {
  if (written !== null) return written === 'none' ? null : written
  return apiOrigin === '' || apiOrigin === origin ? 'Idempotency-Key' : null
}

export const settingsOf = (variables: Variables, page: Page): Settings => ({
  apiOrigin: apiOriginOf(variables),
  sessionHeader: variables.VITE_SESSION_HEADER || 'X-Session',
  localeHeader: variables.VITE_LOCALE_HEADER || 'Accept-Language',
  pusher: pusherOf(variables, page),
  telegramBot: botOf(variables.VITE_TELEGRAM_BOT ?? '', page),
  idempotencyHeader: idempotencyOf(variables.VITE_IDEMPOTENCY_HEADER || null, apiOriginOf(variables), page),
  moneyPatience: Number(variables.VITE_MONEY_PATIENCE_SECONDS || 90) * 1000,
  paymentHosts: [...listOf(variables.VITE_PAYMENT_HOSTS), ...ownLoopbackOf(page)],
  imageOrigins: [
    page.origin,
    apiOriginOf(variables) || page.origin,
    ...listOf(variables.VITE_MEDIA_HOSTS).map((host) => `https://${host.toLowerCase()}`),
  ],
  imageBytes: Number(variables.VITE_PICTURE_MEGABYTES || 5) * 1024 * 1024,
  tellsDifferences: variables.VITE_TELL_DIFFERENCES === 'yes',
  sections: variables.VITE_SECTIONS ? offeredBy(listOf(variables.VITE_SECTIONS)).offered : null,
})

export const settings = settingsOf(import.meta.env, window.location)

/** Where the files of jobs may come from. */
export const fileOrigins = (): readonly string[] =>
  settings.imageOrigins.filter((origin) => origin.startsWith('https:') || origin === window.location.origin)
