import type { AppActor, EntryPorts, ScreensPort, Start } from '@supplier/core'
import { createRecorder } from '@supplier/core/flows'
import type { LanguageStore } from '../i18n/language-store.ts'
import { secureRandom } from './random.ts'
import { turns } from './turns.ts'

/** The session storage key that is set while whole sessions are recorded in this tab. */
const wanted = 'recording'

/** The number of latest steps that are kept: without a request to record, and when a whole session is recorded. */
const kept = { ring: 500, whole: 20_000 }

/** Makes a recorder for the app of this page. Development and sandbox builds only. */
export const recorded = (original: EntryPorts) => {
  const isWanted = sessionStorage.getItem(wanted) !== null
  const recorder = createRecorder({
    timers: {
      setTimeout: (run, delay) => setTimeout(run, delay),
      clearTimeout: (id) => clearTimeout(id as number),
    },
    later: turns(),
    random: secureRandom(),
    origin: {
      build: new URL(import.meta.url).pathname.split('/').pop() ?? '',
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    save: isWanted ? kept.whole : kept.ring,
  })
  const ports = recorder.wrap(original)
  const restart = (isWhole: boolean) => {
    if (isWhole) sessionStorage.setItem(wanted, 'yes')
    else sessionStorage.removeItem(wanted)
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
      const { standRecorder } = await import('../../inspect/recorder/stand.tsx')
      standRecorder({ app, languageStore, isWanted, text: recorder.text, restart })
    },
  }
}
