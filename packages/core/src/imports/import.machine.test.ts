import { expect, test } from 'vitest'
import { answers, breaksDown, runsOut } from '../../testing/actor-log.ts'
import { eventTableOf } from '../../testing/event-table.ts'
import { someSession } from '../../testing/ports.ts'
import { details, found, mapped, mistake } from '../../testing/samples/price-import.ts'
import type { Failure } from '../kernel/failure.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { chosenFile } from '../kit/upload/upload.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { importMachine } from './import.machine.ts'
import type { PriceImport } from './imports.domain.ts'

const calm: PriceImport = { ...mapped, status: 'ready' }
const jumping: PriceImport = { ...calm, details: { ...details, isMapped: true, jump: { kind: 'stock', share: 0.8 } } }
const refused: Failure = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null }
const signedOut: Failure = { kind: 'unauthorized', texts: [] }
const unreachable: Failure = { kind: 'unreachable' }

const to = 'products-import'
const inputAt = (search: string) => () => {
  let keys = 0
  return {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: {
      next: () => {
        keys += 1
        return `key-${keys}`
      },
    },
    location: { to, search },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  } as const
}
const isUploaded = (failure: Failure | null) => answers('upload', { failure, answer: failure ? null : found })
const isSent = (changed: PriceImport | null) =>
  answers('send', { result: 'done', answer: { changed, job: changed ? null : { id: '9' } } })
const isRefused = (failure: Failure) => answers('send', { result: 'refused', failure })

const chosen = { type: 'file.chosen', file: chosenFile({}), name: 'price.csv', size: 1 } as const
const typed = { type: 'url.typed', url: 'https://shop.test/price.yml' } as const

