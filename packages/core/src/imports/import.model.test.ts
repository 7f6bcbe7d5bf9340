import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { details, found, mapped, mistake } from '../../testing/samples/price-import.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { chosenFile } from '../kit/upload/upload.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { importMachine } from './import.machine.ts'
import { selectImport } from './import.selectors.ts'
import type { ImportContext } from './import.setup.ts'
import type { Mistake } from './import-details.domain.ts'
import type { PriceImport } from './imports.domain.ts'

const ofCategory: Mistake = { ...mistake, code: 'category_unknown', column: 'Категорія', value: 'Футб.' }
const unmapped: PriceImport = {
  ...mapped,
  details: { ...details, isMapped: true, unmapped: [{ name: 'Футб.', rows: 2, candidates: [] }] },
}
const ready: PriceImport = {
  ...mapped,
  status: 'ready',
  details: { ...details, jump: { kind: 'stock', share: 0.8 }, mistakes: [mistake] },
}
const calm: PriceImport = { ...ready, details: { ...details, isMapped: true } }
const running: PriceImport = { ...mapped, status: 'importing' }
const copy: PriceImport = { ...mapped, id: '8' }
const job = { id: '9' } as never
const to = 'products-import'
const refused = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const

const input = (search = '') => ({
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'key-1' },
  location: { to, search } as const,
  signInDraft: emptySignInDraft,
  supplier: someSession.supplier,
})

const answered = {
  options: [breaks()],
}
const ends = [gives({ result: 'refused', failure: refused } as const), breaks()]
const isDone = (changed: PriceImport | null) =>
  gives({ result: 'done', answer: { changed, job: changed ? null : job } } as const)

const project = ({
  id,
  found: shown,
  edits,
  categories,
  mistake: open,
  replacement,
  category,
  decimal,
  whole,
  write,
  url,
  refusal,
}: ImportContext) => [
  id,
  shown && [shown.id, shown.status, shown.details?.unmapped.length],
  Object.keys(edits).length,
  Object.keys(categories).length,
  open?.code,
  replacement === '',
  category?.id,
  decimal,
  whole?.id,
  write?.kind,
  url !== '',
  refusal !== null && 'key' in refusal && refusal.key,
]

const begins = explore(importMachine, {
  name: 'the file',
  input: input(),
  user: [
    { type: 'query.changed', location: { to, search: '?import=7' } },
    { type: 'query.changed', location: { to } },
    { type: 'type.chosen', importType: 'prices' },
    { type: 'missing.chosen', empties: true },
    { type: 'url.typed', url: 'https://shop.test/price.yml' },
    { type: 'edits.discarded' },
    { type: 'file.chosen', file: chosenFile({}), name: 'price.csv', size: 1 },
    { type: 'file.chosen', file: chosenFile({}), name: 'video.csv', size: 21 * 1024 * 1024 },
    { type: 'upload.dropped' },
    { type: 'link.submitted' },
    { type: 'template.chosen' },
    { type: 'retry.chosen' },
  ],
  world: {
    ...answered,
    upload: [
      gives({ failure: null, answer: found }),
      gives({ failure: { kind: 'unreachable' } as const, answer: null }),
      gives({ failure: refused, answer: null }),
      gives({ failure: { kind: 'unauthorized', texts: [] } as const, answer: null }),
      breaks(),
    ],
    saveTemplate: [gives(undefined), fails()],
    fetchImport: [gives(succeeded(found)), gives(succeeded(null)), gives(failed({ kind: 'unreachable' }))],
    send: [isDone(found), ...ends],
  },
  project,
})

const maps = explore(importMachine, {
  name: 'the columns',
  input: input('?import=7'),
  user: [
    { type: 'options.changed', options: { encoding: 'windows-1251' } },
    { type: 'column.mapped', column: 'Code', field: 'sku' },
    { type: 'columns.confirmed' },
    { type: 'columns.reopened' },
    { type: 'categories.reopened' },
    { type: 'decimal.chosen', decimal: ',' },
    { type: 'category.chosen', category: { id: '121', title: 'Футболки' } },
    { type: 'category.mapped', name: 'Футб.', category: { id: '121', title: 'Футболки' } },
    { type: 'categories.confirmed' },
    { type: 'edits.discarded' },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
  ],
  world: {
    ...answered,
    fetchImport: [gives(succeeded(found)), gives(succeeded(unmapped)), gives(failed({ kind: 'unreachable' }))],
    send: [isDone(mapped), isDone(unmapped), isDone(null), ...ends],
  },
  project,
})

