import type { SectionName } from '@supplier/core/kernel/offered'

interface Rule {
  /** What a value must be, as the end of a sentence. */
  readonly expected: string
  readonly accepts: (text: string) => boolean
}

const whole = (least: number, most: number, unit: string): Rule => ({
  expected: `a whole number${unit} from ${least} to ${most}`,
  accepts: (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
})

const header: Rule = {
  expected: 'the name of a header, such as X-Session',
  accepts: (text) => /^[\w!#$%&'*+.^`|~-]+$/.test(text),
}

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'

const hosts = (pattern: RegExp, expected: string): Rule => ({
  expected,
  accepts: (text) =>
    text
      .split(/[\s,]+/)
      .filter((one) => one !== '')
      .every((one) => pattern.test(one)),
})

/** Vite reads this file before it can load the core, so the names stand here again; a missing one does not compile. */
const sections: Readonly<Record<SectionName | 'specified', true>> = {
  specified: true,
  orders: true,
  products: true,
  categories: true,
  imports: true,
  shelvings: true,
  attributes: true,
  reviews: true,
  deliveries: true,
  'payment-methods': true,
  balances: true,
  payouts: true,
  chats: true,
  articles: true,
  integrations: true,
  stores: true,
  notifications: true,
  referrals: true,
  advertising: true,
  'telegram-ads': true,
  statistics: true,
  readiness: true,
  jobs: true,
  events: true,
}

/** Words that someone writes to turn a header on or off; each of them is also a valid name of a header. */
const switches = /^(?:none|no|off|false|0|yes|on|true|1|null)$/i

/** The settings of a deployment, each with its rule; an empty value counts as not set. See README. */
const rules = {
  VITE_API_ORIGIN: {
    expected: 'an origin without a path, such as https://api.example.com',
    accepts: (text) => {
      const written = text.replace(/\/+$/, '')
      return /^https?:\/\//.test(written) && URL.canParse(written) && new URL(written).origin === written
    },
  },
  VITE_SESSION_HEADER: header,
  VITE_LOCALE_HEADER: header,
  VITE_PUSHER_KEY: { expected: 'a key of letters, digits and hyphens', accepts: (text) => /^[\w-]+$/.test(text) },
  VITE_PUSHER_HOST: {
    expected: 'a host without protocol, port and path, such as ws.example.com',
    accepts: (text) => new RegExp(`^(?:${label}(?:\\.${label})*|\\[[\\da-f:]+\\])$`, 'i').test(text),
  },
  VITE_PUSHER_PORT: whole(1, 65_535, ''),
  VITE_PUSHER_CLUSTER: { expected: 'the name of a cluster, such as eu', accepts: (text) => /^[a-z0-9-]+$/.test(text) },
  VITE_TELEGRAM_BOT: {
    expected: 'the name of a bot without its address, such as @supplier_bot',
    accepts: (text) => /^@?\w{3,32}$/.test(text),
  },
  VITE_IDEMPOTENCY_HEADER: {
    expected: 'the name of a header, such as Idempotency-Key, or "none"',
    accepts: (text) => text === 'none' || (header.accepts(text) && !switches.test(text)),
  },
  // Below half a minute the panel would tell moves as not made that a gateway still carries out; above ten minutes
  // nobody waits for the outcome.
  VITE_MONEY_PATIENCE_SECONDS: whole(30, 600, ' of seconds'),
  VITE_PAYMENT_HOSTS: hosts(
    new RegExp(`^\\.?${label}(?:\\.${label})+$`, 'i'),
    'hosts without protocol, port and path, such as pay.example.com,.example-bank.com',
  ),
  VITE_MEDIA_HOSTS: hosts(
    new RegExp(`^${label}(?:\\.${label})+(?::\\d{1,5})?$`, 'i'),
    'hosts without protocol and path, such as media.example.com,cdn.example.com',
  ),
  VITE_PICTURE_MEGABYTES: whole(1, 100, ' of megabytes'),
  VITE_TELL_DIFFERENCES: { expected: '"yes", or empty', accepts: (text) => text === 'yes' },
  VITE_SECTIONS: {
    expected: 'names of sections, such as specified,orders',
    accepts: (text) => text.split(/[\s,]+/).every((one) => one === '' || Object.hasOwn(sections, one)),
  },
} as const satisfies Readonly<Record<string, Rule>>

export type VariableName = keyof typeof rules

/** Set by Vite itself. */
const foreign: ReadonlySet<string> = new Set(['VITE_USER_NODE_ENV'])

/**
 * One sentence for each setting that the build must refuse, because the panel would silently use another value or tell
 * something untrue. A misspelt name is refused as well.
 */
export const mistakesIn = (variables: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(variables).flatMap(([name, value]) => {
    if (!name.startsWith('VITE_') || foreign.has(name)) return []
    const text = String(value ?? '')
    const rule = Object.hasOwn(rules, name) ? rules[name as VariableName] : null
    if (rule === null) return [`${name} is "${text}", but there is no such setting; README lists all of them.`]
    return text === '' || rule.accepts(text) ? [] : [`${name} is "${text}", but must be ${rule.expected}.`]
  })
