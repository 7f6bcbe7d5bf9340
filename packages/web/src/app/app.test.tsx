import { isAuthRoute, routeNames, routeOf, unbuiltRoutes } from '@supplier/core'
import { createSandbox } from '@supplier/test-fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { opened } from '../../testing/opened.tsx'
import { panelScreens } from './panel-screens.ts'

it('exactly the unbuilt routes show that they are not built', async () => {
  const unbuilt = panelScreens['telegram-ads']
  const open = routeNames.filter((name) => !isAuthRoute(name)).filter((name) => routeOf(name).redirect === undefined)
  expect(open.filter((name) => panelScreens[name] === unbuilt)).toEqual([...unbuiltRoutes])
})

it('a page whose code fails to load can be retried', async () => {
  const load = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('404')))
  opened({
    href: '/auth/signup',
    fetch: createSandbox().fetch,
    wrap: (machines) => ({
      ...machines,
      loadScreen: async (name) => {
        await load()
        return machines.loadScreen(name)
      },
    }),
  })
  await screen.findByRole('heading', { name: 'Сторінку не вдалося завантажити' })
  expect(load).toHaveBeenCalledOnce()
  load.mockResolvedValue()
  fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))
  await screen.findByRole('heading', { name: 'Реєстрація постачальника' })
})
