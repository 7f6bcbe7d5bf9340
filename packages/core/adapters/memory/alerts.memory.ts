import type { AlertNote, Permission } from '../../src/alerts/alerts.domain.ts'
import type { AlertsPort } from '../../src/alerts/alerts.port.ts'
import { alertsInBrowser } from '../browser/alerts.browser.ts'
import type { Locks, SafeStore } from '../browser/kernel.browser.ts'

interface Surroundings {
  readonly local: SafeStore
  readonly locks: Locks | undefined
}

/** Alerts that a test reads instead of hearing them. */
export const alertsInMemory = ({ local, locks }: Surroundings) => {
  const told: AlertNote[] = []
  const opened: (() => void)[] = []
  const icon = { href: 'plain' }
  let permission: Permission = 'default'
  let sounds = 0
  const alerts: AlertsPort = alertsInBrowser({
    local,
    locks,
    notes: {
      permission: () => permission,
      requestPermission: async () => {
        permission = 'granted'
        return permission
      },
      show: () => {
        const note = { onclick: null as unknown, close: () => {} }
        opened.push(() =>
          (note.onclick as ((event: { preventDefault(): void }) => void) | null)?.({ preventDefault: () => {} }),
        )
        return note
      },
    },
    loadText: async (note) => {
      told.push(note)
      return { title: note.kind, body: '' }
    },
    icon,
    icons: { plain: 'plain', marked: 'marked' },
    focus: () => {},
    play: () => {
      sounds += 1
    },
  })
  return {
    alerts,
    /** The notifications that this browser has shown, its sounds, and the icon of the page. */
    alerted: () => ({ notes: told, sounds, icon: icon.href }),
    /** Follows the last notification. */
    openNote: () => opened.at(-1)?.(),
  }
}
