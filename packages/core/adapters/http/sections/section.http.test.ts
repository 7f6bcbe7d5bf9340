import { expect, it } from 'vitest'
import { optionsWires, sectionWires } from '../../sections.ts'
import { sectionsOverHttp } from './section.http.ts'

it('every section and every source of options is found under its own name', async () => {
  const sections = await Promise.all(Object.values(sectionWires).map((load) => load()))
  expect(sections.map(({ section }) => section.id)).toEqual(Object.keys(sectionWires))
  const sources = await Promise.all(Object.values(optionsWires).map((load) => load()))
  expect(sources.map(({ source }) => source)).toEqual(Object.keys(optionsWires))
})

it('an unknown section or source is an unexpected failure, and nothing is requested', async () => {
  const port = sectionsOverHttp(() => Promise.reject(new Error('requested')))
  const { signal } = new AbortController()
  const unexpected = { failure: { kind: 'unexpected' } }
  await expect(port.fetchOne({ section: 'none', id: '1' }, signal)).rejects.toMatchObject(unexpected)
  const query = { source: 'none', search: '', by: null } as never
  await expect(port.fetchOptions(query, signal)).rejects.toMatchObject(unexpected)
})
