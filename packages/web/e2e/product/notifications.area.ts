import { expect, type Locator } from 'playwright/test'
import list from '../../src/i18n/uk/list/index.ts'
import section from '../../src/i18n/uk/section/index.ts'
import { uk } from '../models/faults.ts'
import { mailbox, stored, texts } from '../models/notifications.ts'
import { openPage, toastOn } from '../models/paywall.ts'
import { texts as authTexts, sessionPages } from '../models/session.ts'
import { nav, shellOf } from '../models/shell.ts'
import { notificationsModel } from './notifications.product.ts'
import type { Area } from './paths.ts'
import { goBack, joined, logOutBeside, passTime, refuse, reload, type Stage } from './stage.ts'

const api = '/v2/notifications'
const refusal = 'Сервер цього не приймає.'
const undoWindow = 5000

const newest = ({ sandbox }: Stage) => stored(sandbox)[0]
const second = ({ sandbox }: Stage) => stored(sandbox)[1]

/** Expects this first row, and this number of rows marked as new. */
const rows =
  (first: (stage: Stage) => ReturnType<typeof newest>, count: number) =>
  async (stage: Stage): Promise<void> => {
    const box = mailbox(stage.page)
    await expect(box.rows.first()).toContainText(first(stage)?.title ?? '')
    await expect(box.events).toHaveCount(count)
    await expect(stage.page.getByRole('heading', { name: list.failed })).toHaveCount(0)
  }

const undoable =
  (text: string, then: (stage: Stage) => Promise<void>) =>
  async (stage: Stage): Promise<void> => {
    await then(stage)
    await expect(stage.page.getByText(text, { exact: true })).toBeVisible()
    await expect(mailbox(stage.page).undo).toBeVisible()
  }

const seen = (locator: (stage: Stage) => Locator) => (stage: Stage) => expect(locator(stage)).toBeVisible()

const only =
  (type: string) =>
  async (stage: Stage): Promise<void> => {
    const { page } = stage
    await expect(page).toHaveURL(new RegExp(`type=${type}$`))
    await expect(page.getByRole('button', { name: list.clear })).toBeVisible()
    const titles = stored(stage.sandbox).filter((one) => one.type === type)
    await expect(mailbox(page).rows).toHaveCount(titles.length)
    await expect(mailbox(page).rows.first()).toContainText(titles[0]?.title ?? '')
  }

const at =
  (path: RegExp) =>
  async ({ page }: Stage): Promise<void> => {
    await expect(page).toHaveURL(path)
    await expect(shellOf(page).heading).toBeVisible()
  }

const choose =
  (type: keyof typeof texts.types) =>
  async ({ page }: Stage): Promise<void> => {
    await page.getByRole('button', { name: section.filter }).click()
    await page.getByRole('checkbox', { name: texts.types[type] }).click()
    await page.keyboard.press('Escape')
  }

const nothing = seen(({ page }) => mailbox(page).nothingYet)

