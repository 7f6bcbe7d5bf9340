import type { AppActor } from '@supplier/core/app/app.machine'
import { appearanceOf } from '@supplier/core/appearance/appearance.domain'
import type { AppearanceActor } from '@supplier/core/appearance/appearance.machine'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadedLanguageOf } from '../i18n/language.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { CustomizingScreen } from './CustomizingScreen.tsx'

const shown = () => {
  const snapshot = { context: { appearance: appearanceOf({ theme: 'dark' }) } }
  const appearance = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: vi.fn<AppearanceActor['send']>(),
  }
  const entry = { children: { appearance }, context: { panel: null }, matches: () => false }
  const app = { getSnapshot: () => entry, subscribe: () => ({ unsubscribe: () => {} }) } as unknown as AppActor
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel })}>
      <CustomizingScreen app={app} />
    </FixedTranslations>,
  )
  return appearance
}

it('shows the chosen options', () => {
  shown()
  const chosen = screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent)
  expect(chosen).toEqual(['Темна', 'Вільна', 'Українська'])
})

it('sends every choice at once', () => {
  const { send } = shown()
  for (const name of ['Світла', 'Щільна', 'English']) fireEvent.click(screen.getByRole('radio', { name }))
  expect(send.mock.calls.map(([event]) => event)).toEqual([
    { type: 'theme.chosen', theme: 'light' },
    { type: 'density.chosen', density: 'compact' },
    { type: 'language.chosen', language: 'en' },
  ])
})
