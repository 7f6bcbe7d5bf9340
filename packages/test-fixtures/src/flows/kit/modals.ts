import { panelParts } from '@supplier/core/app/panel.selectors'
import type { ArticlesActor } from '@supplier/core/articles/articles.machine'
import { openArticle, selectArticle, selectArticles } from '@supplier/core/articles/articles.selectors'
import { selectEditor } from '@supplier/core/articles/editor.selectors'
import { selectImageField } from '@supplier/core/images/image.selectors'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import { selectPrompt } from '@supplier/core/onboarding/onboarding.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts, selectPreferences } from '@supplier/core/preferences/preferences.selectors'
import { selectShell } from '@supplier/core/shell/shell.selectors'
import { selectPaywall } from '@supplier/core/subscription/subscription.selectors'
import { selectLink } from '@supplier/core/telegram/telegram.selectors'
import type { Tab } from './headless.ts'

const overPreferences = async (tab: Tab, screen: PreferencesActor): Promise<readonly (string | false)[]> => {
  const parts = preferencesParts(screen.getSnapshot())
  const isCropped = (kind: 'avatar' | 'background') =>
    selectImageField(parts[kind].getSnapshot()).activity.step === 'crop'
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

/** Every dialog that a tab shows over its page, in the order of the view. */
export const modalsIn = async (tab: Tab): Promise<readonly string[]> => {
  const { shell, onboarding, leaveGuard, subscription } = panelParts(await tab.panel())
  const { location, screen } = tab.page()
  const { dialog, isMenuOpen } = selectShell(shell.getSnapshot())
  const prompt = selectPrompt(onboarding.getSnapshot())
  const asked = selectLeaveGuard(leaveGuard.getSnapshot())
  const { step } = selectPaywall(subscription.getSnapshot())
  const ofScreen =
    screen && (location.to === 'preferences' || location.to === 'profile')
      ? await overPreferences(tab, screen as unknown as PreferencesActor)
      : screen && location.to === 'articles-information'
        ? overArticles(screen as unknown as ArticlesActor)
        : []
  return [
    ...ofScreen,
    asked !== null && `leaveGuard ${asked}`,
    prompt !== null && `prompt ${prompt}`,
    step !== 'closed' && `paywall ${step}`,
    dialog !== null && `frame ${dialog}`,
    isMenuOpen && 'frame menu',
  ].filter((one) => one !== false)
}
