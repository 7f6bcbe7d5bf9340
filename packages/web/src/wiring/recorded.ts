import type { AppActor, EntryPorts, ScreensPort, Start } from '@supplier/core'
import { createRecorder } from '@supplier/core/flows'
import type { Speaker } from '../i18n/words.ts'
import { secureRandom } from './random.ts'
import { turns } from './turns.ts'

/** Under which name the tab remembers that its sessions are recorded from the beginning. */
const wanted = 'recording'

/** How many of the latest steps are kept of a session nobody wanted to record, and of one that somebody did. */
const kept = { ring: 500, whole: 20_000 }

/** A recorder around the app of this page. Development and sandbox builds only. */
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
    keep: isWanted ? kept.whole : kept.ring,
  })
  const ports = recorder.wrap(original)
  const restart = (isWhole: boolean) => {
    if (isWhole) sessionStorage.setItem(wanted, 'yes')
    else sessionStorage.removeItem(wanted)
    location.reload()
  }
  return {
    ports,
    /** The same with how screens come. */
    around: (screens: ScreensPort): EntryPorts => ({ ...ports, screens: recorder.wrapScreens(screens) }),
    clock: recorder.clock,
    started: (app: AppActor, start: Start): AppActor => {
      recorder.start(app, start)
      return app
    },
    /** Puts what starts and ends a recording into a corner of the page. */
    stand: async (app: AppActor, speaker: Speaker): Promise<void> => {
      const { standRecorder } = await import('../../inspect/recorder/stand.tsx')
      standRecorder({ app, speaker, isWanted, text: recorder.text, restart })
    },
  }
}
