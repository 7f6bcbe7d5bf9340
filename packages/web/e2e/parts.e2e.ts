import { routeNames, routeOf, sectionAt } from '@supplier/core/kernel/routes'
import { expect, test } from './seated.ts'

const pages = routeNames.flatMap((name) => {
  const { area, path, redirect } = routeOf(name)
  return area === 'admin' && !redirect && !path.includes(':') ? [{ path, section: sectionAt(name) }] : []
})

test('a server with few sections shows these alone, and no page asks for more or writes into the console', async ({
  page,
  sandbox,
}) => {
  sandbox.load('specified')
  sandbox.setWorld((world) => ({ ...world, served: ['orders'], named: ['specified', 'orders'] }))
  // The first visit learns the list from the settings.
  await page.goto('/settings/customizing')
  const menu = page.getByRole('navigation', { name: 'Головне меню' })
  await expect(menu.getByRole('link')).toHaveText([/Дашборд/, /Замовлення/, /Налаштування/, /Як це працює/])

  const lines: string[] = []
  page.on('console', (message) => message.text().startsWith('Release ') || lines.push(message.text()))
  sandbox.clearRequests()
  for (const { path, section } of pages) {
    await page.goto(path)
    const isThere = section === null || ['balances', 'notifications', 'orders'].includes(section)
    const isFound = isThere && path !== '/404'
    await expect(menu).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Такої сторінки немає' })).toHaveCount(isFound ? 0 : 1)
  }
  const refused = sandbox.requests().filter(({ status }) => status === 404)
  expect([lines, refused.map(({ path }) => path)]).toEqual([[], []])
})
