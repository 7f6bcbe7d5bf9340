import {
  type ArticlesActor,
  openArticle,
  type PreferencesActor,
  panelParts,
  preferencesParts,
  selectArticle,
  selectArticles,
  selectEditor,
  selectLeaving,
  selectLink,
  selectPaywall,
  selectPictureField,
  selectPreferences,
  selectPrompt,
  selectShell,
} from '@supplier/core'
import type { Tab } from './headless.ts'

const overPreferences = async (tab: Tab, screen: PreferencesActor): Promise<readonly (string | false)[]> => {
  const parts = preferencesParts(screen.getSnapshot())
  const isCropped = (kind: 'avatar' | 'background') =>
    selectPictureField(parts[kind].getSnapshot()).doing.step === 'crop'
  const { open } = selectPreferences(screen.getSnapshot()).dialog
  return [
    open !== 'none' && `screen ${open}`,
    isCropped('avatar') && 'screen avatar',
    isCropped('background') && 'screen background',
    selectLink(panelParts(await tab.panel()).link.getSnapshot()).isAsked && 'screen unlink',
  ]
}

const overArticles = (screen: ArticlesActor): readonly (string | false)[] => {
  const article = openArticle(screen.getSnapshot())
  const open = article && selectArticle(article.getSnapshot())
  const written = open?.state === 'open' ? open : null
  const editor = written && selectEditor(written.editor.getSnapshot()).dialog.open
  return [
    selectArticles(screen.getSnapshot()).isFinished && 'screen finished',
    editor !== null && editor !== 'none' && `screen ${editor}`,
    written !== null && written.texts !== null && 'screen texts',
  ]
}

/** Every dialog that a tab shows over its page, as the view draws them. */
export const modalsIn = async (tab: Tab): Promise<readonly string[]> => {
  const { shell, onboarding, leaving, subscription } = panelParts(await tab.panel())
  const { place, screen } = tab.page()
  const { dialog, isMenuOpen } = selectShell(shell.getSnapshot())
  const prompt = selectPrompt(onboarding.getSnapshot())
  const asked = selectLeaving(leaving.getSnapshot())
  const { step } = selectPaywall(subscription.getSnapshot())
  const ofScreen =
    screen && (place.to === 'preferences' || place.to === 'profile')
      ? await overPreferences(tab, screen as unknown as PreferencesActor)
      : screen && place.to === 'articles-information'
        ? overArticles(screen as unknown as ArticlesActor)
        : []
  return [
    ...ofScreen,
    asked !== null && `leaving ${asked}`,
    prompt !== null && `prompt ${prompt}`,
    step !== 'closed' && `paywall ${step}`,
    dialog !== null && `frame ${dialog}`,
    isMenuOpen && 'frame menu',
  ].filter((one) => one !== false)
}
