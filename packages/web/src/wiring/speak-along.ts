import { type AppActor, type Language, type LogPort, selectAppearance, trunkParts } from '@supplier/core'
import type { Speaker } from '../i18n/words.ts'

/** The words follow the language that was chosen. */
export const speakAlong = (app: AppActor, speaker: Speaker, onMissing: (spoken: Language) => void): void => {
  const { appearance } = trunkParts(app)
  const follow = () =>
    void speaker
      .speak(selectAppearance(appearance.getSnapshot()).language)
      .catch(() => onMissing(speaker.read().language))
  appearance.subscribe(follow)
  follow()
}

/** The same, and the app hears of it where the words do not come. */
export const speakForApp = (app: AppActor, speaker: Speaker, log: LogPort): void =>
  speakAlong(app, speaker, (spoken) => {
    log.note('words not loaded')
    trunkParts(app).appearance.send({ type: 'words.missing', spoken })
  })
