import { readinessLocation } from '@supplier/core/home/lines.domain'
import { pathOf, type RouteName, routeNames, routeOf } from '@supplier/core/kernel/routes'
import { titleOf } from '@supplier/core/navigation/navigation.domain'
import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Page } from 'playwright/test'
import home from '../../src/i18n/uk/homePage/index.ts'
import routes from '../../src/i18n/uk/routes/index.ts'
import session from '../../src/i18n/uk/session/index.ts'
import shell from '../../src/i18n/uk/shell/index.ts'
import { referralsTranslations } from '../../src/referrals/referrals.translations.ts'
import { balancesOf, transferOf } from './balances.ts'
import { type DialogThatComes, dialogsThatCome, dialogsToOpen, isShown, openDialog } from './dialogs.ts'
import type { Look } from './look.ts'
import { onboardingDialogs } from './onboarding.ts'
import { payoutOf, payoutsPath, payoutTexts, requestPayout } from './payouts.ts'
import { paywall, paywallOf } from './paywall.ts'
import { sessionPages } from './session.ts'
import { supplyLooks } from './supply-looks.ts'
import { talkLooks } from './talk-looks.ts'
import { tradeLooks } from './trade-looks.ts'

const addressOf = (name: RouteName) => (name === 'not-found' ? '/nowhere' : pathOf({ to: name } as never))

/** Routes that are reached only through another form. */
const led: Partial<Record<RouteName, Pick<Look, 'path' | 'act'>>> = {
  'store-edit': { path: pathOf({ to: 'store-edit', params: { id: '71' } }) },
  'phone-confirmation': {
    path: '/auth/login',
    act: async (page) => {
      const one = sessionPages(page)
      await one.requestCode()
      await one.code.waitFor()
    },
  },
  'product-edit': { path: pathOf({ to: 'product-edit', params: { id: '2005' } }) },
  'chat-room': { path: pathOf({ to: 'chat-room', params: { chatId: '7101' } }) },
  'integration-edit': { path: pathOf({ to: 'integration-edit', params: { id: '1603' } }) },
  'product-created': { path: '/products/created?product=2001' },
  'payment-methods-details': { path: '/payment-methods/methods/details/701' },
  'recover-password-code': {
    path: '/auth/recover-password',
    act: async (page) => {
      const one = sessionPages(page)
      await one.telephone.fill('067 111 22 33')
      await one.button(session.recovery.submit).click()
      await one.heading(session.recovery.codeTitle).waitFor()
    },
  },
}

const isOpen = (name: RouteName) => routeOf(name).redirect === undefined && name !== 'components'

/** Every route. */
const screens = routeNames.filter(isOpen).map(
  (name): Look => ({
    name,
    path: addressOf(name),
    isSignedIn: routeOf(name).area !== 'auth',
    ...(routeOf(name).area === 'admin' && { title: routes[titleOf(name) as keyof typeof routes] }),
    ...led[name],
  }),
)

const opened = dialogsToOpen.map((dialog): Look => {
  const { name, path, width, prepare } = dialog
  return {
    name: `dialog ${name}`,
    path,
    ...(width && { width }),
    ...(prepare && { prepare }),
    act: (page, sandbox) => openDialog(page, sandbox, dialog),
  }
})

/** A dialog that opens on its own as soon as the page is loaded. */
const blocked = ({ name, path, prepare, begin, by }: DialogThatComes): Look => ({
  name: `bar ${name}`,
  path,
  prepare: (sandbox) => {
    prepare?.(sandbox)
    if ('stored' in by) sandbox.changeSupplier(1, { [by.stored.field]: null })
  },
  act: async (page) => {
    await begin?.(page)
    if ('history' in by) await page.goForward()
    await isShown(page)
  },
})

const acceptOffer = async (page: Page): Promise<void> => paywallOf(page).accept.click()

