import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../../testing/explore.ts'
import { someJob } from '../../../testing/ports.ts'
import { pick } from '../fields/pick-fields.domain.ts'
import { text } from '../fields/record-fields.domain.ts'
import { rulesOf } from '../form/record.domain.ts'
import { commandMachine, createCommandMachine } from './command.machine.ts'
import { selectCommand } from './command.selectors.ts'

const fields = { reason: text({ required: true }), store: pick('stores') }
const machine = createCommandMachine(
  (command) => rulesOf(command === 'pause' ? fields : {}),
  (_, row) => row === 'done',
)
const refused = (status: number, errors = {}) =>
  gives({
    result: 'refused',
    failure: { kind: 'refused', status, texts: [{ text: 'no' }], fields: errors, retryAfter: null },
  } as const)

const exploreOf = (command: 'remove' | 'pause', asks: boolean) =>
  explore(machine, {
    input: {
      app: { send: () => {} },
      command,
      id: '1',
      version: 1,
      key: 'key-1',
      asks,
      row: null,
      derived: { place: 2 },
      owner: { send: () => {} },
    },
    user: [
      { type: 'record.read', row: { id: '1' }, version: 2, begins: {} },
      { type: 'row.read', row: 'done', isAllowed: false, sends: { shipment: '7' } },
      { type: 'row.read', row: 'as before', isAllowed: true, sends: {} },
      { type: 'command.confirmed' },
      { type: 'dialog.dismissed' },
      { type: 'check.chosen' },
      { type: 'field.changed', field: 'reason', value: ' holiday ' },
      { type: 'field.changed', field: 'reason', value: '' },
      { type: 'picker.opened', field: 'store' },
    ],
    world: {
      send: [
        gives({ result: 'done' }),
        gives({ result: 'done', answer: someJob() }),
        gives({ result: 'done', answer: { told: { text: 'added' } } }),
        gives({ result: 'done', answer: { isOutdated: true } }),
        refused(409),
        refused(422, { reason: [{ text: 'too short' }] }),
        gives({ result: 'notArrived', failure: { kind: 'unreachable' } }),
        gives({ result: 'unclear', failure: { kind: 'unreachable' } }),
        gives({ result: 'unknown', failure: { kind: 'unreachable' } }),
        breaks(),
      ],
      options: [breaks()],
      question: [breaks()],
    },
    childEvents: { send: [{ type: 'answer.missed' }] },
    ...(!asks &&
      command === 'remove' && {
        unused: ['command.confirmed', 'field.changed', 'picker.opened', 'check.chosen'],
      }),
    project: ({ version, values, errors, result, failure, told, isLate, isAllowed, derived }) => [
      version,
      values,
      Object.keys(errors),
      result,
      failure?.kind,
      told,
      isLate,
      isAllowed,
      derived,
    ],
  })

const [asked, unasked, withFields] = [exploreOf('remove', true), exploreOf('remove', false), exploreOf('pause', false)]

test('every state and every transition is visited', () => {
  expectFullCoverage('command', asked.coverage, unasked.coverage, withFields.coverage)
})

test('every end has a result that fits the response, and a dismissed dialog sends nothing', () => {
  const ends = asked.movesWhere(({ to }) => to.status === 'done')
  expect(ends.length).toBeGreaterThan(4)
  for (const { event, from, to } of ends) {
    if (event === 'dialog.dismissed' && from.matches('asking' as never)) expect(to.output?.result).toBe('dismissed')
    else expect(to.output?.result).toMatch(/^(done|started|outdated|refused|unclear)$/)
  }
})

test('only valid values are sent, without blanks at both ends', () => {
  for (const { to } of withFields.movesWhere(
    ({ event, to }) => event === 'command.confirmed' && to.matches('running' as never),
  ))
    expect(to.context.values).toEqual({ reason: 'holiday', store: null })
})

test('a refused command with fields keeps its dialog, what was typed, and shows why', () => {
  const kept = withFields.movesWhere(
    ({ event, to }) => event === 'xstate.done.actor.send' && to.matches('asking' as never),
  )
  for (const { to } of kept) {
    const { values, errors, note } = selectCommand(to)
    expect(values['reason']).toBe('holiday')
    expect(errors['reason'] ?? note).toEqual(expect.anything())
  }
})

test('a command that is looked up may be left, and its outcome is unclear', () => {
  const left = withFields.movesWhere(
    ({ event, from }) => event === 'dialog.dismissed' && selectCommand(from).isLookingUp,
  )
  for (const { to } of left) expect([to.status, to.output?.result]).toEqual(['done', 'unclear'])
})

test('a dialog that does not know the outcome stays, sends nothing, and looks again', () => {
  const checked = withFields.movesWhere(
    ({ event, from }) => event === 'check.chosen' && selectCommand(from).unclear !== null,
  )
  for (const { to } of checked) expect([to.matches('running' as never), to.context.isLate]).toEqual([true, true])
  const sentAgain = withFields.movesWhere(
    ({ event, from, to }) =>
      event === 'command.confirmed' && from.context.failure !== null && to.matches('running' as never),
  )
  for (const { to } of sentAgain) expect(to.context.isLate).toBe(false)
})

test('a row that shows the deed is believed while the outcome is not known, and only then', () => {
  for (const model of [asked, withFields])
    for (const { from, to } of model.movesWhere(({ event }) => event === 'row.read')) {
      const { isLookingUp, unclear } = selectCommand(from)
      if (to.status === 'done') expect([isLookingUp || unclear !== null, to.output?.result]).toEqual([true, 'done'])
    }
})

test('a dialog without fields sends nothing that its row no longer allows, and says so', () => {
  const confirmed = ({ event, from }: (typeof asked.moves)[number]) =>
    event === 'command.confirmed' && from.matches('asking' as never) && !from.context.isAllowed
  for (const { to } of asked.movesWhere(confirmed)) expect(to.output?.result).toBe('outdated')
  for (const { to } of withFields.movesWhere(confirmed)) expect(to.status).toBe('active')
})

test('what an answer tells stays until it is closed, and the command is done', () => {
  for (const { to } of withFields.movesWhere(({ from }) => from.matches('telling' as never)))
    if (to.status === 'done') expect(to.output?.result).toBe('done')
})

test('the dialog can always be left', () => {
  for (const model of [asked, withFields]) expect(model.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('a command without fields needs no dialog', () => {
  expect(commandMachine.id).toBe('command')
})
