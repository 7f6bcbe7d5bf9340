import type { Page } from 'playwright/test'
import appearance from '../../src/i18n/uk/appearance/index.ts'
import nav from '../../src/i18n/uk/nav/index.ts'
import shell from '../../src/i18n/uk/shell/index.ts'

/** Page object of the frame around every page of the panel. */
export const shellOf = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  menu: page.getByRole('navigation', { name: nav.label }),
  breadcrumb: page.getByRole('navigation', { name: nav.breadcrumb }),
  link: (name: string) => page.getByRole('navigation', { name: nav.label }).getByRole('link', { name }),
  button: (name: string | RegExp) => page.getByRole('button', { name }),
  dialog: (name: string) => page.getByRole('dialog', { name }),
  open: async (path: string) => {
    await page.goto(path)
    await page.waitForSelector('html:not([data-frame])')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
})

export { appearance, nav, shell }