/** The later steps of the money dialogs. */
const steps: readonly Look[] = [
  {
    name: 'paywall short on service',
    path: '/orders',
    scenario: 'shortOnService',
    act: async (page) => {
      await acceptOffer(page)
      await paywallOf(page).step(paywall.shortOnService).waitFor()
    },
  },
  {
    name: 'paywall short on main',
    path: '/orders',
    scenario: 'shortOnBoth',
    act: async (page) => {
      await acceptOffer(page)
      await paywallOf(page).step(paywall.shortOnMain).waitFor()
    },
  },
  {
    name: 'paywall with another price',
    path: '/orders',
    scenario: 'unsubscribedRich',
    act: async (page, sandbox) => {
      await isShown(page)
      await page.waitForLoadState('networkidle')
      sandbox.setWorld((world) => ({ ...world, cost: 599_00 }))
      await acceptOffer(page)
      await paywallOf(page).step(paywall.ready).waitFor()
    },
  },
  {
    name: 'transfer with a mistake',
    path: pathOf({ to: 'main-balance' }),
    act: async (page) => {
      await balancesOf(page).transfer.click()
      await transferOf(page).amount.fill('0')
      await transferOf(page).submit.click()
      await page.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'withdrawal with a mistake',
    path: pathOf({ to: 'referrals' }),
    act: async (page) => {
      await page.getByRole('button', { name: referralsTranslations.uk.more.withdraw }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('1')
      await dialog.getByRole('button', { name: referralsTranslations.uk.more.withdraw }).click()
      await page.locator('[aria-invalid=true]').waitFor()
    },
  },
  { name: 'referrals with a debt', path: pathOf({ to: 'referrals' }), scenario: 'troubled' },
  {
    name: 'payout with mistakes',
    path: payoutsPath,
    act: async (page) => {
      await payoutOf(page).request.click()
      await payoutOf(page).next.click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'payout to be confirmed',
    path: payoutsPath,
    act: async (page) => {
      await requestPayout(page, '1000')
      await payoutOf(page).step(payoutTexts.confirm).waitFor()
    },
  },
  {
    name: 'payout to a new account',
    path: payoutsPath,
    act: async (page) => {
      await requestPayout(page, '1000', 'new')
      await payoutOf(page).confirm.click()
      await payoutOf(page).step(payoutTexts.confirmAccount).waitFor()
    },
  },
]

const postponed = async (page: Page): Promise<void> => {
  await onboardingDialogs(page).postpone()
  await onboardingDialogs(page).all.waitFor({ state: 'hidden' })
  await page.getByText(home.setup.why.product).first().waitFor()
}

/** A supplier who can sell nothing, for several reasons. */
const troubled = (sandbox: Sandbox): void => {
  const inDays = (days: number) => new Date(sandbox.clock.now() + days * 24 * 3_600_000).toISOString()
  const key = (id: number, title: string, days: number) => ({
    id,
    title,
    carrier: 'nova',
    status: 'active',
    expires_at: inDays(days),
  })
  const data = {
    stores: [
      { id: 70, name: 'Крамниця Олени', status: 'active', problems: ['contacts', 'products'] },
      { id: 72, name: 'Садові дрібниці', status: 'paused', pause: { to: '2026-09-05' } },
      { id: 73, name: 'Дитячий куточок', status: 'rejected' },
    ],
    payment: { ready: true, missing: [{ code: 'needs_keys', id: 704 }] },
    keys: [key(701, 'Основний ключ', 6), key(702, 'Для відправлень із дуже довгою назвою ключа', -1)],
    balance: { debt: 120.5 },
  }
  sandbox.setWorld((world) => ({ ...world, overrides: { 'GET /admin-suppliers/v1/readiness': { data } } }))
}

/** The home page with troubles, on the first day, half-way through the set-up, and without a network. */
const homes: readonly Look[] = [
  { name: 'home with troubles', path: '/dashboard/statistics', prepare: troubled },
  { name: 'home with figures', path: '/dashboard/statistics?days=2026-08-15..2026-08-23&metric=orders&by=product' },
  { name: 'home with all troubles', path: pathOf(readinessLocation), prepare: troubled },
  {
    name: 'home of a newcomer',
    path: '/dashboard/statistics',
    scenario: 'brandNew',
    prepare: (sandbox) => sandbox.changeSupplier(1, { store_name: 'Крамниця', subscribed: true }),
    act: postponed,
  },
  {
    name: 'home half set up',
    path: '/dashboard/statistics',
    prepare: (sandbox) => {
      const steps = { information: true, product: false, delivery: true, payment: false }
      sandbox.changeSupplier(1, { steps, manager_telegram_username: null })
    },
    act: postponed,
  },
  {
    name: 'home without a network',
    path: '/dashboard/statistics',
    act: async (page) => {
      await page.waitForLoadState('networkidle')
      // Set `onLine` instead of cutting the network: Chromium logs every socket that fails to open.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false })
        window.dispatchEvent(new Event('offline'))
      })
      await page.getByText(shell.offline.title).first().waitFor()
    },
  },
]

export const looks: readonly Look[] = [
  ...screens,
  ...homes,
  ...opened,
  ...dialogsThatCome.map(blocked),
  ...steps,
  ...tradeLooks,
  ...talkLooks,
  ...supplyLooks,
]
