import type { Page } from 'playwright/test'
import accountPage from '../../src/i18n/uk/accountPage/index.ts'
import prompts from '../../src/i18n/uk/prompts/index.ts'
import { sessionPages } from './session.ts'
import { shellOf } from './shell.ts'

const { person, store, bar, draft, telegram, key, manager, security, tabs } = accountPage

export const preferencesPath = '/settings/preferences'

/** Page object of the account. */
export const preferencesOf = (page: Page) => {
  const form = page.locator('form')
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const buttonOf = (name: string, label: string) => section(name).getByRole('button', { name: label, exact: true })
  return {
    confirmed: page.getByRole('img', { name: accountPage.confirmed, exact: true }),
    firstname: field(person.firstname),
    lastname: field(person.lastname),
    telephone: field('Номер телефону'),
    storeName: field(store.name),
    contact: field(store.contact),
    bar: section(bar.label),
    save: buttonOf(bar.label, bar.save),
    discard: buttonOf(bar.label, bar.discard),
    offer: section(draft.label),
    restore: buttonOf(draft.label, draft.restore),
    key: section(key.title),
    newKey: field(key.field),
    changeKey: buttonOf(key.title, key.change),
    saveKey: buttonOf(key.title, key.cancel),
    telegram: section(telegram.title),
    unlink: buttonOf(telegram.title, telegram.unlink),
    connect: buttonOf(telegram.title, telegram.connect),
    manager: section(manager.title),
    changeManager: buttonOf(manager.title, manager.change),
    twoFactor: page.getByRole('checkbox', { name: security.twoFactor }),
    customizing: page.getByRole('link', { name: tabs.look, exact: true }),
    /** Opens another tab of the account. */
    show: (tab: 'profile' | 'store' | 'channels') =>
      page.getByRole('navigation', { name: tabs.label }).getByRole('link', { name: tabs[tab], exact: true }).click(),
    /** The dialog that asks before unsaved changes are left. */
    leaving: page.getByRole('dialog', { name: prompts.leaving.pageTitle }),
    open: async () => {
      await sessionPages(page).openSignedIn(preferencesPath)
      await shellOf(page).heading.waitFor()
    },
  }
}

export { accountPage as preferencesTexts }
