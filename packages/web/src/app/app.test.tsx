import { isAuthRoute, routeNames, routeOf } from '@supplier/core/kernel/routes'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { opened } from '../../testing/opened.tsx'
import { panelScreens } from './panel-screens.ts'

it('every route of the panel has a screen', () => {
  const open = routeNames.filter((name) => !isAuthRoute(name)).filter((name) => routeOf(name).redirect === undefined)
  const missing = panelScreens['not-found']
  expect(open.filter((name) => panelScreens[name] === missing)).toEqual(['not-found'])
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
