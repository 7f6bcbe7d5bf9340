import { expect, it } from 'vitest'
import { type BuiltModule, packed, type Visit } from './packing.ts'

const one = (id: string, size: number, ...imports: readonly string[]): BuiltModule => ({
  id,
  size,
  imports,
  isLoaded: /^(?:page|core|dialog)/.test(id),
})
const visit = (...ids: readonly string[]): Visit => ({ opens: (id) => ids.includes(id), weight: 1 })
const filesOf = (modules: readonly BuiltModule[], visits: readonly Visit[]) =>
  packed(modules, visits, { isCore: (id) => id.startsWith('core'), isText: () => false })
    .map((ids) => ids.toSorted().join(' '))
    .toSorted()

it('modules that the same pages need share a file, and a small one goes along with a page that does not need it', () => {
  const modules = [
    one('page-1', 50_000, 'list', 'table', 'small'),
    one('page-2', 50_000, 'list', 'table'),
    one('table', 9000),
    one('list', 40_000, 'table'),
    one('small', 100, 'table'),
  ]
  expect(filesOf(modules, [visit('page-1'), visit('page-2')])).toEqual(['list table', 'page-1 small', 'page-2'])
})

it('a large module is not loaded by a page that does not need it', () => {
  const modules = [
    one('page-1', 50_000, 'list'),
    one('page-2', 50_000, 'list', 'chart'),
    one('page-3', 50_000, 'chart'),
    one('list', 1000),
    one('chart', 90_000),
  ]
  const files = filesOf(modules, [visit('page-1'), visit('page-2'), visit('page-3')])
  expect(files).toContain('chart')
})

it('what asks for data is not in a file with a view, and a dialog that opens later is apart from its page', () => {
  const modules = [one('page', 5000, 'kit'), one('core', 5000, 'kit'), one('kit', 100), one('dialog', 100, 'kit')]
  const files = filesOf(modules, [visit('page', 'core')])
  expect(files).toEqual(['core kit', 'dialog', 'page'])
})

it('files do not import one another in a circle', () => {
  const modules = [
    one('page-1', 100, 'a'),
    one('page-2', 100, 'b'),
    one('page-3', 100, 'c'),
    one('a', 100, 'b'),
    one('b', 30_000, 'c'),
    one('c', 100),
  ]
  const files = packed(modules, [visit('page-1'), visit('page-2'), visit('page-3')], {
    isCore: () => false,
    isText: () => false,
  })
  const fileOf = (id: string) => files.findIndex((ids) => ids.includes(id))
  const edges = modules.flatMap(({ id, imports }) => imports.map((other) => [fileOf(id), fileOf(other)]))
  const between = edges.filter(([from, to]) => from !== to)
  expect(between.filter(([from, to]) => between.some(([a, b]) => a === to && b === from))).toEqual([])
  expect(new Set(files.flat()).size).toBe(modules.length)
})
