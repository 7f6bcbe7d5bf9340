import { alertsInBrowser } from '@supplier/core/adapters/browser/alerts.browser'
import type { SafeStore } from '@supplier/core/adapters/browser/kernel.browser'
import type { PanelPorts } from '@supplier/core/app/app.port'
import { chime } from './chime.ts'

/** The alerts of this browser, which speak the language of the page. */
export const alertsOf = (local: SafeStore): PanelPorts['alerts'] =>
  alertsInBrowser({
    local,
    locks: navigator.locks,
    notes:
      'Notification' in window
        ? {
            permission: () => Notification.permission,
            requestPermission: () => Notification.requestPermission(),
            show: (title, options) => new Notification(title, options),
          }
        : null,
    loadText: async (note) => {
      const { noteText } = await import('../alerts/alerts.translations.ts')
      return noteText(note, document.documentElement.lang)
    },
    icon: document.querySelector<HTMLLinkElement>('link[rel=icon]'),
    icons: { plain: '/favicon.svg', marked: '/favicon-called.svg' },
    focus: () => window.focus(),
    play: chime,
  })
