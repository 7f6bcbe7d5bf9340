import {
  composeApp,
  defaultAppearance,
  noTelephone,
  selectAppearance,
  selectOpenNotices,
  trunkParts,
} from '@supplier/core'
import { silentPorts } from '@supplier/core/testing'
import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { createSpeaker } from '../i18n/words.ts'
import { speakForApp } from './speak-along.ts'

const started = (language: 'uk' | 'en', speak = createSpeaker().speak) => {
  const speaker = { ...createSpeaker(), speak: vi.fn(speak) }
  const app = composeApp(silentPorts(), {
    session: null,
    href: '/auth',
    telephone: noTelephone,
    appearance: { ...defaultAppearance, language },
  }).start()
  const note = vi.fn()
  speakForApp(app, speaker, { note })
  return { ...trunkParts(app), speaker, note }
}

const unreachable = () => Promise.reject(new Error('404'))

it('the words follow the language', async () => {
  const { appearance, speaker, note } = started('uk')
  appearance.send({ type: 'language.chosen', language: 'en' })
  await vi.waitFor(() => expect(speaker.speak).toHaveBeenCalledWith('en'))
  expect(note).not.toHaveBeenCalled()
})

it.each([
  ['chosen now', 'uk'],
  ['remembered from the last visit', 'en'],
] as const)('a language %s whose words do not come is said, and the one that is spoken shows', async (_, first) => {
  const speak = (language: 'uk' | 'en') => (language === 'en' ? unreachable() : Promise.resolve())
  const { appearance, notices, note } = started(first, speak)
  if (first === 'uk') appearance.send({ type: 'language.chosen', language: 'en' })
  const { context } = await waitFor(notices, (snapshot) => selectOpenNotices(snapshot).length > 0)
  expect(context.notices.map(({ message }) => message)).toEqual([{ key: 'appearance.wordsMissing' }])
  expect(selectAppearance(appearance.getSnapshot()).language).toBe('uk')
  expect(note).toHaveBeenCalledWith('words not loaded')
})
