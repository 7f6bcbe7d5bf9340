import { composeApp } from '@supplier/core/app/app.compose'
import type { AppActor } from '@supplier/core/app/app.machine'
import type { Ports } from '@supplier/core/app/app.port'
import { appParts, selectLocation } from '@supplier/core/app/app.selectors'
import { panelParts, selectPanel } from '@supplier/core/app/panel.selectors'
import { defaultAppearance } from '@supplier/core/appearance/appearance.domain'
import { selectAppearance } from '@supplier/core/appearance/appearance.selectors'
import { noTelephone } from '@supplier/core/countries/countries.domain'
import { kopecks } from '@supplier/core/kernel/money'
import { pathOf, type RouteName } from '@supplier/core/kernel/routes'
import type { Supplier } from '@supplier/core/session/session.domain'
import type { Setup } from '@supplier/core/setup/setup.domain'
import { silentPorts, someSession, someSetup } from '@supplier/core/testing/ports'
import { selectOpenToasts } from '@supplier/core/toasts/toasts.selectors'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { waitFor as until } from 'xstate'
import { TranslationsProvider } from '../i18n/TranslationsProvider.tsx'
import { createLocationHook } from '../navigation/location.ts'
import { ThroughOutlet } from '../ui/layout/Outlet.tsx'
import { createLanguageStore } from '../wiring/language/language-store.ts'
import { Shell } from './Shell.tsx'

const supplier: Supplier = {
  ...someSession.supplier,
  id: 417,
  firstname: 'Олена',
  lastname: 'Коваль',
  storeName: 'Ґанок',
}

const done: Setup = { ...someSetup, mainBalance: kopecks(1_234_50) }

interface Given {
  readonly setup?: Partial<Setup> | 'never' | 'failing'
  readonly to?: Extract<
    RouteName,
    'orders' | 'customizing' | 'articles-information' | 'preferences' | 'attribute-groups'
  >
  readonly person?: Partial<Supplier>
  readonly ports?: Partial<Ports>
  readonly page?: React.ReactNode
}

const portsWith = (setup: Given['setup'], more: Partial<Ports>): Ports =>
  silentPorts({
    ...(setup !== 'never' && {
      setup: {
        fetchSetup: async () => {
          if (setup === 'failing') throw new Error('no settings')
          return { ...done, ...setup }
        },
      },
    }),
    ...more,
  })

const shown = async ({ setup = {}, to = 'orders', person = {}, ports = {}, page = 'page' }: Given = {}) => {
  const languageStore = createLanguageStore()
  await languageStore.load('panel')
  const app: AppActor = composeApp(portsWith(setup, ports), {
    session: { token: 't', supplier: { ...supplier, ...person } },
    href: pathOf({ to }),
    telephone: noTelephone,
    appearance: defaultAppearance,
  }).start()
  render(
    <TranslationsProvider languageStore={languageStore}>
      <Router hook={createLocationHook(app)}>
        <Shell app={app} telegramBot="https://t.me/some_bot">
          {page}
        </Shell>
      </Router>
    </TranslationsProvider>,
  )
  await screen.findByRole('navigation', { name: 'Головне меню' })
  await act(async () => {
    await until(appParts(app).outlet, (snapshot) => snapshot.matches('shown'))
  })
  return app
}

const menu = () => within(screen.getByRole('navigation', { name: 'Головне меню' }))
const press = (key: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(document.body, { key, ...more }))
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element))

it('the title of the tab says how many orders and rooms wait, behind the name of the product', async () => {
  await shown({ setup: { orders: 2, chats: 1 } })
  await waitFor(() => expect(document.title).toBe('Suppliers (3) · Замовлення'))
})

