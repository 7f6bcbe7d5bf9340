import type { Page } from 'playwright/test'
import { importsTranslations } from '../../src/imports/report/imports.translations.ts'
import type { Look } from './look.ts'

const t = importsTranslations.uk

const rows = [
  'Артикул;Назва;Категорія;Ціна;Залишок',
  'IMP-1;Чашка;Посуд;100;5',
  'KO-2040;Свічка;;200;30',
  'B-1;Кіт;Футб.;дорого;1',
]

/** Brings an import to its check, with rows of every outcome. */
const checked = async (page: Page): Promise<void> => {
  const buffer = Buffer.from(rows.join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'price.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: t.next }).click()
  await page.getByText(t.categoriesTitle).waitFor()
  await page.getByRole('button', { name: t.next }).click()
  await page.getByRole('button', { name: t.fixAll }).first().waitFor()
}

const begin = (page: Page) => page.getByRole('button', { name: /^Імпортувати \d/ }).click()

/** Imports and integrations: the steps of an import, its report, and what can be connected. */
export const supplyLooks: readonly Look[] = [
  { name: 'import, checked', path: '/products/import', act: checked },
  {
    name: 'import, reported',
    path: '/products/import',
    act: async (page) => {
      await checked(page)
      await begin(page)
      await page.getByRole('button', { name: t.rollback }).waitFor()
    },
  },
  { name: 'links that are imported', path: '/products/imports?view=sources' },
  { name: 'integration that synchronises', path: '/integrations/edit/1601' },
  {
    name: 'lost event sent again',
    path: '/integrations/edit/1603?do=again#1603-2',
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'new integration of a kind', path: '/integrations/create?kind=keycrm' },
]
