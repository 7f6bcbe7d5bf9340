import { expect } from 'playwright/test'
import { mainPath, topUpOf, topUpTexts } from '../models/balances.ts'
import { api, caughtUp, uk } from '../models/faults.ts'
import {
  isSubscribed,
  moneyApi,
  movedIn,
  movesSent,
  openPage,
  operation,
  operationOf,
  paywall,
  paywallOf,
  toastOn,
} from '../models/paywall.ts'
import { sessionPages, texts } from '../models/session.ts'
import { shellOf } from '../models/shell.ts'
import type { Area } from './paths.ts'
import { paywallModel } from './paywall.product.ts'
import {
  goBack,
  joined,
  keep,
  logOutBeside,
  moveMoneyBeside,
  passTime,
  refuse,
  release,
  reload,
  type Stage,
} from './stage.ts'

const refusal = 'Операцію відхилено.'
const scenarios = {
  enough: 'unsubscribedRich',
  shortOnService: 'shortOnService',
  shortOnBoth: 'shortOnBoth',
} as const

const stands =
  (title: string) =>
  async ({ page, sandbox }: Stage): Promise<void> => {
    const { dialog, step } = paywallOf(page)
    await expect(step(title)).toBeVisible()
    await expect(dialog).not.toHaveAttribute('aria-busy', 'true')
    expect(isSubscribed(sandbox)).toBe(false)
  }

const busy =
  (text: string) =>
  ({ page }: Stage): Promise<void> =>
    expect(paywallOf(page).activity(text)).toBeVisible()

const refusedAt =
  (title: string) =>
  async (stage: Stage): Promise<void> => {
    await stands(title)(stage)
    await expect(toastOn(stage.page, refusal).first()).toBeVisible()
  }

type Way = 'accept' | 'transfer' | 'pay' | 'cancel' | 'payments' | 'topUp' | 'understood'

const press =
  (way: Way) =>
  ({ page }: Stage): Promise<void> =>
    paywallOf(page)[way].click()

/** Performs an action, and then presses. */
const pressAfter =
  (way: Way, first: (stage: Stage) => unknown) =>
  async (stage: Stage): Promise<void> => {
    await first(stage)
    await press(way)(stage)
  }

const learned =
  (events: Parameters<Stage['sandbox']['changeSupplier']>[1]) =>
  async (stage: Stage): Promise<void> => {
    await joined(stage)
    stage.sandbox.changeSupplier(1, events)
  }

/** Waits for the refetch after the channels are joined, so that it does not interfere with the path. */
const opened =
  (path: string) =>
  async ({ page, sandbox }: Stage): Promise<void> => {
    await openPage(page, path)
    await caughtUp(sandbox)
  }

const keepMoves = (stage: Stage) => keep(stage, moneyApi.moves)
const refuseMove = (stage: Stage) => refuse(stage, 'POST', moneyApi.moves, refusal)

