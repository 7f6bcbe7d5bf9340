import type { Claim } from '../../src/kit/claims/claims.domain.ts'
import { afterwards, eventually, never, until, whenever } from './formula.ts'
import {
  answers,
  changes,
  enters,
  fails,
  hears,
  isBusy,
  isIn,
  isOver,
  type Moment,
  not,
  or,
  type Rule,
  textOf,
} from './moment.ts'

const has = (field: string) => (now: Moment) => !['null', 'nothing'].includes(textOf(now, field))

/** The rules over time, by a short name. */
export const rules = {
  answered: {
    words: 'no request without an end',
    says: whenever(isBusy, eventually(or(not(isBusy), isOver))),
  },
  stored: {
    words: 'no money moves before its intent is stored',
    of: ['move'],
    says: until(not(isIn('sending')), answers('saveIntent')),
  },
  once: {
    words: 'a move of money is sent once',
    of: ['move'],
    says: whenever(
      (now, before) => before !== null && isIn('sending')(before) && !isIn('sending')(now),
      never(isIn('sending')),
    ),
  },
  read: {
    words: 'no money moves without figures that were just read',
    of: ['paymentSession'],
    says: until(not(isIn('moving')), answers('lookup')),
  },
  told: {
    words: 'after a confirmed transfer it is settled or told',
    of: ['transfer'],
    says: whenever(enters('moving'), eventually(or(isOver, isIn('editing')))),
  },
  amountKept: {
    words: 'the amount of a transfer that moved nothing is shown again',
    of: ['transfer'],
    says: never(
      (now, before) =>
        before !== null && isIn('moving')(before) && isIn('editing')(now) && changes('text')(now, before),
    ),
  },
  invoiced: {
    words: 'nobody is led to pay before there is an invoice',
    of: ['topUp'],
    says: until(not(isIn('paying', 'asked')), answers('requestTopUp')),
  },
  agreed: {
    words: 'an address that is not known is opened only after a yes',
    of: ['topUp'],
    says: whenever(isIn('asked'), until(not(isIn('paying')), hears('address.accepted'))),
  },
  topUpKept: {
    words: 'the amount of a top-up that failed is shown again',
    of: ['topUp'],
    says: never(
      (now, before) =>
        before !== null && isIn('forgetting')(before) && isIn('form')(now) && changes('text')(now, before),
    ),
  },
  payoutConfirmed: {
    words: 'no payout is sent before it is confirmed',
    of: ['payoutRequest'],
    says: until(not(isIn('sending')), hears('payout.confirmed')),
  },
  accountConfirmed: {
    words: 'a payout to a new account is confirmed twice',
    of: ['payoutRequest'],
    says: whenever(isIn('accountAsked'), until(not(isIn('sending')), hears('account.confirmed', 'confirmation.left'))),
  },
  payoutRead: {
    words: 'no payout is sent before its sums are read again',
    of: ['payoutSending'],
    says: until(not(isIn('moving')), answers('fetchPayouts')),
  },
  purchaseTold: {
    words: 'after a confirmed payment the subscription is paid or it is told why not',
    of: ['subscription'],
    says: whenever(enters('purchasing'), eventually(isIn('paid', 'open', 'closed'))),
  },
  purchaseChosen: {
    words: 'nothing is bought that was not confirmed',
    of: ['subscription'],
    says: never(
      (now, before) =>
        enters('purchasing')(now, before) && !hears('offer.accepted', 'transfer.confirmed', 'payment.confirmed')(now),
    ),
  },
  typedStays: {
    words: 'what was typed stays when a save fails',
    of: ['recordForm'],
    says: never(
      (now, before) =>
        before !== null &&
        isIn('filling')(now) &&
        fails('save', 'loadByKey', 'compare')(now) &&
        changes('values')(now, before),
    ),
  },
  looksFirst: {
    words: 'a save without an answer is looked for before it is sent again',
    of: ['recordForm'],
    says: whenever(
      (now, before) => before !== null && isIn('saving')(before) && isIn('finding', 'comparing')(now),
      until(not(isIn('saving')), answers('loadByKey', 'compare')),
    ),
  },
  conflictChosen: {
    words: 'a conflict ends by a choice',
    of: ['recordForm'],
    says: whenever(isIn('conflict'), until(isIn('conflict'), or(isOver, hears('theirs.taken', 'mine.kept')))),
  },
  commandConfirmed: {
    words: 'a command that asks runs only after a yes',
    of: ['command'],
    says: whenever(isIn('asking'), until(not(isIn('running')), hears('command.confirmed'))),
  },
  commandKept: {
    words: 'what was typed for a command stays after a refusal',
    of: ['command'],
    says: never(
      (now, before) =>
        before !== null && isIn('running')(before) && isIn('asking')(now) && changes('values')(now, before),
    ),
  },
  commandUnclear: {
    words: 'an unclear command is sent again only by a choice',
    of: ['command'],
    says: whenever(isIn('unclear'), until(not(isIn('running')), hears('check.chosen'))),
  },
  bulkConfirmed: {
    words: 'an action on many rows that asks runs only after a yes',
    of: ['bulk'],
    says: whenever(isIn('asking'), until(not(isIn('applying')), hears('bulk.confirmed'))),
  },
  bulkUnclear: {
    words: 'an unclear action on many rows is looked up again only by a choice',
    of: ['bulk'],
    says: whenever(isIn('unclear'), until(not(isIn('applying')), hears('check.chosen'))),
  },
  neverRepeated: {
    words: 'a request whose key the server does not honour is never repeated',
    of: ['send'],
    says: never((now) => isIn('repeating')(now) && textOf(now, 'isKeyed') !== 'true'),
  },
  writtenOnce: {
    words: 'a request without an answer is looked up, not sent anew',
    of: ['send'],
    says: whenever(isIn('lookingUp', 'waiting', 'repeating'), never(isIn('sending'))),
  },
  keyKept: {
    words: 'a request is repeated as it was sent',
    of: ['send'],
    says: never(changes('request')),
  },
  messageKept: {
    words: 'a message leaves the queue only when the server has it, or the supplier removes it',
    of: ['roomQueue'],
    says: never(
      (now, before) =>
        fewerItems(now, before) &&
        !or(answers('sendMessage'), hears('messages.seen', 'message.removed', 'items.loaded'))(now),
    ),
  },
  offlineSilent: {
    words: 'nothing is sent while there is no network',
    of: ['roomQueue'],
    says: whenever(isIn('offline'), until(not(isIn('sending')), hears('retry.due'))),
  },
  draftKept: {
    words: 'what was typed is written to the draft',
    of: ['draft'],
    says: whenever(
      hears('edits.typed'),
      eventually(or(isOver, hears('edits.settled'), answers('saveDraft'), fails('saveDraft'))),
    ),
  },
  uploadEnds: {
    words: 'an upload ends',
    of: ['upload'],
    says: whenever(not(isOver), eventually(isOver)),
  },
  leavingAsked: {
    words: 'who is asked whether to leave stays until there is an answer, another wish or nothing left to lose',
    of: ['leaveGuard'],
    says: whenever(
      isIn({ asking: 'asked' }),
      afterwards(
        until(
          isIn({ asking: 'asked' }),
          hears('leave.confirmed', 'leave.dismissed', 'leave.requested', 'claims.changed'),
        ),
      ),
    ),
  },
  listRead: {
    words: 'a list shows only rows that it has found',
    of: ['list'],
    says: never((now) => isIn({ page: 'shown' })(now) && !has('found')(now)),
  },
  listPauses: {
    words: 'a list that the server sent away asks again only after a pause or by a choice',
    of: ['list'],
    says: whenever(
      isIn({ page: 'waiting' }),
      until(
        isIn({ page: 'waiting' }),
        (now) => now.event.startsWith('xstate.after') || hears('retry.chosen', 'query.changed')(now),
      ),
    ),
  },
  oneDialog: {
    words: 'never two dialogs, unless one was opened from the other',
    of: ['claims'],
    says: never((now) => {
      const dialogs = claimsOf(now).filter(({ kind }) => kind === 'dialog')
      return dialogs.some((one, at) => dialogs.slice(at + 1).some((other) => isBeside(one, other)))
    }),
  },
  fewToasts: {
    words: 'at most twelve toasts, each of them once',
    of: ['toasts'],
    says: never((now) => {
      const ids = toastIds(now)
      return ids.length > 12 || new Set(ids).size < ids.length
    }),
  },
} as const satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof rules

const claimsOf = ({ state }: Moment): readonly Claim[] => state.context as readonly Claim[]

/** Whether two dialogs belong to the same owner, and neither to a child of the other’s actor. */
const isBeside = (one: Claim, other: Claim): boolean =>
  one.kind === 'dialog' &&
  other.kind === 'dialog' &&
  one.by === other.by &&
  !one.path.startsWith(other.path) &&
  !other.path.startsWith(one.path)

const itemsOf = ({ state }: Moment): readonly unknown[] =>
  (state.context as { readonly items: readonly unknown[] }).items

const fewerItems = (now: Moment, before: Moment | null): boolean =>
  before !== null && itemsOf(now).length < itemsOf(before).length

const toastIds = ({ state }: Moment): readonly number[] =>
  (state.context as { readonly toasts: readonly { readonly id: number }[] }).toasts.map(({ id }) => id)