const checks = explore(importMachine, {
  name: 'the check and the run',
  input: input('?import=7'),
  user: [
    { type: 'mistake.opened', mistake },
    { type: 'mistake.opened', mistake: ofCategory },
    { type: 'mistake.closed' },
    { type: 'replacement.typed', text: '12' },
    { type: 'replacement.picked', category: { id: '121', title: 'Футболки' } },
    { type: 'fix.confirmed' },
    { type: 'start.chosen' },
    { type: 'jump.accepted' },
    { type: 'jump.declined' },
    { type: 'command.chosen', command: 'copy' },
    { type: 'command.confirmed' },
    { type: 'command.dropped' },
    { type: 'retry.chosen' },
    { type: 'record.changed', section: 'imports', id: '7', version: 2 },
    { type: 'record.changed', section: 'products', id: '7', version: 2 },
  ],
  world: {
    ...answered,
    fetchImport: [
      gives(succeeded(ready)),
      gives(succeeded(calm)),
      gives(succeeded(running)),
      gives(succeeded(null)),
      gives(failed({ kind: 'unreachable' })),
    ],
    send: [isDone(ready), isDone(copy), isDone(null), ...ends],
  },
  project,
})

const done: PriceImport = { ...mapped, status: 'completed' }

const leaves = explore(importMachine, {
  name: 'the drafts that are left',
  input: input('?import=7'),
  user: [
    { type: 'record.changed', section: 'products', id: '7', version: 2 },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
  ],
  world: {
    ...answered,
    drafts: [breaks()],
    fetchImport: [gives(succeeded(done)), gives(succeeded({ ...done, status: 'rolled_back' }))],
  },
  project,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('import', begins.coverage, maps.coverage, checks.coverage, leaves.coverage)
})

test('what can be pressed is heard while the import is read again', () => {
  const isReading = ({ from }: (typeof maps.moves)[number]) =>
    from.matches({ open: { shown: { step: 'resting', refresh: 'reading' } } })
  const confirmed = maps.movesWhere((move) => isReading(move) && move.event === 'categories.confirmed')
  for (const { to: next } of confirmed) expect(next.matches('writing')).toBe(true)
  const started = checks.movesWhere((move) => isReading(move) && move.event === 'start.chosen')
  for (const { to: next } of started) expect(selectImport(next)).not.toMatchObject({ isBusy: false, asks: null })
})

test('a file that is larger than the server takes is refused before it is sent', () => {
  const chosen = begins.movesWhere(
    ({ event, from, to: next }) => event === 'file.chosen' && from.matches('choosing') && next.matches('choosing'),
  )
  for (const { to: next } of chosen) expect(next.context.refusal).toEqual({ key: 'imports.fileTooLarge' })
  const large = ({ context }: (typeof chosen)[number]['to']) => context.name === 'video.csv'
  expect(begins.paths.filter(({ state }) => large(state))).toEqual([])
})

test('a large change is written after a yes alone', () => {
  for (const { from, event, to: next } of checks.moves) {
    const { write } = next.context
    if (
      write?.kind === 'start' &&
      !from.matches('writing') &&
      next.matches('writing') &&
      from.context.found?.details?.jump
    )
      expect([event, write.accepts]).toEqual(['jump.accepted', true])
  }
})

test('whatever was chosen and not saved is shown as chosen', () => {
  for (const { state } of maps.pathsWhere(({ state }) => Object.keys(state.context.edits).length > 0)) {
    const view = selectImport(state)
    if (view.state === 'open') expect(view.mapping.find(({ column }) => column === 'Code')?.field).toBe('sku')
  }
})