test('every event before there is an import does only this', { timeout: 30_000 }, async () => {
  expect(
    await eventTableOf(importMachine, inputAt(''), {
      situations: {
        'nothing is chosen': [],
        'an address is typed': [typed],
        'the template is saved': [{ type: 'template.chosen' }],
        'a file is sent': [chosen],
        'the line is away': [chosen, isUploaded(unreachable)],
        'a file was refused': [chosen, isUploaded(refused)],
        'the address is sent': [typed, { type: 'link.submitted' }],
        'a large file was chosen': [{ ...chosen, name: 'video.csv', size: 21 * 1024 * 1024 }],
      },
      events: {
        'an import is visited': { type: 'query.changed', location: { to, search: '?import=7' } },
        'the same place is visited': { type: 'query.changed', location: { to } },
        'a type is chosen': { type: 'type.chosen', importType: 'prices' },
        'missing ones are emptied': { type: 'missing.chosen', empties: true },
        'an address is typed': { ...typed, url: 'https://shop.test/other.yml' },
        'what is typed is discarded': { type: 'edits.discarded' },
        'a file is chosen': chosen,
        'a large file is chosen': { ...chosen, name: 'video.csv', size: 21 * 1024 * 1024 },
        'the address is submitted': { type: 'link.submitted' },
        'the template is chosen': { type: 'template.chosen' },
        'the template is saved': answers('saveTemplate'),
        'the template cannot be saved': breaksDown('saveTemplate'),
        'the server takes the file': isUploaded(null),
        'the server cannot be reached': isUploaded(unreachable),
        'the server refuses the file': isUploaded(refused),
        'the session has ended': isUploaded(signedOut),
        'the upload breaks': breaksDown('upload'),
        'the upload is dropped': { type: 'upload.dropped' },
        'the line is tried': runsOut('lineIsTried'),
        'a retry is chosen': { type: 'retry.chosen' },
        'the server takes the address': isSent(found),
        'the server refuses the address': isRefused(refused),
        'the session has ended meanwhile': isRefused(signedOut),
        'sending breaks': breaksDown('send'),
        'the choices break': breaksDown('options'),
      },
    }),
  ).toEqual({
    'nothing is chosen': {
      'an import is visited': 'open.reading, asks fetchImport, id = "7", key = "key-2"',
      'a type is chosen': 'type = "prices"',
      'missing ones are emptied': 'emptiesMissing = true',
      'an address is typed': 'choosing.link.typed, url = "https://shop.test/other.yml"',
      'a file is chosen': 'uploading, asks upload, file = {}, name = "price.csv", key = "key-2"',
      'a large file is chosen': 'refusal = {"key":"imports.fileTooLarge"}',
      'the template is chosen': 'choosing.template.saving, asks saveTemplate',
      'the choices break': 'app failure.reported',
    },
    'an address is typed': {
      'an import is visited': 'open.reading, asks fetchImport, id = "7", key = "key-2"',
      'a type is chosen': 'type = "prices"',
      'missing ones are emptied': 'emptiesMissing = true',
      'an address is typed': 'url = "https://shop.test/other.yml"',
      'what is typed is discarded': 'choosing.link.untyped, url = ""',
      'a file is chosen': 'uploading, asks upload, file = {}, name = "price.csv", key = "key-2"',
      'a large file is chosen': 'refusal = {"key":"imports.fileTooLarge"}',
      'the address is submitted': 'writing, asks send, write = …',
      'the template is chosen': 'choosing.template.saving, asks saveTemplate',
      'the choices break': 'app failure.reported',
    },
    'the template is saved': {
      'an import is visited': 'open.reading, asks fetchImport, id = "7", key = "key-2"',
      'a type is chosen': 'type = "prices"',
      'missing ones are emptied': 'emptiesMissing = true',
      'an address is typed': 'choosing.link.typed, url = "https://shop.test/other.yml"',
      'a file is chosen': 'uploading, asks upload, file = {}, name = "price.csv", key = "key-2"',
      'a large file is chosen': 'refusal = {"key":"imports.fileTooLarge"}',
      'the template is saved': 'choosing.template.idle',
      'the template cannot be saved': 'choosing.template.idle, app failure.reported',
      'the choices break': 'app failure.reported',
    },
    'a file is sent': {
      'an import is visited': 'open.reading, asks fetchImport, id = "7", key = "key-3"',
      'the server takes the file':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.idle, app navigation.requested, id = "7", file = null, found = …',
      'the server cannot be reached': 'pausing',
      'the server refuses the file': 'choosing.link.untyped, choosing.template.idle, failure = …',
      'the session has ended':
        'choosing.link.untyped, choosing.template.idle, app failure.reported, refusal = {"key":"imports.chooseAgain"}',
      'the upload breaks': 'choosing.link.untyped, choosing.template.idle, app failure.reported',
      'the upload is dropped': 'choosing.link.untyped, choosing.template.idle',
      'the choices break': 'app failure.reported',
    },
    'the line is away': {
      'an import is visited': 'open.reading, asks fetchImport, id = "7", key = "key-3"',
      'the upload is dropped': 'choosing.link.untyped, choosing.template.idle',
      'the line is tried': 'uploading, asks upload',
      'a retry is chosen': 'uploading, asks upload',
      'the choices break': 'app failure.reported',
    },
    'a file was refused': {
      'an import is visited': 'open.reading, asks fetchImport, id = "7", key = "key-3", failure = null',
      'a type is chosen': 'type = "prices"',
      'missing ones are emptied': 'emptiesMissing = true',
      'an address is typed': 'choosing.link.typed, url = "https://shop.test/other.yml", failure = null',
      'a file is chosen': 'uploading, asks upload, key = "key-3", failure = null',
      'a large file is chosen': 'failure = null, refusal = {"key":"imports.fileTooLarge"}',
      'the template is chosen': 'choosing.template.saving, asks saveTemplate',
      'the choices break': 'app failure.reported',
    },
    'the address is sent': {
      'an import is visited': 'open.reading, asks fetchImport, id = "7", key = "key-3", write = null',
      'the server takes the address':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.idle, app navigation.requested, id = "7", url = "", found = …, write = null',
      'the server refuses the address': 'choosing.link.typed, choosing.template.idle, failure = …',
      'the session has ended meanwhile':
        'choosing.link.typed, choosing.template.idle, app failure.reported, failure = {"kind":"unauthorized","texts":[]}',
      'sending breaks': 'choosing.link.typed, choosing.template.idle, app failure.reported',
      'the choices break': 'app failure.reported',
    },
    'a large file was chosen': {
      'an import is visited': 'open.reading, asks fetchImport, id = "7", key = "key-2", refusal = null',
      'a type is chosen': 'type = "prices"',
      'missing ones are emptied': 'emptiesMissing = true',
      'an address is typed': 'choosing.link.typed, url = "https://shop.test/other.yml", refusal = null',
      'a file is chosen': 'uploading, asks upload, file = {}, name = "price.csv", key = "key-2", refusal = null',
      'the template is chosen': 'choosing.template.saving, asks saveTemplate',
      'the choices break': 'app failure.reported',
    },
  })
})

