import { expect, test } from 'vitest'
import { answers, breaksDown, runsOut } from '../../testing/actor-log.ts'
import { claiming, moneyMove, screenDialog } from '../../testing/claims.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent, someTransaction, uah } from '../../testing/samples/money.ts'
import type { Intent, Transaction } from './intents.domain.ts'
import { reconcilerMachine } from './reconciler.machine.ts'

const id = 'one'
const at = (step: Intent['step'], kind: Intent['kind'] = 'transferToService') => someIntent(kind, { id, step })
const ours = (line: string) => someTransaction(line, { text: id })
const books = (...lines: readonly Transaction[]) =>
  answers('lookup', {
    fresh: { ...someSetup, mainBalance: uah(900), serviceBalance: uah(100), active: false },
    transactions: { service: { lines: [...lines, someTransaction('7'), someTransaction('6')], isWhole: true } },
    failure: null,
  })
const journal = (...intents: readonly Intent[]) => answers('loadIntents', intents)

const looking = [journal(at('sent'))] as const
const found = [...looking, books(ours('8'))] as const

test('every event in every situation of unsettled moves does only this', async () => {
  expect(
    await eventTableOf(reconcilerMachine, () => ({ app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 }), {
      situations: {
        'the journal is read': [],
        'nothing is open': [journal()],
        'this tab moves money': [journal(), claiming(moneyMove)],
        'the books are read': looking,
        'the books do not have the move': [...looking, books()],
        'the books could not be read': [...looking, breaksDown('lookup')],
        'the books have the move': found,
        'the books have the move twice': [...looking, books(ours('8'), ours('9'))],
        'the draft of the move is deleted': [...found, answers('settleIntents', [id])],
        'its dialog is open': [...looking, books(), { type: 'intent.unclear', id }, journal(at('sent')), books()],
        'its dialog is behind another one': [
          ...looking,
          books(),
          { type: 'operation.opened', id },
          claiming(screenDialog),
        ],
      },
      events: {
        'the journal is empty': journal(),
        'the journal has a move that was sent': journal(at('sent')),
        'the journal has a doubled move': journal(at('doubled')),
        'the journal cannot be read': breaksDown('loadIntents'),
        'the books do not have it': books(),
        'the books have it': books(ours('8')),
        'the books have it twice': books(ours('8'), ours('9')),
        'the books cannot be read': answers('lookup', { failure: { kind: 'unexpected' } }),
        'reading the books breaks': breaksDown('lookup'),
        'this tab settles it': answers('settleIntents', [id]),
        'another tab has settled it': answers('settleIntents', []),
        'the journal cannot be written': breaksDown('settleIntents'),
        'the draft is deleted': answers('clearDraft'),
        'the draft cannot be deleted': breaksDown('clearDraft'),
        'the pause between two looks is over': runsOut('lookupIsDue'),
        'the patience is over': runsOut('patience'),
        'this tab begins to move money': claiming(moneyMove),
        'another dialog is shown': claiming(screenDialog),
        'nothing else is shown or moved': claiming(),
        'a move is unclear': { type: 'intent.unclear', id },
        'the figures may have changed': { type: 'lookup.requested' },
        'the operation is opened': { type: 'operation.opened', id },
        'another look is chosen': { type: 'check.chosen' },
        'the dialog is put off': { type: 'check.postponed' },
        'the operation is closed': { type: 'operation.closed' },
        'copying breaks': breaksDown('copy'),
        'claims cannot be heard': breaksDown('watchClaims'),
      },
    }),
  ).toEqual({
    'the journal is read': {
      'the journal is empty': 'work.resting',
      'the journal has a move that was sent':
        'work.looking, patience.counting, asks lookup, journal = …, watch = {"one":"first"}',
      'the journal has a doubled move': 'work.resting, journal = …',
      'the journal cannot be read': 'work.resting',
      'this tab begins to move money': 'work.paused, isMoving = true',
      'another dialog is shown': 'isHidden = true',
      'a move is unclear': 'asks loadIntents, shown = "one"',
      'the figures may have changed': 'asks loadIntents',
      'another look is chosen': 'asks loadIntents',
      'the operation is closed': 'work.settling, asks settleIntents',
    },
    'nothing is open': {
      'this tab begins to move money': 'work.paused, isMoving = true',
      'another dialog is shown': 'isHidden = true',
      'a move is unclear': 'work.loading, asks loadIntents, shown = "one"',
      'the figures may have changed': 'work.loading, asks loadIntents',
      'another look is chosen': 'work.loading, asks loadIntents',
      'the operation is closed': 'work.settling, asks settleIntents',
    },
    'this tab moves money': {
      'another dialog is shown': 'work.loading, asks loadIntents, isHidden = true, isMoving = false',
      'nothing else is shown or moved': 'work.loading, asks loadIntents, isMoving = false',
      'a move is unclear': 'shown = "one"',
      'the operation is closed': 'work.settling, asks settleIntents',
    },
    'the books are read': {
      'the books do not have it': 'work.resting, watch = {"one":"waiting"}',
      'the books have it': 'work.settling, asks settleIntents, watch = {"one":"waiting"}, settled = …',
      'the books have it twice': 'work.settling, asks settleIntents, watch = {"one":"waiting"}, settled = …',
      'the books cannot be read': 'work.resting, failures = 1',
      'reading the books breaks': 'work.resting, failures = 1',
      'the patience is over': 'work.loading, patience.over, asks loadIntents, watch = {"one":"last"}',
      'this tab begins to move money': 'work.paused, isMoving = true',
      'another dialog is shown': 'isHidden = true',
      'a move is unclear': 'work.loading, dialog.open, asks loadIntents, asks copy, shown = "one"',
      'the figures may have changed': 'work.loading, asks loadIntents',
      'the operation is opened': 'dialog.open, asks copy, shown = "one"',
      'another look is chosen': 'work.loading, asks loadIntents',
      'the operation is closed': 'work.settling, asks settleIntents',
    },
    'the books do not have the move': {
      'the pause between two looks is over': 'work.loading, asks loadIntents',
      'the patience is over': 'work.loading, patience.over, asks loadIntents, watch = {"one":"last"}',
      'this tab begins to move money': 'work.paused, isMoving = true',
      'another dialog is shown': 'isHidden = true',
      'a move is unclear': 'work.loading, dialog.open, asks loadIntents, asks copy, shown = "one"',
      'the figures may have changed': 'work.loading, asks loadIntents',
      'the operation is opened': 'dialog.open, asks copy, shown = "one"',
      'another look is chosen': 'work.loading, asks loadIntents',
      'the operation is closed': 'work.settling, asks settleIntents',
    },
    'the books could not be read': {
      'the pause between two looks is over': 'work.loading, asks loadIntents',
      'the patience is over': 'work.loading, patience.over, asks loadIntents, watch = {"one":"last"}',
      'this tab begins to move money': 'work.paused, isMoving = true',
      'another dialog is shown': 'isHidden = true',
      'a move is unclear': 'work.loading, dialog.open, asks loadIntents, asks copy, shown = "one"',
      'the figures may have changed': 'work.loading, asks loadIntents, failures = 0',
      'the operation is opened': 'dialog.open, asks copy, shown = "one"',
      'another look is chosen': 'work.loading, asks loadIntents, failures = 0',
      'the operation is closed': 'work.settling, asks settleIntents',
    },
    'the books have the move': {
      'this tab settles it':
        'work.clearingDraft, app success.reported, app intent.settled, app balances.changed, asks clearDraft',
      'another tab has settled it': 'work.clearingDraft, asks clearDraft',
      'the journal cannot be written': 'work.resting',
      'the patience is over': 'work.loading, patience.over, asks loadIntents, watch = {"one":"last"}',
      'this tab begins to move money': 'work.paused, isMoving = true',
      'another dialog is shown': 'isHidden = true',
      'a move is unclear': 'work.loading, dialog.open, asks loadIntents, asks copy, shown = "one"',
      'the figures may have changed': 'work.loading, asks loadIntents',
      'the operation is opened': 'dialog.open, asks copy, shown = "one"',
      'another look is chosen': 'work.loading, asks loadIntents',
      'the operation is closed': 'asks settleIntents, settled = []',
    },
    'the books have the move twice': {
      'this tab settles it':
        'work.loading, dialog.open, app balances.changed, asks loadIntents, asks copy, shown = "one"',
      'another tab has settled it': 'work.loading, asks loadIntents',
      'the journal cannot be written': 'work.resting',
      'the patience is over': 'work.loading, patience.over, asks loadIntents, watch = {"one":"last"}',
      'this tab begins to move money': 'work.paused, isMoving = true',
      'another dialog is shown': 'isHidden = true',
      'a move is unclear': 'work.loading, dialog.open, asks loadIntents, asks copy, shown = "one"',
      'the figures may have changed': 'work.loading, asks loadIntents',
      'the operation is opened': 'dialog.open, asks copy, shown = "one"',
      'another look is chosen': 'work.loading, asks loadIntents',
      'the operation is closed': 'asks settleIntents, settled = []',
    },
    'the draft of the move is deleted': {
      'the draft is deleted': 'work.loading, asks loadIntents',
      'the draft cannot be deleted': 'work.loading, asks loadIntents',
      'the patience is over': 'work.loading, patience.over, asks loadIntents, watch = {"one":"last"}',
      'this tab begins to move money': 'work.paused, isMoving = true',
      'another dialog is shown': 'isHidden = true',
      'a move is unclear': 'work.loading, dialog.open, asks loadIntents, asks copy, shown = "one"',
      'the figures may have changed': 'work.loading, asks loadIntents',
      'the operation is opened': 'dialog.open, asks copy, shown = "one"',
      'another look is chosen': 'work.loading, asks loadIntents',
      'the operation is closed': 'work.settling, asks settleIntents, settled = []',
    },
    'its dialog is open': {
      'the pause between two looks is over': 'work.loading, asks loadIntents',
      'the patience is over': 'work.loading, patience.over, asks loadIntents, watch = {"one":"last"}',
      'this tab begins to move money': 'work.paused, isMoving = true',
      'another dialog is shown': 'isHidden = true',
      'a move is unclear': 'work.loading, asks loadIntents',
      'the figures may have changed': 'work.loading, asks loadIntents',
      'another look is chosen': 'work.loading, asks loadIntents',
      'the dialog is put off': 'dialog.closed, shown = null',
      'the operation is closed': 'work.settling, dialog.closed, asks settleIntents, settled = …, shown = null',
      'copying breaks': 'app fault.logged',
    },
    'its dialog is behind another one': {
      'the pause between two looks is over': 'work.loading, asks loadIntents',
      'the patience is over': 'work.loading, patience.over, asks loadIntents, watch = {"one":"last"}',
      'this tab begins to move money': 'work.paused, isHidden = false, isMoving = true',
      'nothing else is shown or moved': 'isHidden = false',
      'a move is unclear': 'work.loading, asks loadIntents',
      'the figures may have changed': 'work.loading, asks loadIntents',
      'another look is chosen': 'work.loading, asks loadIntents',
      'the dialog is put off': 'dialog.closed, shown = null',
      'the operation is closed': 'work.settling, dialog.closed, asks settleIntents, settled = …, shown = null',
      'copying breaks': 'app fault.logged',
    },
  })
})
