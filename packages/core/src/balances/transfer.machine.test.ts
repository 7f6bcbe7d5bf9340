import { expect, test } from 'vitest'
import { answers, breaksDown, tells } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someSetup } from '../../testing/ports.ts'
import { someIntent } from '../../testing/samples/money.ts'
import type { SessionResult } from '../intents/intents.domain.ts'
import type { SessionOutcome } from '../intents/payment-session.setup.ts'
import { kopecks } from '../kernel/money.ts'
import { transferMachine } from './transfer.machine.ts'

const known = { ...someSetup, mainBalance: kopecks(10_000), serviceBalance: kopecks(5_000) }
const poorer = { ...known, mainBalance: kopecks(1) }
const ends = (result: SessionResult, more: Partial<SessionOutcome> = {}) =>
  answers('session', { result, fresh: null, made: [], failure: null, ...more } satisfies SessionOutcome)

const silent = { send: () => {} }
const input = () =>
  ({
    app: silent,
    clock: { now: () => 0 },
    ids: { next: () => 'new' },
    supplierId: 1,
    direction: 'toService',
  }) as const

const read = [answers('fetchSetup', known)] as const
const typed = [...read, { type: 'amount.edited', text: '60' }] as const
const moving = [...typed, { type: 'form.submitted' }] as const

test('every event in every step of a transfer does only this', async () => {
  expect(
    await eventTableOf(transferMachine, input, {
      situations: {
        'reading the balances': [],
        'nothing typed': read,
        'an amount typed': typed,
        'too much typed': [...read, { type: 'amount.edited', text: '60000' }],
        'the session moves the money': moving,
        'a note about an earlier try': [
          ...moving,
          tells({ type: 'session.progressed', phase: 'moving', kind: 'transferToService' }),
          ends('refused'),
        ],
        'a second try': [
          ...moving,
          tells({ type: 'session.progressed', phase: 'moving', kind: 'transferToService' }),
          ends('refused'),
          { type: 'form.submitted' },
        ],
      },
      events: {
        'the balances come': answers('fetchSetup', known),
        'the balances do not come': breaksDown('fetchSetup'),
        'a draft is found': tells({ type: 'draft.found', texts: { amount: '25' } }),
        'the draft breaks': breaksDown('draft'),
        'an amount is typed': { type: 'amount.edited', text: '70' },
        'the amount is cleared': { type: 'amount.edited', text: '' },
        'the direction is switched': { type: 'direction.toggled' },
        'the form is submitted': { type: 'form.submitted' },
        'the dialog is dismissed': { type: 'dialog.dismissed' },
        'the session tells how far it is': tells({
          type: 'session.progressed',
          phase: 'checking',
          kind: 'transferToService',
        }),
        'the money has moved': ends('decided', { made: [someIntent('transferToService')] }),
        'the money has moved, and something is unclear': ends('unclear', { made: [someIntent('transferToService')] }),
        'the balance is lower than it was': ends('decided', { fresh: poorer }),
        'the server refuses the move': ends('refused', { fresh: poorer }),
        'the session fails': ends('failed', { fresh: poorer }),
        'another tab moves money': ends('elsewhere'),
        'the outcome is unclear': ends('unclear'),
        'the outcome is pending': ends('pending'),
        'the session breaks': breaksDown('session'),
      },
    }),
  ).toEqual({
    'reading the balances': {
      'the balances come': 'editing, known = …',
      'the balances do not come': 'editing, app failure.reported',
      'a draft is found': 'draft edits.typed, text = "25"',
      'the draft breaks': 'app fault.logged',
      'the dialog is dismissed': 'finished',
    },
    'nothing typed': {
      'a draft is found': 'draft edits.typed, text = "25"',
      'the draft breaks': 'app fault.logged',
      'an amount is typed': 'draft edits.typed, text = "70"',
      'the amount is cleared': 'draft edits.settled',
      'the direction is switched': 'direction = "toMain"',
      'the form is submitted': 'error = {"key":"balances.amountRule"}',
      'the dialog is dismissed': 'finished',
    },
    'an amount typed': {
      'the draft breaks': 'app fault.logged',
      'an amount is typed': 'draft edits.typed, text = "70"',
      'the amount is cleared': 'draft edits.settled, text = ""',
      'the direction is switched': 'direction = "toMain"',
      'the form is submitted': 'moving, asks session',
      'the dialog is dismissed': 'finished',
    },
    'too much typed': {
      'the draft breaks': 'app fault.logged',
      'an amount is typed': 'draft edits.typed, text = "70"',
      'the amount is cleared': 'draft edits.settled, text = ""',
      'the direction is switched': 'direction = "toMain"',
      'the form is submitted': 'error = {"key":"balances.exceeds"}',
      'the dialog is dismissed': 'finished',
    },
    'the session moves the money': {
      'the draft breaks': 'app fault.logged',
      'the dialog is dismissed': 'session dialog.dismissed',
      'the session tells how far it is': 'phase = "checking"',
      'the money has moved': 'finished, draft edits.settled',
      'the money has moved, and something is unclear': 'finished, draft edits.settled',
      'the balance is lower than it was': 'editing, known = …, error = {"key":"balances.exceeds"}',
      'the server refuses the move': 'editing, known = …, note = {"key":"balances.notMoved"}',
      'the session fails': 'editing, known = …',
      'another tab moves money': 'editing, note = {"key":"balances.elsewhere"}',
      'the outcome is unclear': 'finished',
      'the outcome is pending': 'finished',
      'the session breaks': 'editing, app failure.reported',
    },
    'a note about an earlier try': {
      'the draft breaks': 'app fault.logged',
      'an amount is typed': 'draft edits.typed, text = "70", note = null',
      'the amount is cleared': 'draft edits.settled, text = "", note = null',
      'the direction is switched': 'direction = "toMain", note = null',
      'the form is submitted': 'moving, asks session, note = null, phase = "reading"',
      'the dialog is dismissed': 'finished',
    },
    'a second try': {
      'the draft breaks': 'app fault.logged',
      'the dialog is dismissed': 'session dialog.dismissed',
      'the session tells how far it is': 'phase = "checking"',
      'the money has moved': 'finished, draft edits.settled',
      'the money has moved, and something is unclear': 'finished, draft edits.settled',
      'the balance is lower than it was': 'editing, known = …, error = {"key":"balances.exceeds"}',
      'the server refuses the move': 'editing, known = …, note = {"key":"balances.notMoved"}',
      'the session fails': 'editing, known = …',
      'another tab moves money': 'editing, note = {"key":"balances.elsewhere"}',
      'the outcome is unclear': 'finished',
      'the outcome is pending': 'finished',
      'the session breaks': 'editing, app failure.reported',
    },
  })
})