describe('the top bar', () => {
  it('shows the main balance and links to the balances', async () => {
    await shown()
    const balance = await screen.findByRole('link', { name: 'Основний баланс: 1\u202f234,50\u202fгрн.' })
    expect(balance.getAttribute('href')).toBe('/payments/balances')
  })

  it('shows five asterisks while the balance is unknown, never zero', async () => {
    await shown({ setup: { mainBalance: null } })
    const balance = await screen.findByRole('link', { name: 'Основний баланс невідомий' })
    expect(balance.textContent).toBe('*****')
  })

  it('links to the home page and to notifications', async () => {
    await shown()
    expect(screen.getByRole('link', { name: 'Suppliers: На головну' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Сповіщення' }).getAttribute('href')).toBe('/notifications')
  })

  it('shows when there is no network', async () => {
    await shown({ ports: { connectivity: { isOnline: async () => false, watchConnectivity: () => () => {} } } })
    expect(await screen.findByText('немає з’єднання')).not.toBe(null)
    expect(screen.getByRole('region', { name: 'Немає з’єднання з інтернетом' })).not.toBe(null)
  })
})

describe('the tabs of an area', () => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Продукти' })).getAllByRole('link')

  it('lead to its pages and mark the open one', async () => {
    const app = await shown({ to: 'attribute-groups' })
    expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toContainEqual([
      'Групи атрибутів',
      'page',
    ])
    await click(within(screen.getByRole('navigation', { name: 'Продукти' })).getByRole('link', { name: 'Атрибути' }))
    expect(selectLocation(app.getSnapshot()).to).toBe('attributes')
  })

  it('are not shown over a page that belongs to no area', async () => {
    await shown({ to: 'orders' })
    expect(screen.queryByRole('navigation', { name: 'Продукти' })).toBe(null)
  })
})

describe('the sidebar', () => {
  it('shows counts of orders and chats above zero, also on a closed group', async () => {
    await shown({ setup: { orders: 3, chats: 120 } })
    expect((await menu().findByRole('img', { name: '3 нові замовлення' })).textContent).toBe('3')
    expect(menu().getAllByRole('img', { name: '120 чатів без відповіді' })[0]?.textContent).toBe('99+')
  })

  it('shows no count at zero', async () => {
    await shown()
    await screen.findByText('1 234,50 грн.')
    expect(menu().queryAllByRole('img')).toEqual([])
  })

  it('starts with the products group open and the others closed', async () => {
    await shown()
    const state = (name: string) => menu().getByRole('button', { name }).getAttribute('aria-expanded')
    expect([state('Продукти'), state('Платежі'), state('Комунікації')]).toEqual(['true', 'false', 'false'])
    await click(menu().getByRole('button', { name: 'Платежі' }))
    expect([state('Продукти'), state('Платежі')]).toEqual(['true', 'true'])
    expect(menu().getByRole('link', { name: 'Виплати' }).getAttribute('href')).toBe('/payments/payouts')
  })

  it('marks the current page or its parent', async () => {
    const app = await shown()
    expect(menu().getByRole('link', { name: 'Замовлення' }).getAttribute('aria-current')).toBe('page')
    await act(async () => app.send({ type: 'navigation.requested', location: { to: 'customizing' } }))
    expect(menu().getByRole('link', { name: 'Замовлення' }).getAttribute('aria-current')).toBe(null)
    expect(menu().getByRole('link', { name: 'Налаштування' }).getAttribute('aria-current')).toBe('true')
  })

  it.each([true, false])('shows the articles when their step is done: %s', async (information) => {
    await shown({ setup: { steps: { ...done.steps, information } } })
    await screen.findByText('1 234,50 грн.')
    expect(menu().queryAllByRole('link', { name: 'Інформаційні статті' })).toHaveLength(information ? 1 : 0)
  })

  it('opens the bot in a new tab without access to this one', async () => {
    await shown()
    const bot = menu().getByRole('link', { name: /^Як це працює\?/ })
    expect([bot.getAttribute('href'), bot.getAttribute('target'), bot.getAttribute('rel')]).toEqual([
      'https://t.me/some_bot',
      '_blank',
      'noopener',
    ])
  })

  it('becomes narrow, and the choice is saved', async () => {
    const saveAppearance = vi.fn(async () => {})
    const app = await shown({ ports: { appearance: { saveAppearance, watchAppearance: () => () => {} } } })
    await click(menu().getByRole('button', { name: 'Згорнути меню' }))
    expect(selectAppearance(appParts(app).appearance.getSnapshot()).isSidebarNarrow).toBe(true)
    expect(saveAppearance).toHaveBeenCalledWith(
      { appearance: { ...defaultAppearance, isSidebarNarrow: true }, chosen: { isSidebarNarrow: true } },
      expect.anything(),
    )
    expect(menu().getByRole('button', { name: 'Розгорнути меню' })).not.toBe(null)
  })

  it('logs out', async () => {
    const app = await shown()
    await click(menu().getByRole('button', { name: 'Вийти' }))
    expect(selectLocation(app.getSnapshot()).to).toBe('login')
  })

  it('covers the page on phones until it is closed or a link is followed', async () => {
    await shown()
    await click(screen.getByRole('button', { name: 'Відкрити меню' }))
    const drawer = await screen.findByRole('dialog', { name: 'Меню' })
    await act(async () => void fireEvent.keyDown(drawer, { key: 'Escape' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))

    await click(screen.getByRole('button', { name: 'Відкрити меню' }))
    await click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Методи доставки' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Методи доставки')
  })
})

describe('the page head', () => {
  it('shows the breadcrumb from home to the current page', async () => {
    await shown({ to: 'customizing' })
    const crumbs = within(screen.getByRole('navigation', { name: 'Шлях до сторінки' }))
    expect(crumbs.getByRole('link', { name: 'Головна' }).getAttribute('href')).toBe('/')
    expect(crumbs.getByRole('link', { name: 'Налаштування' }).getAttribute('href')).toBe('/settings')
    expect(crumbs.getByText('Налаштування додатка').getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Налаштування додатка')
  })

  it('has an outlet for the main action of a page', async () => {
    const action = (
      <ThroughOutlet>
        <button type="button">Додати</button>
      </ThroughOutlet>
    )
    await shown({ page: action })
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe('ЗамовленняДодати')
  })
})

describe('the banner', () => {
  const half = { information: false, product: true, delivery: true, payment: false }

  it('shows the progress of the setup and links to the next step', async () => {
    await shown({ setup: { steps: half } })
    const banner = within(await screen.findByRole('region', { name: 'Налаштування магазину' }))
    expect(banner.getByText('Виконано 2 з 4')).not.toBe(null)
    expect(banner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Інформаційні статті: ще не виконано',
      'Товари: готово',
      'Доставка: готово',
      'Оплата: ще не виконано',
    ])
    expect(banner.getByRole('link', { name: 'Додати статті' }).getAttribute('href')).toBe('/articles-information')
  })

  it('is hidden when every step is done', async () => {
    await shown()
    await screen.findByText('1 234,50 грн.')
    expect(screen.queryByRole('region', { name: 'Налаштування магазину' })).toBe(null)
  })

  it('reports that the settings failed to load, and retries', async () => {
    const fetchSetup = vi.fn().mockRejectedValueOnce(new Error('no settings')).mockResolvedValue(done)
    await shown({ ports: { setup: { fetchSetup } } })
    const banner = within(await screen.findByRole('region', { name: 'Стан даних' }))
    await click(banner.getByRole('button', { name: 'Спробувати ще раз' }))
    expect(await screen.findByText('1 234,50 грн.')).not.toBe(null)
    expect(screen.queryByRole('region', { name: 'Стан даних' })).toBe(null)
  })

  it.each([
    ['a name', { firstname: null, lastname: null }, /^Вкажіть ім’я/, '/settings/preferences'],
    ['a store name', { storeName: null }, /^Вкажіть назву магазину/, '/products/panel'],
  ])('reminds of a profile without %s', async (_, person, text, href) => {
    await shown({ person })
    const banner = within(await screen.findByRole('region', { name: 'Профіль заповнено не повністю' }))
    expect(banner.getByText(text)).not.toBe(null)
    expect(banner.getByRole('link', { name: 'Перейти' }).getAttribute('href')).toBe(href)
  })

  it('is hidden when the profile is complete', async () => {
    await shown()
    await screen.findByText('1 234,50 грн.')
    expect(screen.queryByRole('region', { name: 'Профіль заповнено не повністю' })).toBe(null)
  })
})

describe('the dialogs', () => {
  it('show the profile, and a tick for two seconds after the id was copied', async () => {
    const copyText = vi.fn(async () => {})
    await shown({ ports: { clipboard: { copyText } } })
    await click(screen.getByRole('button', { name: 'Профіль: Олена Коваль' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Профіль' }))
    expect(dialog.getByText('Олена Коваль')).not.toBe(null)
    expect(dialog.getByText('+380 67 111 22 33')).not.toBe(null)
    await click(dialog.getByRole('button', { name: 'Скопіювати ідентифікатор' }))
    expect(copyText).toHaveBeenCalledWith('#417', expect.anything())
    expect(await dialog.findByRole('button', { name: 'Скопійовано' })).not.toBe(null)
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Скопійовано' })).toBe(null), { timeout: 2500 })
  })

  it('show an error instead of a tick when the clipboard denies access', async () => {
    const copyText = () => Promise.reject(new Error('not allowed'))
    const app = await shown({ ports: { clipboard: { copyText } } })
    await click(screen.getByRole('button', { name: 'Профіль: Олена Коваль' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Профіль' }))
    await click(dialog.getByRole('button', { name: 'Скопіювати ідентифікатор' }))
    expect(dialog.queryByRole('button', { name: 'Скопійовано' })).toBe(null)
    expect(selectOpenToasts(appParts(app).toasts.getSnapshot()).map(({ message }) => message)).toEqual([
      { key: 'account.copyRefused' },
    ])
  })

  it('show the avatar, or initials when it is not allowed or fails to load', async () => {
    const avatar = `${window.location.origin}/api/storage/pictures/7`
    const app = await shown({ person: { avatar } })
    await click(screen.getByRole('button', { name: 'Профіль: Олена Коваль' }))
    const dialog = await screen.findByRole('dialog', { name: 'Профіль' })
    const shows = () => [document.querySelectorAll('img').length, dialog.querySelector('img')?.getAttribute('src')]
    expect(shows()).toEqual([2, avatar])
    for (const image of document.querySelectorAll('img')) fireEvent.error(image)
    expect(shows()).toEqual([0, undefined])
    expect(within(dialog).getByText('ОК')).not.toBe(null)
    for (const address of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'https://evil.test/a.png']) {
      await act(async () => app.send({ type: 'supplier.changed', patch: { avatar: address } }))
      expect(shows()).toEqual([0, undefined])
    }
  })

  it('show known and unknown data of the provider', async () => {
    await shown({ setup: 'never', person: { storeName: null, managerContact: '380501112233' } })
    await click(screen.getByRole('button', { name: 'Інформація про постачальника' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Назву ще не вказано')).not.toBe(null)
    expect(dialog.getByText('+380 50 111 22 33')).not.toBe(null)
    expect(dialog.getByText('Стан поки невідомий')).not.toBe(null)
    expect(dialog.getByRole('link', { name: /^Написати в підтримку/ }).getAttribute('href')).toBe(
      'https://t.me/some_bot',
    )
  })

  it('navigate to a page found by a part of its name', async () => {
    const app = await shown()
    await press('л', { code: 'KeyK', ctrlKey: true })
    const search = await screen.findByRole('combobox', { name: 'Розділ, товар, замовлення або покупець' })
    await act(async () => void fireEvent.change(search, { target: { value: 'послуг' } }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Баланс ПослугПлатежі / Баланси',
      'Шукати «послуг» в замовленнях',
      'Шукати «послуг» в товарах',
    ])
    await act(async () => void fireEvent.keyDown(search, { key: 'Enter' }))
    expect(selectLocation(app.getSnapshot())).toEqual({ to: 'balance-services' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })

  it('run global actions', async () => {
    const app = await shown()
    await press('л', { code: 'KeyK', ctrlKey: true })
    const search = await screen.findByRole('combobox', { name: 'Розділ, товар, замовлення або покупець' })
    await act(async () => void fireEvent.change(search, { target: { value: 'темна' } }))
    await act(async () => void fireEvent.keyDown(search, { key: 'Enter' }))
    expect(selectAppearance(appParts(app).appearance.getSnapshot()).theme).toBe('dark')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await press('л', { code: 'KeyK', ctrlKey: true })
    const again = await screen.findByRole('combobox', { name: 'Розділ, товар, замовлення або покупець' })
    await act(async () => void fireEvent.change(again, { target: { value: 'переказати' } }))
    await act(async () => void fireEvent.keyDown(again, { key: 'Enter' }))
    expect(selectLocation(app.getSnapshot()).to).toBe('main-balance')
  })

  it('let the keys of a page lead there only while none is open', async () => {
    const app = await shown()
    await press('щ', { code: 'KeyG' })
    await press('з', { code: 'KeyP' })
    expect(selectLocation(app.getSnapshot()).to).toBe('products')
    await press('?')
    await screen.findByRole('dialog', { name: 'Клавіатурні скорочення' })
    await press('щ', { code: 'KeyG' })
    await press('щ', { code: 'KeyO' })
    expect(selectLocation(app.getSnapshot()).to).toBe('products')
  })

  it('are opened by a shortcut and closed by Escape', async () => {
    await shown()
    await press('?')
    const shortcuts = await screen.findByRole('dialog', { name: 'Клавіатурні скорочення' })
    expect(within(shortcuts).getByText('Нумерований список').nextSibling?.textContent).toBe('CtrlShift7/⌘Shift7')
    expect(within(shortcuts).getByText('Чати').nextSibling?.textContent).toBe('GC')
    expect(within(shortcuts).getByText('До сусідньої розмови').nextSibling?.textContent).toBe('Alt↑/Alt↓')
    await act(async () => void fireEvent.keyDown(shortcuts, { key: 'Escape' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })
})

describe('failures', () => {
  const stop = async (app: AppActor, part: 'setup' | 'shell') => {
    const location = selectPanel(app.getSnapshot())
    if (location.state !== 'open') throw new Error('no panel')
    const boom = { type: 'xstate.error.actor.nobody', error: new Error('boom') } as never
    await act(async () => panelParts(location.panel)[part].send(boom))
  }

  it.each(['setup', 'shell'] as const)('of one part are reported, and the rest keeps working: %s', async (part) => {
    const app = await shown()
    await stop(app, part)
    expect(screen.getByRole('region', { name: 'Частина панелі зупинилася' })).not.toBe(null)
    expect(screen.getByText('page')).not.toBe(null)
    await click(menu().getByRole('link', { name: 'Методи доставки' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Методи доставки')
  })

  it('of the whole panel can be retried', async () => {
    const loadPanel = vi.fn().mockRejectedValue(new Error('no chunk'))
    const languageStore = createLanguageStore()
    await languageStore.load('panel')
    const ports = portsWith({}, {})
    const app = composeApp(
      { ...ports, screens: { loadPanel, loadScreen: async () => null, loadView: async () => {}, follow: () => {} } },
      { session: { token: 't', supplier }, href: '/orders', telephone: noTelephone, appearance: defaultAppearance },
    ).start()
    render(
      <TranslationsProvider languageStore={languageStore}>
        <Router hook={createLocationHook(app)}>
          <Shell app={app}>page</Shell>
        </Router>
      </TranslationsProvider>,
    )
    await click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))
    await waitFor(() => expect(loadPanel).toHaveBeenCalledTimes(2))
    await click(await screen.findByRole('button', { name: 'Вийти' }))
    expect(selectLocation(app.getSnapshot()).to).toBe('login')
  })
})
