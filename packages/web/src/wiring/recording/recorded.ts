import type { Start } from '@supplier/core/app/app.compose'
import type { AppActor } from '@supplier/core/app/app.machine'
import type { EntryPorts, ScreensPort } from '@supplier/core/app/app.port'
import { createMask } from '@supplier/core/flows/mask'
import { createRecorder } from '@supplier/core/flows/recorder'
import type { LanguageStore } from '../../i18n/language.ts'
import { settings } from '../../settings/settings.ts'
import { secureRandom } from '../random.ts'
import { runningRelease } from '../running-release.ts'
import { turns } from './turns.ts'

/**
 * Keys of the session storage: `recording` is set while whole sessions are recorded in this tab, `masked` asks for masks
 * also where the people are invented, `recorded` holds what was recorded before the page was loaded again.
 */
const keys = { wanted: 'recording', masked: 'masked', earlier: 'recorded' } as const

/** The number of latest steps that are kept: without a request to record, and when a whole session is recorded. */
const kept = { ring: 500, whole: 20_000 }

/** The API of another origin has real people; the sandbox, which serves the page itself, has invented ones. */
const isMasked = (): boolean =>
  !['', location.origin].includes(settings.apiOrigin) || sessionStorage.getItem(keys.masked) !== null

/** Makes a recorder for the app of this page. Development and sandbox builds only. */
export const recorded = (original: EntryPorts) => {
  const isWanted = sessionStorage.getItem(keys.wanted) !== null
  const earlier = sessionStorage.getItem(keys.earlier) ?? ''
  const recorder = createRecorder({
    timers: {
      setTimeout: (run, delay) => setTimeout(run, delay),
      clearTimeout: (id) => clearTimeout(id as number),
    },
    later: turns(),
    mask: isMasked() ? createMask(secureRandom()) : null,
    origin: {
      build: runningRelease(document) ?? new URL(import.meta.url).pathname.split('/').pop() ?? '',
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    save: isWanted ? kept.whole : kept.ring,
  })
  const ports = recorder.wrap(original)
  const text = () => earlier + recorder.text()
  const keepForNextLoad = () => {
    try {
      sessionStorage.setItem(keys.earlier, text())
    } catch {
      original.log.note('recording too long to go on after a load')
    }
  }
  if (isWanted) addEventListener('pagehide', keepForNextLoad)
  const restart = (isWhole: boolean) => {
    removeEventListener('pagehide', keepForNextLoad)
    sessionStorage.removeItem(keys.earlier)
    if (isWhole) sessionStorage.setItem(keys.wanted, 'yes')
    else sessionStorage.removeItem(keys.wanted)
    location.reload()
  }
  return {
    ports,
    /** The recorded ports with the loading of screens, which is recorded too. */
    around: (screens: ScreensPort): EntryPorts => ({ ...ports, screens: recorder.wrapScreens(screens) }),
    clock: recorder.clock,
    started: (app: AppActor, start: Start): AppActor => {
      recorder.start(app, start)
      return app
    },
    /** Adds the recorder bar to the corner of the page. */
    stand: async (app: AppActor, languageStore: LanguageStore): Promise<void> => {
      const { standRecorder } = await import('../../../inspect/recorder/stand.tsx')
      standRecorder({ app, languageStore, isWanted, text, restart, act: recorder.act })
    },
  }
}
