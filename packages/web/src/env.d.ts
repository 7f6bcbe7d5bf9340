/// <reference types="vite/client" />

/** Whether this is a development build. A constant, so that what it guards is left out of production. */
declare const __DEVELOPMENT__: boolean

/** Whether the app can be inspected: in development and sandbox builds. A constant, for the same reason. */
declare const __FLOWS__: boolean

/** What a deployment may set; see README. */
interface ImportMetaEnv {
  readonly VITE_API_ORIGIN?: string
  readonly VITE_SESSION_HEADER?: string
  readonly VITE_LOCALE_HEADER?: string
  readonly VITE_PUSHER_KEY?: string
  readonly VITE_PUSHER_HOST?: string
  readonly VITE_PUSHER_PORT?: string
  readonly VITE_PUSHER_CLUSTER?: string
  readonly VITE_TELEGRAM_BOT?: string
  readonly VITE_PAYMENT_HOSTS?: string
  readonly VITE_IDEMPOTENCY_HEADER?: string
}