export const notificationsArea: Area<typeof notificationsModel> = {
  name: 'notifications',
  model: notificationsModel,
  worlds: { default: { has: 'some' }, 'nothing told': { has: 'none' } },
  prepare: ({ sandbox }, { has }) => {
    sandbox.load('default')
    if (has === 'none') sandbox.setWorld((world) => ({ ...world, notifications: [] }))
  },
  sees: {
    nowhere: ({ page }) => expect(page).toHaveURL('about:blank'),
    unread: seen(({ page }) => page.getByRole('heading', { name: list.failed })),
    list: rows(newest, 3),
    newestRead: async (stage) => {
      await rows(newest, 2)(stage)
      await expect(mailbox(stage.page).bell(2)).toBeVisible()
    },
    newestReadRefused: async (stage) => {
      await rows(newest, 3)(stage)
      await expect(toastOn(stage.page, refusal).first()).toBeVisible()
    },
    readOneRemoved: undoable(texts.removed, rows(second, 2)),
    allRead: async (stage) => {
      await expect(mailbox(stage.page).events).toHaveCount(0)
      await expect(mailbox(stage.page).rows.first()).toBeVisible()
      await expect(mailbox(stage.page).bell(0)).toBeVisible()
    },
    arrivalAfterReading: seen(({ page }) => mailbox(page).newItems(1)),
    arrivalAlone: rows(newest, 1),
    newestRemoved: undoable(texts.removed, rows(second, 2)),
    newestGone: async (stage) => {
      await expect.poll(() => stored(stage.sandbox).length).toBe(23)
      await rows(newest, 2)(stage)
      await expect(mailbox(stage.page).undo).toHaveCount(0)
    },
    removalRefused: async (stage) => {
      await rows(newest, 3)(stage)
      await expect(toastOn(stage.page, refusal).first()).toBeVisible()
    },
    cleared: undoable(texts.cleared, nothing),
    readCleared: undoable(texts.cleared, nothing),
    arrivalOffered: seen(({ page }) => mailbox(page).newItems(1)),
    arrivalShown: rows(newest, 4),
    filtered: only('payment'),
    filteredHere: only('payment'),
    filteredRead: async (stage) => {
      await only('payment')(stage)
      await expect(mailbox(stage.page).events).toHaveCount(0)
      await expect(mailbox(stage.page).bell(0)).toBeVisible()
    },
    paymentPage: at(/\/payments\/balances\/main-balance$/),
    paymentRead: async (stage) => {
      await only('payment')(stage)
      await expect(mailbox(stage.page).events).toHaveCount(0)
      await expect(mailbox(stage.page).bell(2)).toBeVisible()
    },
    paymentReadInList: rows(newest, 2),
    otherPage: at(/\/orders$/),
    otherPageGone: async (stage) => {
      await at(/\/orders$/)(stage)
      await expect.poll(() => stored(stage.sandbox).length).toBe(23)
    },
    nothing,
    onlyOne: rows(newest, 1),
    onlyOneRemoved: undoable(texts.removed, nothing),
    onlyOneRead: rows(newest, 0),
    onlyOneCleared: undoable(texts.cleared, nothing),
    nothingFound: seen(({ page }) => page.getByRole('heading', { name: list.nothingFound })),
    signedOut: async ({ page }) => {
      await expect(page).toHaveURL(/\/auth\/login$/)
      await expect(sessionPages(page).heading(authTexts.main.title)).toBeVisible()
    },
  },
  does: {
    'page.opened': ({ page }) => openPage(page, '/notifications'),
    'filteredPage.opened': ({ page }) => openPage(page, '/notifications?type=payment'),
    'page.openedUnread': async ({ page, sandbox }) => {
      sandbox.faults.add({ kind: 'status', status: 500, body: {}, method: 'GET', path: api, count: 3 })
      await openPage(page, '/notifications')
    },
    'retry.chosen': async ({ page, sandbox }) => {
      sandbox.faults.clear()
      await page.getByRole('main').getByRole('button', { name: uk.ui.retry }).click()
    },
    'newest.read': (stage) => mailbox(stage.page).read(newest(stage)).click(),
    'newest.readRefused': async (stage) => {
      refuse(stage, 'POST', `${api}/*/mark-as-read`, refusal)
      await mailbox(stage.page).read(newest(stage)).click()
    },
    'all.read': ({ page }) => mailbox(page).readAll.click(),
    'newest.removed': (stage) => mailbox(stage.page).remove(newest(stage)).click(),
    'newest.removedRefused': async (stage) => {
      refuse(stage, 'DELETE', `${api}/${newest(stage)?.id}`, refusal)
      await mailbox(stage.page).remove(newest(stage)).click()
      await expect(mailbox(stage.page).undo).toBeVisible()
      await passTime(stage, undoWindow)
    },
    'all.cleared': ({ page }) => mailbox(page).clear.click(),
    'undo.chosen': ({ page }) => mailbox(page).undo.click(),
    'time.passed': (stage) => passTime(stage, undoWindow),
    'one.arrived': async (stage) => {
      await joined(stage)
      stage.sandbox.notify(1)
    },
    'arrivals.chosen': ({ page }) => mailbox(page).newItems(1).click(),
    'type.chosen': choose('payment'),
    'filter.cleared': ({ page }) => page.getByRole('button', { name: list.clear }).first().click(),
    'payment.followed': (stage) =>
      mailbox(stage.page)
        .title(stored(stage.sandbox).find(({ type }) => type === 'payment'))
        .click(),
    'otherPage.chosen': ({ page }) => shellOf(page).link(nav.orders).click(),
    'back.pressed': goBack,
    'page.reloaded': reload,
    'loggedOut.beside': logOutBeside,
  },
}
