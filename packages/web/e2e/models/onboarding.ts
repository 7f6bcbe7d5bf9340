import type { Page } from 'playwright/test'
import prompts from '../../src/i18n/uk/prompts/index.ts'

const { storeName, manager, connect, articles } = prompts

/** Page object of a new supplier's first dialogs. */
export const onboardingDialogs = (page: Page) => {
  const dialog = (title: string) => page.getByRole('dialog', { name: title })
  const named = dialog(storeName.title)
  const managed = dialog(manager.title)
  return {
    storeName: named,
    manager: managed,
    connect: dialog(connect.title),
    articles: dialog(articles.title),
    all: page.getByRole('dialog'),
    name: named.getByRole('textbox', { name: storeName.label }),
    username: managed.getByRole('textbox', { name: manager.username }),
    bot: page.getByRole('link', { name: connect.open }),
    button: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
    postpone: () => page.getByRole('dialog').getByRole('button', { name: prompts.later, exact: true }).click(),
    save: () => page.getByRole('dialog').getByRole('button', { name: prompts.save, exact: true }).click(),
  }
}

export { prompts }
