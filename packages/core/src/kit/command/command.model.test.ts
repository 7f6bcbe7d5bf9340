import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { someJob } from '../../../testing/ports.ts'
import { pick } from '../form/pick-fields.domain.ts'
import { rulesOf } from '../form/record.domain.ts'
import { text } from '../form/record-fields.domain.ts'
import { commandMachine, createCommandMachine } from './command.machine.ts'
import { selectCommand } from './command.selectors.ts'

const fields = { reason: text({ required: true }), store: pick('stores') }
const machine = createCommandMachine((command) => rulesOf(command === 'pause' ? fields : {}))
const refused = (status: number, errors = {}) =>
  fails({ kind: 'refused', status, texts: [{ text: 'no' }], fields: errors, retryAfter: null } as const)

const exploreOf = (command: 'remove' | 'pause', asks: boolean, isJob = false, isKeyed = false) =>
  explore(machine, {
    input: {
      app: { send: () => {} },
      command,
      id: '1',
      version: 1,
      key: 'key-1',
      asks,
      isJob,
      isKeyed,
      row: null,
      derived: { place: 2 },
    },
    user: [
      { type: 'command.confirmed' },
      { type: 'dialog.dismissed' },
      { type: 'field.changed', field: 'reason', value: ' holiday ' },
      { type: 'field.changed', field: 'reason', value: '' },
      { type: 'picker.opened', field: 'store' },
    ],
    world: {
      run: [
        gives(),
        gives(someJob()),
        gives({ told: { text: 'added' } }),
        fails(),
        refused(409),
        refused(422, { reason: [{ text: 'too short' }] }),
      ],
      isDone: [gives(true), gives(false), gives(null), fails()],
      lostJob: [
        gives({ job: someJob(), isRefuted: false }),
        gives({ job: null, isRefuted: true }),
        gives({ job: null, isRefuted: false }),
        breaks(),
      ],
      options: [breaks()],
      question: [breaks()],
    },
    ...(!asks &&
      command === 'remove' && {
        unused: ['command.confirmed', 'dialog.dismissed', 'field.changed', 'picker.opened'],
      }),
    project: ({ values, errors, result, failure, told }) => [values, Object.keys(errors), result, failure?.kind, told],
  })

const [asked, unasked, withFields] = [exploreOf('remove', true), exploreOf('remove', false), exploreOf('pause', false)]
const asJob = exploreOf('pause', false, true)
const asKeyed = exploreOf('pause', false, false, true)

test('every state and every transition is visited', () => {
  expectFullCoverage('command', asked.coverage, unasked.coverage, withFields.coverage, asJob.coverage, asKeyed.coverage)
})

test('every end has a result that fits the response, and a dismissed dialog sends nothing', () => {
  const ends = asked.movesWhere(({ to }) => to.status === 'done')
  expect(ends.length).toBeGreaterThan(4)
  for (const { event, from, to } of ends) {
    if (event === 'dialog.dismissed' && !from.matches('telling' as never)) expect(to.output?.result).toBe('dismissed')
    else expect(to.output?.result).toMatch(/^(done|started|refused|unclear)$/)
  }
})

test('only valid values are sent, without blanks at both ends', () => {
  for (const { to } of withFields.movesWhere(
    ({ event, to: { value } }) => event === 'command.confirmed' && value === 'running',
  ))
    expect(to.context.values).toEqual({ reason: 'holiday', store: null })
})

test('a refused command with fields keeps its dialog, what was typed, and shows why', () => {
  const kept = withFields.movesWhere(
    ({ event, to }) => event === 'xstate.error.actor.run' && to.matches('asking' as never),
  )
  for (const { to } of kept) {
    const { values, errors, note } = selectCommand(to)
    expect(values['reason']).toBe('holiday')
    expect(errors['reason'] ?? note).toMatchObject({ text: expect.any(String) })
  }
})

test('a command that may have started a job is looked up by its key, and the dialog stays when it did not arrive', () => {
  const lost = asJob.movesWhere(({ event }) => event === 'xstate.done.actor.lostJob')
  expect(lost.length).toBeGreaterThan(0)
  for (const { to } of lost)
    if (to.status === 'done') expect(to.output?.result).toMatch(/^(started|unclear)$/)
    else expect([to.matches('asking' as never), selectCommand(to).note]).toEqual([true, expect.anything()])
})

test('a command with a key is sent once more as it was, and its outcome is told', () => {
  const again = asKeyed.movesWhere(
    ({ from, to }) => from.matches('running' as never) && to.matches('repeating' as never),
  )
  for (const { from, to } of again) expect(to.context.values).toEqual(from.context.values)
  const answers = asKeyed.movesWhere(({ from }) => from.matches('repeating' as never))
  for (const { to } of answers)
    if (to.status === 'done') expect(to.output?.result).toMatch(/^(done|started|unclear)$/)
    else {
      const { told, note, errors } = selectCommand(to)
      expect(told ?? note ?? errors['reason']).toEqual(expect.anything())
    }
  for (const { to } of asKeyed.movesWhere(({ from }) => from.matches('telling' as never)))
    if (to.status === 'done') expect(to.output?.result).toBe('done')
})

test('the dialog can always be left', () => {
  for (const model of [asked, withFields, asJob, asKeyed])
    expect(model.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('a command without fields needs no dialog', () => {
  expect(commandMachine.id).toBe('command')
})