export const paywallArea: Area<typeof paywallModel> = {
  name: 'paywall',
  model: paywallModel,
  worlds: {
    unsubscribedRich: { purse: 'enough' },
    shortOnService: { purse: 'shortOnService' },
    shortOnBoth: { purse: 'shortOnBoth' },
  },
  prepare: ({ sandbox }, { purse }) => sandbox.load(scenarios[purse]),
  sees: {
    nowhere: ({ page }) => expect(page).toHaveURL('about:blank'),
    offer: stands(paywall.offer),
    offerUnread: async (stage) => {
      await stands(paywall.offer)(stage)
      await expect(toastOn(stage.page, uk.core.failure.unexpected).first()).toBeVisible()
    },
    reading: busy(paywall.activity.reading),
    elsewhere: stands(paywall.prevented),
    shortOnMain: stands(paywall.shortOnMain),
    shortOnService: stands(paywall.shortOnService),
    shortOnServiceToppedUp: stands(paywall.shortOnService),
    shortOnServiceRefused: refusedAt(paywall.shortOnService),
    topUp: async ({ page }) => {
      await expect(topUpOf(page).step(topUpTexts.title)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(mainPath))
    },
    transferring: busy(paywall.activity.transferring),
    covered: refusedAt(paywall.ready),
    ready: stands(paywall.ready),
    readyRefused: refusedAt(paywall.ready),
    paying: busy(paywall.activity.paying),
    checked: ({ page }) => expect(operationOf(page).step(operation.checking)).toBeVisible(),
    offerPending: async (stage) => {
      await stands(paywall.offer)(stage)
      await expect(paywallOf(stage.page).note(paywall.notes.pending)).toBeVisible()
    },
    unanswered: busy(paywall.activity.paying),
    offerNotMoved: async (stage) => {
      await stands(paywall.offer)(stage)
      await expect(paywallOf(stage.page).note(paywall.notes.notMoved)).toBeVisible()
      expect(movedIn(stage.sandbox)).toEqual([])
    },
    payments: async ({ page }) => {
      await expect(page).toHaveURL(new RegExp(`${mainPath}$`))
      await expect(shellOf(page).heading).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    panel: async ({ page, sandbox }) => {
      await expect(shellOf(page).heading).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/orders$/)
      expect(isSubscribed(sandbox)).toBe(true)
    },
    signedOut: async ({ page }) => {
      await expect(page).toHaveURL(/\/auth\/login$/)
      await expect(sessionPages(page).heading(texts.main.title)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  does: {
    'page.opened': opened('/orders'),
    'freePage.opened': opened(mainPath),
    'offer.accepted': press('accept'),
    'offer.acceptedDearer': pressAfter('accept', ({ sandbox }) =>
      sandbox.setWorld((world) => ({ ...world, cost: 599_00 })),
    ),
    'offer.acceptedUnread': pressAfter('accept', ({ sandbox }) =>
      sandbox.faults.add({ kind: 'status', status: 500, body: {}, path: moneyApi.recent }),
    ),
    'offer.acceptedSlowly': pressAfter('accept', (stage) => keep(stage, api.settings)),
    'offer.acceptedElsewhere': pressAfter('accept', moveMoneyBeside),
    'answers.came': release,
    'step.cancelled': press('cancel'),
    'transfer.confirmed': press('transfer'),
    'transfer.refused': pressAfter('transfer', refuseMove),
    'transfer.confirmedSlowly': pressAfter('transfer', keepMoves),
    'paymentAfterTransfer.refused': pressAfter('transfer', ({ sandbox }) =>
      sandbox.faults.add({
        kind: 'status',
        status: 422,
        body: { message: refusal },
        method: 'POST',
        path: moneyApi.moves,
        nth: 2,
      }),
    ),
    'payment.confirmed': press('pay'),
    'payment.refused': pressAfter('pay', refuseMove),
    'payment.confirmedSlowly': pressAfter('pay', keepMoves),
    'payment.answerLost': pressAfter('pay', (stage) => {
      stage.sandbox.faults.add({ kind: 'applied-then-500', method: 'POST', path: moneyApi.moves })
      keep(stage, moneyApi.recent, 2, null)
    }),
    'payment.unanswered': async (stage) => {
      stage.sandbox.faults.add({ kind: 'hang', method: 'POST', path: moneyApi.moves })
      await press('pay')(stage)
      await expect.poll(() => movesSent(stage.sandbox)).toBe(1)
      keep(stage, moneyApi.recent, 1, null)
    },
    'time.passed': async (stage) => {
      await release(stage)
      await passTime(stage, 120_000)
    },
    'elsewhere.understood': press('understood'),
    'payments.chosen': press('payments'),
    'topUp.chosen': press('topUp'),
    'main.toppedUp': learned({ main: 12_345_67 }),
    'service.toppedUp': learned({ service: 5_000_00 }),
    'subscription.paidElsewhere': learned({ subscribed: true }),
    'escape.pressed': ({ page }) => page.keyboard.press('Escape'),
    'back.pressed': goBack,
    'page.reloaded': reload,
    'loggedOut.beside': logOutBeside,
  },
}
