import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectMainBalance } from '@supplier/core/balances/balances.selectors'
import type { MainBalanceActor } from '@supplier/core/balances/main-balance.machine'
import { selectForm } from '@supplier/core/kit/form/form.selectors'
import { selectManagerForm, selectStoreName, selectStoreNameForm } from '@supplier/core/onboarding/onboarding.selectors'
import { selectPayoutDialog } from '@supplier/core/payouts/payout-request.selectors'
import type { PayoutsActor } from '@supplier/core/payouts/payouts.machine'
import { selectPayouts } from '@supplier/core/payouts/payouts.selectors'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts } from '@supplier/core/preferences/preferences.selectors'
import type { ManagerActor } from '@supplier/core/telegram/manager.machine'
import { type AnyActorRef, waitFor } from 'xstate'
import type { ScenarioName } from '../../world/names.ts'
import type { Supplier } from '../../world/world.ts'
import { withdrawalBeside, withdrawalOf } from './harness.ts'
import type { Tab } from './headless.ts'

/** A form whose typed text must survive every way of leaving it. */
export interface DraftedForm {
  readonly name: string
  /** The component that renders it, below packages/web/src. */
  readonly component: string
  readonly scenario: ScenarioName
  /** Changes to the supplier of the scenario. */
  readonly supplier: Partial<Supplier>
  readonly href: string
  /** Whether leaving it shows a prompt. */
  readonly isGuarded: boolean
  /** Waits until the form is open, and returns its actor. */
  readonly reach: (tab: Tab) => Promise<AnyActorRef>
  /** Types into every field that may be saved as a draft. */
  readonly type: (form: AnyActorRef) => void
  readonly submit: (form: AnyActorRef) => void
  /** Restores the offered draft; does nothing for a form that restores it by itself. */
  readonly restore: (form: AnyActorRef) => void
  /** The current values of the form. */
  readonly typed: (form: AnyActorRef) => unknown
}

const submit = (form: AnyActorRef) => form.send({ type: 'form.submitted' })
const nothing = () => {}

const typeFields = (form: AnyActorRef, fields: Readonly<Record<string, string>>) => {
  for (const [field, text] of Object.entries(fields)) form.send({ type: 'field.typed', field, text })
}

/** Waits for an onboarding prompt and returns the actor of its form. */
const prompted =
  (select: (snapshot: never) => AnyActorRef | null) =>
  async (tab: Tab): Promise<AnyActorRef> => {
    const { onboarding } = panelParts(await tab.panel())
    const asked = await waitFor(onboarding, (now) => select(now as never) !== null)
    return select(asked as never) as AnyActorRef
  }

const asksForPayout = async (tab: Tab): Promise<AnyActorRef> => {
  const screen = await tab.shown<PayoutsActor>('payouts')
  await waitFor(screen, (now) => now.context.known !== null)
  screen.send({ type: 'request.chosen' })
  const { dialog } = selectPayouts(screen.getSnapshot())
  const step = dialog.open === 'request' ? selectPayoutDialog(dialog.request.getSnapshot()) : null
  if (step?.step !== 'form') throw new Error('no payout is being asked for')
  return step.form
}

const ofMainBalance =
  (open: 'topUp' | 'transfer') =>
  async (tab: Tab): Promise<AnyActorRef> => {
    const screen = await tab.shown<MainBalanceActor>('main-balance')
    screen.send({ type: `${open}.chosen` })
    const { children } = screen.getSnapshot()
    const dialog: AnyActorRef | undefined = children[open]
    if (!dialog || selectMainBalance(screen.getSnapshot()).dialog.open !== open) throw new Error(`no ${open} is open`)
    return dialog
  }

/** Every form that saves drafts. Add a new form here, and the flow tests leave it in every possible way. */
export const draftedForms: readonly DraftedForm[] = [
  {
    name: 'the account',
    component: 'account/AccountForm',
    scenario: 'default',
    supplier: {},
    href: '/settings/preferences',
    isGuarded: true,
    reach: async (tab) => preferencesParts((await tab.shown<PreferencesActor>('preferences')).getSnapshot()).form,
    type: (form) =>
      typeFields(form, {
        firstname: 'Соломія',
        lastname: 'К',
        telephone: '+38 0505',
        storeName: 'Опера 🎭',
        managerContact: '<b>',
      }),
    submit,
    restore: (form) => form.send({ type: 'draft.restored' }),
    typed: (form) => selectForm(form.getSnapshot()).values,
  },
  {
    name: 'the name of the store',
    component: 'onboarding/StoreNameDialog',
    scenario: 'brandNew',
    supplier: {},
    href: '/settings/customizing',
    isGuarded: false,
    reach: prompted(selectStoreNameForm),
    type: (form) => typeFields(form, { storeName: 'Опера' }),
    submit,
    restore: nothing,
    typed: (form) => selectStoreName(form.getSnapshot()).name,
  },
  {
    name: 'the manager',
    component: 'telegram/ManagerDialog',
    scenario: 'brandNew',
    supplier: { store_name: 'Опера', telegram_id: '77' },
    href: '/settings/customizing',
    isGuarded: false,
    reach: prompted(selectManagerForm),
    type: (form: ManagerActor | AnyActorRef) => {
      form.send({ type: 'username.typed', text: '@solomiia' })
      form.send({ type: 'mode.chosen', mode: 'phone' })
      form.getSnapshot().children.countries.send({ type: 'telephone.typed', text: '050 555' })
    },
    submit,
    restore: nothing,
    typed: (form) => {
      const { mode, username, telephone } = form.getSnapshot().context
      return [mode, username, telephone]
    },
  },
  {
    name: 'a payout',
    component: 'payouts/PayoutForm',
    scenario: 'default',
    supplier: {},
    href: '/payments/payouts',
    isGuarded: false,
    reach: asksForPayout,
    type: (form) => {
      form.send({ type: 'amount.typed', text: '1000' })
      typeFields(form, { comment: '<b> 🎭' })
    },
    submit,
    restore: nothing,
    typed: (form) => form.getSnapshot().context.values,
  },
  {
    name: 'a top-up',
    component: 'balances/TopUpBody',
    scenario: 'default',
    supplier: {},
    href: '/payments/balances/main-balance',
    isGuarded: false,
    reach: ofMainBalance('topUp'),
    type: (form) => form.send({ type: 'amount.typed', text: '200,5' }),
    submit,
    restore: nothing,
    typed: (form) => form.getSnapshot().context.text,
  },
  {
    name: 'a transfer',
    component: 'balances/TransferForm',
    scenario: 'default',
    supplier: {},
    href: '/payments/balances/main-balance',
    isGuarded: false,
    reach: ofMainBalance('transfer'),
    type: (form) => form.send({ type: 'amount.edited', text: '1,5' }),
    submit,
    restore: nothing,
    typed: (form) => form.getSnapshot().context.text,
  },
  {
    name: 'a withdrawal',
    component: 'referrals/WithdrawalDialog',
    scenario: 'default',
    supplier: {},
    href: '/referrals',
    isGuarded: false,
    reach: async (tab) => {
      await tab.shown('referrals')
      const beside = withdrawalBeside(tab)
      if (beside === null) throw new Error('no referrals are open')
      await waitFor(beside, ({ context }) => context.summary !== null)
      beside.send({ type: 'withdrawal.chosen' })
      const dialog = withdrawalOf(tab)
      if (dialog === null) throw new Error('no withdrawal is open')
      return dialog
    },
    type: (form) => form.send({ type: 'amount.edited', text: '200,5' }),
    submit,
    restore: nothing,
    typed: (form) => form.getSnapshot().context.text,
  },
]
