import { type AppActor, type LogPort, selectAppearance, trunkParts } from '@supplier/core'
import type { Speaker } from '../i18n/words.ts'

/** The words follow the language that was chosen. */
export const speakAlong = (app: AppActor, speaker: Speaker, log: LogPort): void => {
  trunkParts(app).appearance.subscribe((snapshot) => {
    speaker.speak(selectAppearance(snapshot).language).catch(() => log.note('words not loaded'))
  })
}
