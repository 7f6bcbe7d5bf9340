import type { AlertNote, Permission } from '../../src/alerts/alerts.domain.ts'
import type { AlertsPort, NoteOpened } from '../../src/alerts/alerts.port.ts'
import { held, type Locks, type SafeStore } from './kernel.browser.ts'

/** The notifications of a browser. */
export interface Notes {
  readonly permission: () => string
  readonly requestPermission: () => Promise<string>
  /** Throws where pages may show none. */
  readonly show: (
    title: string,
    options: { readonly body: string; readonly tag: string; readonly icon: string },
  ) => { onclick: unknown; close(): void }
}

interface Surroundings {
  readonly local: SafeStore
  readonly locks: Locks | undefined
  /** `null` in a browser that has none. */
  readonly notes: Notes | null
  readonly loadText: (note: AlertNote) => Promise<{ readonly title: string; readonly body: string }>
  readonly icon: { href: string } | null
  /** The addresses of the icon without and with a dot. */
  readonly icons: { readonly plain: string; readonly marked: string }
  readonly focus: () => void
  readonly play: () => void
}

const soundKey = 'sound'

/** The sound, the notifications and the icon of this browser. */
export const alertsInBrowser = ({ local, locks, notes, icon, icons, ...around }: Surroundings): AlertsPort => {
  const listeners = new Set<(event: NoteOpened) => void>()
  const permissionOf = (written: string | undefined): Permission =>
    written === 'granted' || written === 'denied' || written === 'default' ? written : 'unsupported'

  const show = async (note: AlertNote): Promise<void> => {
    if (notes === null) return
    try {
      const { title, body } = await around.loadText(note)
      const shown = notes.show(title, { body, tag: note.kind, icon: icons.plain })
      shown.onclick = (event: { preventDefault(): void }) => {
        event.preventDefault()
        around.focus()
        shown.close()
        for (const emit of listeners) emit({ type: 'note.opened', location: note.location })
      }
    } catch {
      // Chrome on Android has notifications of service workers only; the texts may not load without a connection.
    }
  }

  return {
    holdTurn: (emit, { supplierId, takes }) =>
      held(locks, `alerts.${supplierId}`, takes ? { steal: true } : {}, (isGranted) =>
        // Without locks every tab has the turn; a stolen lock answers with an error.
        emit({ type: isGranted === true || locks === undefined ? 'turn.granted' : 'turn.lost' }),
      ),
    markIcon: () => {
      if (icon) icon.href = icons.marked
      return () => {
        if (icon) icon.href = icons.plain
      }
    },
    watchNotes: (emit) => {
      listeners.add(emit)
      return () => void listeners.delete(emit)
    },
    loadChoice: async () => ({
      isSoundOn: local.read(soundKey) === 'on',
      permission: permissionOf(notes?.permission()),
    }),
    saveSound: async (isOn) => {
      if (isOn) local.write(soundKey, 'on')
      else local.remove(soundKey)
    },
    requestPermission: async () => permissionOf(await notes?.requestPermission()),
    announce: async ({ hasSound, notes: shown }) => {
      if (hasSound) around.play()
      await Promise.all(shown.map(show))
    },
  }
}
