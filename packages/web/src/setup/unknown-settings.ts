import type { SetupView } from '@supplier/core/setup/setup.selectors'

/** The settings when the part that loads them has stopped. */
export const unknownSettings: SetupView = {
  isLoading: false,
  isStale: false,
  hasFailed: false,
  mainBalance: null,
  serviceBalance: null,
  isSubscribed: false,
  steps: null,
  chats: 0,
  orders: 0,
}
