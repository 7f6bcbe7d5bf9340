type Variables = Readonly<Record<`VITE_${string}`, string | undefined>>

/** The page the app stands on. */
interface Page {
  readonly origin: string
  readonly hostname: string
  readonly port: string
  readonly protocol: string
}

/** What a deployment chooses when it builds the app. */
export interface Settings {
  /** Of the API; empty for the page's own. */
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
  readonly telegramBot: string
  /** The name under which a move of money carries its id; `null` when it carries none. */
  readonly idempotencyHeader: string | null
  /** Milliseconds that a request may live behind a gateway that has given up on it. */
  readonly moneyPatience: number
  /** Hosts that a top-up may lead to without asking. */
  readonly paymentHosts: readonly string[]
  /** Where pictures of suppliers may come from. */
  readonly pictureOrigins: readonly string[]
  /** The largest file that may become a picture. */
  readonly pictureBytes: number
}

const listOf = (text: string | undefined): readonly string[] => text?.split(/[\s,]+/).filter((one) => one !== '') ?? []

/** On a machine of one's own the payment page may stand on the panel's own origin. */
const ownLoopbackOf = ({ protocol, hostname, port }: Page): readonly string[] =>
  /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? [`${protocol}//${hostname}:${port}`] : []

/** Hosted Pusher where a key is given without a host; else the host, or the page's own. */
const pusherOf = (variables: Variables, page: Page): Settings['pusher'] => {
  const { VITE_PUSHER_KEY: key, VITE_PUSHER_CLUSTER: cluster, VITE_PUSHER_HOST: host } = variables
  const isHosted = Boolean(key && !host)
  const isSecure = isHosted || page.protocol === 'https:'
  const ownPort = host || isHosted ? '' : page.port
  return {
    key: key || 'supplier-panel',
    cluster: cluster || 'eu',
    host: isHosted ? `ws-${cluster || 'eu'}.pusher.com` : host || page.hostname,
    port: Number(variables['VITE_PUSHER_PORT'] || ownPort) || (isSecure ? 443 : 80),
    isSecure,
  }
}

/** Without a name the bot of one's own machine stands on the panel's own origin. */
const botOf = (name: string, page: Page): string => {
  if (name !== '') return `https://t.me/${name.replace(/^@/, '')}`
  const [own] = ownLoopbackOf(page)
  return own ? `${own}/bot` : ''
}

const apiOriginOf = (variables: Variables): string => (variables['VITE_API_ORIGIN'] ?? '').replace(/\/+$/, '')

/** On the page's own origin no browser asks the server whether it allows a header; elsewhere it does. */
const idempotencyOf = (written: string | null, apiOrigin: string, { origin }: Page): string | null => {
  if (written !== null) return written === 'none' ? null : written
  return apiOrigin === '' || apiOrigin === origin ? 'Idempotency-Key' : null
}

export const settingsOf = (variables: Variables, page: Page): Settings => ({
  apiOrigin: apiOriginOf(variables),
  sessionHeader: variables['VITE_SESSION_HEADER'] || 'X-Session',
  localeHeader: variables['VITE_LOCALE_HEADER'] || 'Accept-Language',
  pusher: pusherOf(variables, page),
  telegramBot: botOf(variables['VITE_TELEGRAM_BOT'] ?? '', page),
  idempotencyHeader: idempotencyOf(variables['VITE_IDEMPOTENCY_HEADER'] || null, apiOriginOf(variables), page),
  moneyPatience: (Number(variables['VITE_MONEY_PATIENCE_SECONDS']) || 90) * 1000,
  paymentHosts: [...listOf(variables['VITE_PAYMENT_HOSTS']), ...ownLoopbackOf(page)],
  pictureOrigins: [
    page.origin,
    apiOriginOf(variables) || page.origin,
    ...listOf(variables['VITE_MEDIA_HOSTS']).map((host) => `https://${host}`),
  ],
  pictureBytes: (Number(variables['VITE_PICTURE_MEGABYTES']) || 5) * 1024 * 1024,
})

export const settings = settingsOf(import.meta.env, window.location)