const read = (one: PriceImport | null) => answers('fetchImport', succeeded(one))
const renewed = (one: PriceImport | null) => answers('refresh', succeeded(one))

test('every event on the page of an import does only this', { timeout: 30_000 }, async () => {
  expect(
    await eventTableOf(importMachine, inputAt('?import=7'), {
      situations: {
        'it is read': [],
        'it could not be read': [answers('fetchImport', failed(unreachable))],
        'its columns are mapped': [read(found)],
        'a column is chosen': [read(found), { type: 'column.mapped', column: 'Code', field: 'sku' }],
        'a sign is chosen': [read(found), { type: 'decimal.chosen', decimal: ',' }],
        'a category of all is chosen': [
          read(found),
          { type: 'category.chosen', category: { id: '121', title: 'Футболки' } },
        ],
        'a category is mapped': [
          read(found),
          { type: 'category.mapped', name: 'Футб.', category: { id: '121', title: 'Футболки' } },
        ],
        'it is ready': [read(calm)],
        'it is ready with a large change': [read(jumping), { type: 'start.chosen' }],
        'a mistake is open': [read(calm), { type: 'mistake.opened', mistake }],
        'a category is picked for a mistake': [
          read(calm),
          { type: 'mistake.opened', mistake },
          { type: 'replacement.picked', category: { id: '121', title: 'Футболки' } },
        ],
        'a command is asked about': [read(calm), { type: 'command.chosen', command: 'copy' }],
        'it is read again': [read(calm), { type: 'tab.shown' }],
        'it is read again after it did not come': [
          read(calm),
          { type: 'tab.shown' },
          answers('refresh', failed(unreachable)),
          { type: 'tab.shown' },
        ],
        'its columns are written': [
          read(found),
          { type: 'column.mapped', column: 'Code', field: 'sku' },
          { type: 'columns.confirmed' },
        ],
        'its start is written': [read(calm), { type: 'start.chosen' }],
        'it is read after a refusal': [read(calm), { type: 'start.chosen' }, isRefused(refused)],
        'it is done': [read({ ...calm, status: 'completed' })],
      },
      events: {
        'another import is visited': { type: 'query.changed', location: { to, search: '?import=8' } },
        'it comes': read(found),
        'it is gone': read(null),
        'it does not come': answers('fetchImport', failed(unreachable)),
        'it comes again': renewed(jumping),
        'it is gone meanwhile': renewed(null),
        'it does not come again': answers('refresh', failed(unreachable)),
        'it comes after the refusal': answers('readAgain', succeeded(found)),
        'it is gone after the refusal': answers('readAgain', succeeded(null)),
        'it does not come after the refusal': answers('readAgain', failed(unreachable)),
        'a retry is chosen': { type: 'retry.chosen' },
        'it is time to look': runsOut('pollIsDue'),
        'it has changed': { type: 'record.changed', section: 'imports', id: '7', version: 2 },
        'a product has changed': { type: 'record.changed', section: 'products', id: '7', version: 2 },
        'everything may have changed': { type: 'data.invalidated' },
        'the tab is shown': { type: 'tab.shown' },
        'a column is mapped': { type: 'column.mapped', column: 'Code', field: null },
        'a category is mapped': { type: 'category.mapped', name: 'Футб.', category: { id: '121', title: 'Футболки' } },
        'a sign is chosen': { type: 'decimal.chosen', decimal: '.' },
        'a category of all is chosen': { type: 'category.chosen', category: null },
        'the columns are opened again': { type: 'columns.reopened' },
        'the categories are opened again': { type: 'categories.reopened' },
        'other options are chosen': { type: 'options.changed', options: { encoding: 'windows-1251' } },
        'the columns are confirmed': { type: 'columns.confirmed' },
        'the categories are confirmed': { type: 'categories.confirmed' },
        'what is chosen is discarded': { type: 'edits.discarded' },
        'the start is chosen': { type: 'start.chosen' },
        'the large change is accepted': { type: 'jump.accepted' },
        'the large change is declined': { type: 'jump.declined' },
        'a mistake is opened': { type: 'mistake.opened', mistake: { ...mistake, value: 'y' } },
        'a replacement is typed': { type: 'replacement.typed', text: '12' },
        'a category is picked': { type: 'replacement.picked', category: { id: '121', title: 'Футболки' } },
        'the mistake is mended': { type: 'fix.confirmed' },
        'the mistake is closed': { type: 'mistake.closed' },
        'a command is chosen': { type: 'command.chosen', command: 'rollback' },
        'the command is confirmed': { type: 'command.confirmed' },
        'the command is dropped': { type: 'command.dropped' },
        'the server answers with the import': isSent(mapped),
        'the server answers with another import': isSent({ ...mapped, id: '8' }),
        'the server starts a job': isSent(null),
        'the server refuses it': isRefused(refused),
        'the session has ended': isRefused(signedOut),
        'sending breaks': breaksDown('send'),
        'the drafts break': breaksDown('drafts'),
      },
    }),
  ).toEqual({
    'it is read': {
      'another import is visited': 'asks fetchImport, id = "8", key = "key-2"',
      'it comes': 'open.shown.step.resting, open.shown.left.none, open.shown.refresh.idle, found = …',
      'it is gone': 'gone',
      'it does not come': 'open.failed, app fault.logged, failure = {"kind":"unreachable"}',
    },
    'it could not be read': {
      'another import is visited': 'open.reading, asks fetchImport, id = "8", key = "key-2", failure = null',
      'a retry is chosen': 'open.reading, asks fetchImport',
    },
    'its columns are mapped': {
      'another import is visited': 'open.reading, asks fetchImport, id = "8", key = "key-2", found = null',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped': 'open.shown.step.edited, edits = {"Code":null}',
      'a category is mapped': 'open.shown.step.edited, categories = {"Футб.":{"id":"121","title":"Футболки"}}',
      'a sign is chosen': 'open.shown.step.edited, decimal = "."',
      'a category of all is chosen': 'open.shown.step.edited, whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'a column is chosen': {
      'another import is visited': 'open.reading, asks fetchImport, id = "8", key = "key-2", found = null, edits = {}',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped': 'edits = {"Code":null}',
      'a category is mapped': 'categories = {"Футб.":{"id":"121","title":"Футболки"}}',
      'a sign is chosen': 'decimal = "."',
      'a category of all is chosen': 'whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the columns are confirmed': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'what is chosen is discarded': 'open.shown.step.resting, edits = {}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'a sign is chosen': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-2", found = null, decimal = null',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped': 'edits = {"Code":null}',
      'a category is mapped': 'categories = {"Футб.":{"id":"121","title":"Футболки"}}',
      'a sign is chosen': 'decimal = "."',
      'a category of all is chosen': 'whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'what is chosen is discarded': 'open.shown.step.resting, decimal = null',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'a category of all is chosen': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-2", found = null, whole = undefined',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped': 'edits = {"Code":null}',
      'a category is mapped': 'categories = {"Футб.":{"id":"121","title":"Футболки"}}',
      'a sign is chosen': 'decimal = "."',
      'a category of all is chosen': 'whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'what is chosen is discarded': 'open.shown.step.resting, whole = undefined',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'a category is mapped': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-2", found = null, categories = {}',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped': 'edits = {"Code":null}',
      'a sign is chosen': 'decimal = "."',
      'a category of all is chosen': 'whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the categories are confirmed':
        'writing, asks send, write = {"kind":"categories","id":"7","categories":{"Футб.":"121"}}',
      'what is chosen is discarded': 'open.shown.step.resting, categories = {}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'it is ready': {
      'another import is visited': 'open.reading, asks fetchImport, id = "8", key = "key-2", found = null',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped': 'open.shown.step.edited, edits = {"Code":null}',
      'a category is mapped': 'open.shown.step.edited, categories = {"Футб.":{"id":"121","title":"Футболки"}}',
      'a sign is chosen': 'open.shown.step.edited, decimal = "."',
      'a category of all is chosen': 'open.shown.step.edited, whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the columns are confirmed': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'it is ready with a large change': {
      'another import is visited': 'open.reading, asks fetchImport, id = "8", key = "key-2", found = null',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped': 'open.shown.step.edited, edits = {"Code":null}',
      'a category is mapped': 'open.shown.step.edited, categories = {"Футб.":{"id":"121","title":"Футболки"}}',
      'a sign is chosen': 'open.shown.step.edited, decimal = "."',
      'a category of all is chosen': 'open.shown.step.edited, whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'the large change is accepted': 'writing, asks send, write = …',
      'the large change is declined': 'open.shown.step.resting',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'a mistake is open': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-2", found = null, mistake = null, replacement = ""',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped': 'open.shown.step.edited, edits = {"Code":null}, mistake = null, replacement = ""',
      'a category is mapped':
        'open.shown.step.edited, categories = {"Футб.":{"id":"121","title":"Футболки"}}, mistake = null, replacement = ""',
      'a sign is chosen': 'open.shown.step.edited, decimal = ".", mistake = null, replacement = ""',
      'a category of all is chosen': 'open.shown.step.edited, whole = null, mistake = null, replacement = ""',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the columns are confirmed': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'mistake = …, replacement = "y"',
      'a replacement is typed': 'replacement = "12"',
      'a category is picked': 'category = {"id":"121","title":"Футболки"}',
      'the mistake is mended': 'writing, asks send, write = …',
      'the mistake is closed': 'open.shown.step.resting, mistake = null, replacement = ""',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'a category is picked for a mistake': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-2", found = null, mistake = null, replacement = "", category = null',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped':
        'open.shown.step.edited, edits = {"Code":null}, mistake = null, replacement = "", category = null',
      'a category is mapped':
        'open.shown.step.edited, categories = {"Футб.":{"id":"121","title":"Футболки"}}, mistake = null, replacement = "", category = null',
      'a sign is chosen': 'open.shown.step.edited, decimal = ".", mistake = null, replacement = "", category = null',
      'a category of all is chosen':
        'open.shown.step.edited, whole = null, mistake = null, replacement = "", category = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the columns are confirmed': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'mistake = …, replacement = "y", category = null',
      'a replacement is typed': 'replacement = "12"',
      'the mistake is mended': 'writing, asks send, write = …',
      'the mistake is closed': 'open.shown.step.resting, mistake = null, replacement = "", category = null',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'a command is asked about': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-2", found = null, command = null',
      'it has changed': 'open.shown.refresh.reading, asks refresh',
      'everything may have changed': 'open.shown.refresh.reading, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, asks refresh',
      'a column is mapped': 'open.shown.step.edited, edits = {"Code":null}, command = null',
      'a category is mapped':
        'open.shown.step.edited, categories = {"Футб.":{"id":"121","title":"Футболки"}}, command = null',
      'a sign is chosen': 'open.shown.step.edited, decimal = ".", command = null',
      'a category of all is chosen': 'open.shown.step.edited, whole = null, command = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the columns are confirmed': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'command = "rollback"',
      'the command is confirmed': 'writing, asks send, write = {"kind":"copy","id":"7","key":"key-2"}',
      'the command is dropped': 'open.shown.step.resting, command = null',
    },
    'it is read again': {
      'another import is visited': 'open.reading, asks fetchImport, id = "8", key = "key-2", found = null',
      'it comes again': 'open.shown.refresh.idle, found = …',
      'it is gone meanwhile': 'gone',
      'it does not come again': 'open.shown.refresh.idle, app fault.logged, failure = {"kind":"unreachable"}',
      'it has changed': 'asks refresh',
      'everything may have changed': 'asks refresh',
      'the tab is shown': 'asks refresh',
      'a column is mapped': 'open.shown.step.edited, edits = {"Code":null}',
      'a category is mapped': 'open.shown.step.edited, categories = {"Футб.":{"id":"121","title":"Футболки"}}',
      'a sign is chosen': 'open.shown.step.edited, decimal = "."',
      'a category of all is chosen': 'open.shown.step.edited, whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the columns are confirmed': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'it is read again after it did not come': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-2", found = null, failure = null',
      'it comes again': 'open.shown.refresh.idle, found = …, failure = null',
      'it is gone meanwhile': 'gone',
      'it does not come again': 'open.shown.refresh.idle, app fault.logged',
      'it has changed': 'asks refresh',
      'everything may have changed': 'asks refresh',
      'the tab is shown': 'asks refresh',
      'a column is mapped': 'open.shown.step.edited, edits = {"Code":null}',
      'a category is mapped': 'open.shown.step.edited, categories = {"Футб.":{"id":"121","title":"Футболки"}}',
      'a sign is chosen': 'open.shown.step.edited, decimal = "."',
      'a category of all is chosen': 'open.shown.step.edited, whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the columns are confirmed': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
    },
    'its columns are written': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-2", found = null, edits = {}, write = null',
      'the server answers with the import':
        'asks send, found = …, edits = {}, write = {"kind":"check","id":"7","key":"key-2"}',
      'the server answers with another import':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.idle, app navigation.requested, id = "8", found = …, edits = {}, write = null',
      'the server starts a job':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.reading, app job.started, asks refresh, edits = {}, write = null',
      'the server refuses it': 'rereading, asks readAgain, failure = …',
      'the session has ended':
        'rereading, app failure.reported, asks readAgain, failure = {"kind":"unauthorized","texts":[]}',
      'sending breaks':
        'open.shown.step.edited, open.shown.left.none, open.shown.refresh.reading, app failure.reported, asks refresh, write = null',
    },
    'its start is written': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-3", found = null, write = null',
      'the server answers with the import':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.reading, asks refresh, found = …, write = null',
      'the server answers with another import':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.idle, app navigation.requested, id = "8", found = …, write = null',
      'the server starts a job':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.reading, app job.started, asks refresh, write = null',
      'the server refuses it': 'rereading, asks readAgain, failure = …',
      'the session has ended':
        'rereading, app failure.reported, asks readAgain, failure = {"kind":"unauthorized","texts":[]}',
      'sending breaks':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.reading, app failure.reported, asks refresh, write = null',
    },
    'it is read after a refusal': {
      'another import is visited':
        'open.reading, asks fetchImport, id = "8", key = "key-3", found = null, failure = null, write = null',
      'it comes after the refusal':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.idle, found = …, write = null',
      'it is gone after the refusal': 'gone',
      'it does not come after the refusal':
        'open.shown.step.resting, open.shown.left.none, open.shown.refresh.idle, write = null',
    },
    'it is done': {
      'another import is visited': 'open.reading, asks fetchImport, id = "8", key = "key-2", found = null',
      'it has changed': 'open.shown.refresh.reading, drafts record.changed, asks refresh',
      'a product has changed': 'drafts record.changed',
      'everything may have changed': 'open.shown.refresh.reading, drafts data.invalidated, asks refresh',
      'the tab is shown': 'open.shown.refresh.reading, drafts tab.shown, asks refresh',
      'a column is mapped': 'open.shown.step.edited, edits = {"Code":null}',
      'a category is mapped': 'open.shown.step.edited, categories = {"Футб.":{"id":"121","title":"Футболки"}}',
      'a sign is chosen': 'open.shown.step.edited, decimal = "."',
      'a category of all is chosen': 'open.shown.step.edited, whole = null',
      'the columns are opened again': 'back = "columns"',
      'the categories are opened again': 'back = "categories"',
      'other options are chosen': 'writing, asks send, write = …',
      'the columns are confirmed': 'writing, asks send, write = …',
      'the categories are confirmed': 'writing, asks send, write = {"kind":"categories","id":"7","categories":{}}',
      'the start is chosen': 'writing, asks send, write = …',
      'a mistake is opened': 'open.shown.step.mending, mistake = …, replacement = "y"',
      'a command is chosen': 'open.shown.step.confirming, command = "rollback"',
      'the drafts break': 'app failure.reported',
    },
  })
})

test('an import that moves is read every two seconds, and a file is sent again five seconds after the line was lost', () => {
  expect(importMachine.implementations.delays).toEqual({ pollIsDue: 2000, lineIsTried: 5000 })
})
