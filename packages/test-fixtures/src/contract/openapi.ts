import { JobReply } from '@supplier/core/adapters/http/jobs/job.wire'
import { PageMeta } from '@supplier/core/adapters/http/kit/list.wire'
import { PictureWire } from '@supplier/core/adapters/http/products/product-images.wire'
import { SelectionBody } from '@supplier/core/adapters/http/sections/bulk.wire'
import type * as v from 'valibot'
import { type Area, areas } from '../endpoints/endpoints.ts'
import type { Endpoint } from '../endpoints/kit/endpoint.ts'
import type { Refusal } from '../endpoints/kit/refusals.ts'
import { type JsonObject, nameFrom, withComponents } from './components.ts'
import { RefusalBody } from './differences.ts'
import { events, mostBytes } from './events.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { callsOf, knownOf, sectionOf } from './sections.ts'

const schemaOf = (schema: v.GenericSchema, side: 'answer' | 'request'): JsonObject =>
  jsonSchemaOf(schema, side) as JsonObject

/** The path in the notation of OpenAPI, and the names of its parameters. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>) => ({
  path: path.replaceAll(/:(\w+)/g, '{$1}'),
  params: [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
})

const isFileIn = (schema: JsonObject): boolean => JSON.stringify(schema).includes('contentMediaType')

const inQuery = ({ method }: Endpoint): boolean => method === 'GET' || method === 'DELETE'

const queryOf = (endpoint: Endpoint): readonly JsonObject[] => {
  if (endpoint.body === undefined || !inQuery(endpoint)) return []
  const { properties = {}, required = [] } = schemaOf(endpoint.body, 'request') as {
    readonly properties?: JsonObject
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
  }))
}

const bodyOf = (endpoint: Endpoint): JsonObject => {
  if (endpoint.body === undefined || inQuery(endpoint)) return {}
  const schema = schemaOf(endpoint.body, 'request')
  const type = isFileIn(schema) ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: true, content: { [type]: { schema } } } }
}

const texts: Readonly<Record<number, string>> = {
  401: 'No token, or one that is not valid',
  403: 'Not allowed',
  404: 'Not found',
  409: 'The state does not allow it',
  410: 'No longer there',
  422: 'The values are refused',
  424: 'The provider refuses',
  429: 'Too many requests; `Retry-After` says how many seconds to wait',
  503: 'Not available now',
}

/** The refusals with one status, with the codes that they may have. */
const refusalsOf = (refusals: readonly Refusal[]): JsonObject => {
  const statuses = [...new Set(refusals.map(({ status }) => status))].toSorted((one, other) => one - other)
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = refusals.flatMap((one) => (one.status === status && one.code !== null ? [one.code] : []))
      return [String(status), { $ref: `#/components/responses/${[status, ...codes].join('-')}` }]
    }),
  )
}

const refusalResponses = (all: readonly Endpoint[]): JsonObject => {
  const names = new Set(
    all.flatMap(({ refusals }) =>
      Object.values(refusalsOf(refusals)).map(
        (one) =>
          String((one as JsonObject)['$ref'])
            .split('/')
            .at(-1) ?? '',
      ),
    ),
  )
  return Object.fromEntries(
    [...names].toSorted().map((name) => {
      const [status = '', ...codes] = name.split('-')
      return [
        name,
        {
          description: [texts[Number(status)] ?? status, ...codes.map((code) => `\`${code}\``)].join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          ...(codes.length > 0 && { 'x-codes': codes }),
        },
      ]
    }),
  )
}

const operationOf = (area: Area, endpoint: Endpoint): JsonObject => {
  const { method, assumed, answer, refusals } = endpoint
  const { path, params } = pathOf(endpoint)
  const section = sectionOf(endpoint)
  const parameters = [
    ...params.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...queryOf(endpoint),
  ]
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`.replace(/-$/, ''),
    tags: [area],
    'x-specified': knownOf(endpoint).isSpecified,
    'x-assumed': assumed,
    ...(section !== null && { 'x-section': section }),
    ...(!refusals.some(({ status }) => status === 401) && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(endpoint),
    responses: {
      '2XX': { description: 'Done', content: { 'application/json': { schema: schemaOf(answer, 'answer') } } },
      ...refusalsOf(refusals),
    },
  }
}

const webhooksOf = (): JsonObject =>
  Object.fromEntries(
    events.map(({ name, channel, payload, section, told }) => [
      name,
      {
        post: {
          summary: told,
          'x-channel': `private-${channel}.{supplier}`,
          'x-broadcast-as': name,
          'x-most-bytes': mostBytes,
          ...(section !== null && { 'x-shown-by': section }),
          requestBody: { content: { 'application/json': { schema: schemaOf(payload, 'answer') } } },
          responses: { '2XX': { description: 'Nothing is answered: it comes over the realtime connection' } },
        },
      },
    ]),
  )

const shared: readonly (readonly [string, v.GenericSchema])[] = [
  ['Refusal', RefusalBody],
  ['Job', JobReply.pipe[1].entries.data],
  ['Page', PageMeta],
  ['Picture', PictureWire],
  ['Selection', SelectionBody],
]

const isOne = ({ path }: Endpoint): boolean => path.endsWith('/:id')

/** The records and the rows of lists by the names of their paths. */
const namesOf = (all: readonly Endpoint[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>(
    shared.map(([name, schema]) => [JSON.stringify(schemaOf(schema, 'answer')), name]),
  )
  const give = (schema: unknown, name: string) => {
    const text = JSON.stringify(schema)
    if (!names.has(text)) names.set(text, name)
  }
  const reading = all.filter(({ method }) => method === 'GET')
  // A row that is no less than the record has the name of the record.
  for (const { path, answer } of reading.toSorted((one, other) => Number(isOne(other)) - Number(isOne(one)))) {
    const [, base] = /^\/(?:admin-suppliers\/)?v\d\/([a-z/-]+?)(?:\/:id)?$/.exec(path) ?? []
    if (base === undefined) continue
    const { properties } = schemaOf(answer, 'answer') as { readonly properties?: { readonly data?: JsonObject } }
    const { data } = properties ?? {}
    if (data === undefined) continue
    if (path.endsWith('/:id')) give(data, nameFrom(base))
    else if (data['type'] === 'array') give(data['items'], `${nameFrom(base)}Row`)
  }
  return names
}

/** The API as an OpenAPI document. */
export const openApi = (): JsonObject => {
  const names = Object.keys(areas) as Area[]
  const all = names.flatMap(callsOf)
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const area of names)
    for (const endpoint of callsOf(area)) {
      const { path } = pathOf(endpoint)
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(area, endpoint) }
    }
  const written = { paths, webhooks: webhooksOf(), refusal: schemaOf(RefusalBody, 'answer') }
  const { document, schemas } = withComponents(written as JsonObject, namesOf(all))
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the supplier back office',
      version: '1',
      description:
        'The calls that the panel sends and what it reads. `x-specified` says whether the specification has a call, `x-assumed` whether it does not show its answer: there the panel’s reading is an assumption. Every field of an answer that is required here is needed; further fields are ignored.',
    },
    servers: [{ url: '{origin}/api', variables: { origin: { default: 'http://localhost:8787' } } }],
    security: [{ token: [], session: [] }],
    tags: names.map((name) => ({ name })),
    paths: document['paths'] as JsonObject,
    webhooks: document['webhooks'] as JsonObject,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'header', name: 'X-Session', description: 'Always `supplier`' },
      },
      schemas,
      responses: refusalResponses(all),
    },
  }
}
