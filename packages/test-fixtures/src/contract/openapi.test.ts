import { expect, test } from 'vitest'
import { endpoints } from '../endpoints/endpoints.ts'
import { openApi } from './openapi.ts'

const written = JSON.stringify(openApi())

test('every reference leads to a component, and every schema is referred to', () => {
  const { components } = openApi() as unknown as { readonly components: Readonly<Record<string, object>> }
  const referred = new Set([...written.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name))
  const there = ['schemas', 'responses'].flatMap((kind) =>
    Object.keys(components[kind] ?? {}).map((name) => `${kind}/${name}`),
  )
  expect(there.toSorted()).toEqual([...referred].toSorted())
})

test('every call is in the document, with an answer that says something', () => {
  const paths = (openApi() as unknown as { readonly paths: Readonly<Record<string, object>> }).paths
  const calls = Object.values(paths).flatMap((path) => Object.values(path))
  expect(calls).toHaveLength(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size)
  expect(calls.filter((call) => JSON.stringify(call.responses['2XX']).includes('"schema":{}'))).toEqual([])
})

test('no two calls have one name', () => {
  const names = [...written.matchAll(/"operationId":"([^"]+)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
})
