import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { templatesMachine } from './reply-templates.machine.ts'
import { selectTemplates } from './reply-templates.selectors.ts'

const templates = [{ id: '1', title: 'Подяка', text: 'Дякуємо' }]

const model = explore(templatesMachine, {
  input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: [
    { type: 'templates.opened' },
    { type: 'templates.closed' },
    { type: 'templates.searched', search: 'немає' },
    { type: 'editing.requested' },
    { type: 'retry.chosen' },
  ],
  world: {
    fetchTemplates: [gives(succeeded({ templates, version: 1 })), gives(failed({ kind: 'unreachable' }))],
    form: [gives({ row: templates, record: null }), gives({ row: null, record: null }), breaks()],
  },
  project: ({ templates: known, search, failure }) => [known?.length, search, failure !== null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('reply-templates', model.coverage)
})

test('a search narrows the menu, and a menu that opens again shows all', () => {
  for (const { to } of model.movesWhere(({ event, from }) => event === 'templates.opened' && from.matches('closed')))
    expect(selectTemplates(to)).toMatchObject({ isOpen: true, search: '' })
})
