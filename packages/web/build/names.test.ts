import { expect, it } from 'vitest'
import { named, type Script } from './names.ts'

const script = (key: string, code: string, ...imports: readonly string[]): Script => {
  const file = `${key}-${'0'.repeat(8)}.js`
  return {
    key,
    file,
    code: `${imports.map((one) => `import"./${fileOf(one)}";`).join('')}${code}`,
    imports: imports.map(fileOf),
  }
}
const fileOf = (key: string): string => `${key}-00000000.js`
const lazy = (key: string): string => `import(\`./${fileOf(key)}\`)`

const build = (word: string) =>
  named(
    [
      script('main', lazy('view'), 'index'),
      script('index', lazy('machines')),
      script('view', '', 'index'),
      script('machines', `${lazy('page')};${lazy('words')}`, 'index'),
      script('page', lazy('dialog'), 'machines', 'list'),
      script('list', '', 'view'),
      script('words', word),
      script('dialog', word, 'list'),
    ],
    fileOf('main'),
    ['main', 'view', 'machines'].map(fileOf),
  )

it('a changed word renames its own file, the table and the entry', () => {
  const [before, after] = [build('слово'), build('інше')]
  const renamed = [...before.names].filter(([file, name]) => after.names.get(file) !== name)
  expect(renamed.map(([file]) => file)).toEqual(['main', 'words', 'dialog'].map(fileOf))
  expect(after.table).not.toBe(before.table)
})

it('no file but the entry and the table mentions one that it loads on demand', () => {
  const { files, names, table } = build('слово')
  const lazyNames = ['page', 'dialog', 'words'].map((key) => names.get(fileOf(key)) ?? '')
  const mentioning = [...files].filter(([, code]) => lazyNames.some((name) => code.includes(name)))
  expect(mentioning.map(([file]) => file)).toEqual([table])
  expect(files.get(names.get(fileOf('machines')) ?? '')).toContain('__load("page")')
})

it('the table names the files that come along, without those that are loaded before', () => {
  const { files, table, names } = build('слово')
  const { files: listed, keys } = JSON.parse((files.get(table) ?? '').replace('export default ', ''))
  const namesOf = (key: string) => keys[key].map((at: number) => listed[at])
  expect(namesOf('page')).toEqual([names.get(fileOf('page')), names.get(fileOf('list'))])
  expect(namesOf('words')).toEqual([names.get(fileOf('words'))])
})

it('says how many files change with one', () => {
  const { dependants } = build('слово')
  expect(dependants(fileOf('list'))).toBe(3)
  expect(dependants(fileOf('words'))).toBe(1)
})
