import { jobsOverHttp } from '@supplier/core/adapters/http/jobs/job.http'
import { jobsPath } from '@supplier/core/adapters/http/jobs/job.wire'
import { beforeEach, expect, test } from 'vitest'
import { expectFailures, type Wired, wired } from './wired.ts'

const base = '/admin-suppliers/v1/attributes'
const own = 'http://localhost'

let desk: Wired
let jobs: ReturnType<typeof jobsOverHttp>

beforeEach(async () => {
  desk = await wired()
  jobs = jobsOverHttp(desk.http, [own, 'https://media.test'])
})

const query = { search: 'льон', type: ['one', 'many'], owner: 'own', status: null, sort: 'title', size: 20, page: 3 }
const start = (fields: readonly string[] = ['title', 'valueCount', 'isSystem']) =>
  jobs.startExport({ section: 'attributes', query, fields, format: 'xlsx', key: 'key-1' }, desk.signal)

test('an export is sent with its key, the filters and the order, and is followed as a job', async () => {
  const job = await start()
  expect(desk.sent).toMatchObject([
    {
      method: 'POST',
      path: `${base}/export`,
      body: {
        client_key: 'key-1',
        filter: { search: 'льон', type: ['one', 'many'], owner: 'own' },
        columns: ['title', 'values_count', 'locked'],
        format: 'xlsx',
        sort: 'title',
      },
    },
  ])
  expect(job).toEqual({
    id: expect.stringMatching(/^\d+$/),
    title: 'Експорт: attributes.xlsx',
    status: 'queued',
    processed: 0,
    total: 1,
    failed: 0,
    done: 0,
    unchanged: 0,
    undoUntil: null,
    isCancellable: true,
    clientKey: 'key-1',
    version: 1,
    file: null,
    error: null,
  })
  expect(await jobs.fetchActive(undefined, desk.signal)).toMatchObject([{ id: job.id, clientKey: 'key-1' }])
  expect(desk.sent.at(-1)).toMatchObject({ method: 'GET', path: jobsPath, query: { 'filter[active]': '1' } })
  await jobs.cancelJob(job.id, desk.signal)
  expect(await jobs.fetchJob(job.id, desk.signal)).toMatchObject({ status: 'cancelling', isCancellable: false })
})

test('a field of a row is asked for once, by its name in the API', async () => {
  await start(['isSystem', 'group', 'valueCount', 'group'])
  expect(desk.sent[0]).toMatchObject({ body: { columns: ['locked', 'group.title', 'values_count'] } })
})

test('the same key starts one job', async () => {
  const { id } = await start()
  expect((await start()).id).toBe(id)
})

test.each([
  ['https://media.test/exports/1.csv', 'https://media.test/exports/1.csv'],
  [`${own}/api/storage/exports/1`, `${own}/api/storage/exports/1`],
  ['http://media.test/exports/1.csv', null],
  ['https://media.test.evil.test/1.csv', null],
  ['https://media.test@evil.test/1.csv', null],
  ['https://media.test\\@evil.test/1.csv', null],
  ['javascript:alert(1)', null],
  ['//media.test/1.csv', null],
  [7, null],
  [undefined, null],
])('the file %j is offered as %j', async (written, url) => {
  desk.answer(`${jobsPath}/7`, {
    data: { id: 7, status: 'completed', result: { file: { url: written, name: '1.csv' } } },
  })
  expect((await jobs.fetchJob('7', desk.signal)).file).toEqual(url && { url, name: '1.csv' })
})

test('missing and invalid fields are replaced, and jobs without an id are left out', async () => {
  desk.answer(jobsPath, {
    data: [{ id: '7', status: 'paused', total: -1, error: { message: 'Ні' } }, { title: 'x' }, null],
  })
  expect(await jobs.fetchActive(undefined, desk.signal)).toEqual([
    {
      id: '7',
      title: '',
      status: 'paused',
      processed: 0,
      total: null,
      failed: 0,
      done: 0,
      unchanged: 0,
      undoUntil: null,
      isCancellable: false,
      clientKey: null,
      version: 1,
      file: null,
      error: 'Ні',
    },
  ])
})

test('reading the jobs fails as every other call', () =>
  expectFailures(desk, jobsPath, (signal) => jobs.fetchActive(undefined, signal)))

test('reading one job fails as every other call', () =>
  expectFailures(desk, `${jobsPath}/7`, (signal) => jobs.fetchJob('7', signal)))

test('stopping a job fails as every other call', () =>
  expectFailures(desk, `${jobsPath}/7/cancel`, (signal) => jobs.cancelJob('7', signal), 'anything'))

test('starting an export fails as every other call', () =>
  expectFailures(desk, `${base}/export`, (signal) =>
    jobs.startExport({ section: 'attributes', query, fields: ['title'], format: 'csv', key: 'key-1' }, signal),
  ))

test('an unknown section cannot be exported', async () => {
  await expect(
    jobs.startExport({ section: 'x', query, fields: ['title'], format: 'csv', key: 'k' }, desk.signal),
  ).rejects.toThrow('unexpected')
  expect(desk.sent).toEqual([])
})
