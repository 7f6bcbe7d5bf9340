import type { ImportWrite } from '../../../src/imports/import-write.domain.ts'
import type { ImportAnswer, ImportsPort } from '../../../src/imports/imports.port.ts'
import { shownImage as allowedAddress } from '../../../src/kernel/address.ts'
import { PortError } from '../../../src/kernel/failure.ts'
import { newsOf } from '../jobs/job.http.ts'
import { JobReply } from '../jobs/job.wire.ts'
import type { Http } from '../kit/http.client.ts'
import type { SendForm } from '../kit/http.upload.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { orNull, read } from '../kit/kernel.http.ts'
import { formWith, uploadForm } from '../kit/upload.http.ts'
import { ImportReply, importOf, importsPath, TemplateReply } from './imports.wire.ts'

const at = (id: string): string => `${importsPath}/${encodeURIComponent(id)}`
const missingOf = (empties: boolean): string => (empties ? 'zero' : 'keep')

interface Request {
  readonly method: 'POST' | 'PATCH' | 'PUT'
  readonly path: string
  readonly body: object
  /** The answer is the job that does the work. */
  readonly isJob?: true
}

const mappingBody = ({ mapping, decimal, categoryId }: Extract<ImportWrite, { kind: 'mapping' }>) => ({
  mapping,
  ...(decimal !== null && { options: { decimal } }),
  category_id: categoryId === null ? null : idOnWire(categoryId),
})

const requestOf = (write: ImportWrite): Request => {
  if (write.kind === 'link') {
    const { key, type, url, emptiesMissing } = write
    return {
      method: 'POST',
      path: importsPath,
      body: { client_key: key, type, url, missing: missingOf(emptiesMissing) },
    }
  }
  if (write.kind === 'options' || write.kind === 'mapping') {
    const { version } = write
    const change = write.kind === 'options' ? { options: write.options } : mappingBody(write)
    return { method: 'PATCH', path: at(write.id), body: { version, ...change } }
  }
  if (write.kind === 'categories') {
    const items = Object.entries(write.categories).map(([name, id]) => ({
      external_name: name,
      category_id: id === null ? null : idOnWire(id),
    }))
    return { method: 'PUT', path: '/admin-suppliers/v1/category-mappings', body: { import_id: write.id, items } }
  }
  if (write.kind === 'fix') {
    const { code, column, value } = write.mistake
    return {
      method: 'POST',
      path: `${at(write.id)}/mistakes/fix`,
      body: { code, column, value, replace_with: write.replacement },
    }
  }
  const path = `${at(write.id)}/${write.kind}`
  if (write.kind === 'start') {
    const { key, version, accepts } = write
    return { method: 'POST', path, body: { client_key: key, version, ...(accepts && { accept: true }) }, isJob: true }
  }
  const isJob = write.kind === 'check' || write.kind === 'rollback'
  return { method: 'POST', path, body: { client_key: write.key }, ...(isJob && { isJob }) }
}

/** Imports of price lists. Files of other origins than these are never offered. */
export const importsOverHttp = (http: Http, send: SendForm, origins: readonly string[]): ImportsPort => ({
  fetchImport: (id, signal) => orNull(async () => importOf(read(ImportReply, await http('GET', at(id), { signal })))),

  uploadPriceList: (emit, { file, type, emptiesMissing, key }) =>
    uploadForm(send, emit, {
      path: importsPath,
      form: formWith('file', file, {
        client_key: key,
        type,
        missing: missingOf(emptiesMissing),
        name: (file as unknown as File).name,
      }),
      doneOf: (reply) => ({ type: 'upload.done', answer: importOf(read(ImportReply, reply)) }) as const,
    }),

  async writeImport(write, signal): Promise<ImportAnswer> {
    const { method, path, body, isJob } = requestOf(write)
    const reply = await http(method, path, { body, signal })
    if (isJob) return { changed: null, job: { ...newsOf(read(JobReply, reply).data), file: null } }
    return { changed: importOf(read(ImportReply, reply)), job: null }
  },

  async fetchTemplate(type, signal) {
    const query = { type, format: 'xlsx' }
    const { file } = read(
      TemplateReply,
      await http('GET', '/admin-suppliers/v1/import-templates', { query, signal }),
    ).data
    const url = allowedAddress(file?.url ?? null, origins)
    if (url === null) throw new PortError({ kind: 'unexpected' })
    return { url, name: file?.name ?? '' }
  },
})
