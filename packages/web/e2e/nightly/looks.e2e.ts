import { accessibleViews, expectAccessibleInViews, swappedViews } from '../axe.ts'
import { looks } from '../models/looks.ts'
import { expect, test } from '../stage.ts'

for (const [index, look] of looks.entries()) {
  test(`${look.name} is accessible, wide and narrow, light and dark`, async ({ stage: { page, show } }) => {
    await show(look)
    if (look.title) await expect(page).toHaveTitle(new RegExp(`^Suppliers (\\(\\d+\\) )?· ${look.title}$`))
    await expectAccessibleInViews(page, index % 2 === 0 ? accessibleViews : swappedViews, look.width)
  })
}
