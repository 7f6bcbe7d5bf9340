/// <reference types="vite/client" />

/**
 * Whether this is a development build. The build replaces it with a constant, so that code behind it is removed from
 * production.
 */
declare const __DEVELOPMENT__: boolean

/** Whether the app can be inspected: in development and sandbox builds. The build replaces it with a constant, too. */
declare const __FLOWS__: boolean

/** The settings of a deployment; see README. */
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
