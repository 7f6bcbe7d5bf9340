import { expect, test } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { judgeOver } from './judge.ts'
import { type RuleName, rules } from './rules.ts'

interface Step {
  readonly event?: string
  /** The states that the machine is in, as paths. */
  readonly in: readonly (string | object)[]
  readonly context?: object
  readonly isBusy?: boolean
  readonly isOver?: boolean
}

const at = (...states: readonly (string | object)[]): Step => ({ in: states })
const on = (event: string, ...states: readonly (string | object)[]): Step => ({ event, in: states })
const having = (context: object, step: Step): Step => ({ ...step, context })
const ended: Step = { in: [], isOver: true }
const done = (child: string) => `xstate.done.actor.${child}`
const failed = (child: string) => `xstate.error.actor.${child}`

const dialog = (path: string) => ({ kind: 'dialog', by: 'screen', path })

const shown = { page: 'shown' }
const pending = { page: 'waiting' }
const asked = { asking: 'asked' }

/** For each rule a path that keeps it and a path that breaks it at its last step. */
const planted: Readonly<Record<RuleName, readonly [kept: readonly Step[], broken: readonly Step[]]>> = {
  answered: [
    [{ in: ['a'], isBusy: true }, ended],
    [at('b'), { in: ['a'], isBusy: true }],
  ],
  stored: [
    [at('saving'), on(done('saveIntent'), 'sending')],
    [at('saving'), on(failed('saveIntent'), 'sending')],
  ],
  once: [
    [on(done('saveIntent'), 'sending'), at('rereading'), at('finished')],
    [on(done('saveIntent'), 'sending'), at('rereading'), at('sending')],
  ],
  read: [
    [at('looking'), on(done('lookup'), 'moving')],
    [at('looking'), on(failed('lookup'), 'moving')],
  ],
  told: [
    [at('editing'), on('form.submitted', 'moving'), ended],
    [at('editing'), on('form.submitted', 'moving'), at('moving')],
  ],
  amountKept: [
    [having({ text: '5' }, at('moving')), having({ text: '5' }, at('editing'))],
    [having({ text: '5' }, at('moving')), having({ text: '' }, at('editing'))],
  ],
  invoiced: [
    [at('requesting'), on(done('requestTopUp'), 'readingHosts'), at('paying')],
    [at('requesting'), on(failed('requestTopUp'), 'paying')],
  ],
  agreed: [
    [on(done('requestTopUp'), 'judging'), at('asked'), on('address.accepted', 'paying')],
    [on(done('requestTopUp'), 'judging'), at('asked'), on('tab.shown', 'paying')],
  ],
  topUpKept: [
    [having({ text: '5' }, at('forgetting')), having({ text: '5' }, at('form'))],
    [having({ text: '5' }, at('forgetting')), having({ text: '' }, at('form'))],
  ],
  payoutConfirmed: [
    [at('asked'), on('payout.confirmed', 'sending')],
    [at('asked'), on('edits.typed', 'sending')],
  ],
  accountConfirmed: [
    [on('payout.confirmed', 'accountAsked'), on('account.confirmed', 'sending')],
    [on('payout.confirmed', 'accountAsked'), on('payout.confirmed', 'sending')],
  ],
  payoutRead: [
    [at('readingTerms'), on(done('fetchPayouts'), 'moving')],
    [at('readingTerms'), on(failed('fetchPayouts'), 'moving')],
  ],
  purchaseTold: [
    [on('payment.confirmed', 'purchasing'), at('open')],
    [on('payment.confirmed', 'purchasing'), at('purchasing')],
  ],
  purchaseChosen: [
    [at('open'), on('offer.accepted', 'purchasing'), at('paid')],
    [at('open'), on('setup.loaded', 'purchasing')],
  ],
  typedStays: [
    [having({ values: 'typed' }, at('saving')), having({ values: 'typed' }, on(failed('save'), 'filling'))],
    [having({ values: 'typed' }, at('saving')), having({ values: 'saved' }, on(failed('save'), 'filling'))],
  ],
  looksFirst: [
    [at('saving'), at('finding'), on(done('loadByKey'), 'saving')],
    [at('saving'), at('finding'), on('form.submitted', 'saving')],
  ],
  conflictChosen: [
    [at('conflict'), on('mine.kept', 'saving')],
    [at('conflict'), on('draft.found', 'saving')],
  ],
  commandConfirmed: [
    [at('asking'), on('command.confirmed', 'running')],
    [at('asking'), on('record.read', 'running')],
  ],
  commandKept: [
    [having({ values: 'typed' }, at('running')), having({ values: 'typed' }, at('asking'))],
    [having({ values: 'typed' }, at('running')), having({ values: 'begun' }, at('asking'))],
  ],
  commandUnclear: [
    [at('unclear'), on('check.chosen', 'running')],
    [at('unclear'), on('record.read', 'running')],
  ],
  bulkConfirmed: [
    [at('asking'), on('bulk.confirmed', 'applying')],
    [at('asking'), on(done('previewBulk'), 'applying')],
  ],
  bulkUnclear: [
    [at('unclear'), on('check.chosen', 'applying')],
    [at('unclear'), on('tab.shown', 'applying')],
  ],
  neverRepeated: [
    [having({ isKeyed: true }, at('missed')), having({ isKeyed: true }, at('repeating'))],
    [having({ isKeyed: false }, at('missed')), having({ isKeyed: false }, at('repeating'))],
  ],
  writtenOnce: [
    [at('sending'), at('lookingUp'), ended],
    [at('sending'), at('lookingUp'), at('sending')],
  ],
  keyKept: [
    [having({ request: { key: '1' } }, at('sending')), having({ request: { key: '1' } }, at('lookingUp'))],
    [having({ request: { key: '1' } }, at('sending')), having({ request: { key: '2' } }, at('lookingUp'))],
  ],
  messageKept: [
    [having({ items: [1, 2] }, at('sending')), having({ items: [2] }, on(done('sendMessage'), 'idle'))],
    [having({ items: [1, 2] }, at('sending')), having({ items: [2] }, on(failed('sendMessage'), 'idle'))],
  ],
  offlineSilent: [
    [having({ items: [] }, at('offline')), having({ items: [] }, on('retry.due', 'sending'))],
    [having({ items: [] }, at('offline')), having({ items: [] }, on('message.written', 'sending'))],
  ],
  draftKept: [
    [on('edits.typed', 'keeping'), on(done('saveDraft'), 'kept')],
    [on('edits.typed', 'keeping'), on('draft.removed', 'kept')],
  ],
  uploadEnds: [
    [at('sending'), ended],
    [at('sending'), at('waiting')],
  ],
  leavingAsked: [
    [at(asked), on('leave.confirmed', 'idle')],
    [at(asked), on('write.failed', 'idle')],
  ],
  listRead: [
    [having({ found: null }, at('reading')), having({ found: {} }, at(shown))],
    [having({ found: null }, at('reading')), having({ found: null }, at(shown))],
  ],
  listPauses: [
    [at(pending), on('retry.chosen', 'reading')],
    [at(pending), on('tab.shown', 'reading')],
  ],
  oneDialog: [
    [having([], at()), having([dialog('app/screen'), dialog('app/screen/command')], at())],
    [having([], at()), having([dialog('app/screen/form'), dialog('app/screen/command')], at())],
  ],
  fewToasts: [
    [having({ toasts: [] }, at('passing')), having({ toasts: [{ id: 1 }, { id: 2 }] }, at('passing'))],
    [having({ toasts: [] }, at('passing')), having({ toasts: [{ id: 1 }, { id: 1 }] }, at('passing'))],
  ],
}

const found = (name: RuleName, steps: readonly Step[]): readonly string[] => {
  const rule = { of: ['machine'], ...rules[name] }
  const [machine = ''] = rule.of
  const judge = judgeOver([rule])
  const actorRef = { id: machine }
  for (const { event = 'step', in: states, context = {}, isBusy = false, isOver = false } of steps)
    judge.inspect({
      type: '@xstate.snapshot',
      actorRef,
      event: { type: event },
      snapshot: {
        status: isOver ? 'done' : 'active',
        machine: { id: machine },
        context,
        matches: (state: string | object) => states.some((one) => JSON.stringify(one) === JSON.stringify(state)),
        hasTag: () => isBusy,
      },
    } as unknown as InspectionEvent)
  return judge.atRest()
}

test.each(Object.keys(rules) as readonly RuleName[])('%s: a planted violation is reported with its words', (name) => {
  const [kept, broken] = planted[name]
  const last = broken.at(-1)?.event ?? 'step'
  expect(found(name, kept)).toEqual([])
  expect(found(name, broken)).toEqual([
    expect.stringMatching(new RegExp(`^${rules[name].words}: .*${last.replaceAll('.', '\\.')}"$`)),
  ])
})
