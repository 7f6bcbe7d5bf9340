import { expect, test } from 'vitest'
import { mappingWith } from './import-steps.domain.ts'

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'a column named %s is mapped like any other',
  (column) => {
    const mapping = [
      { column, field: 'title' },
      { column: 'Ціна', field: null },
    ]
    expect(mappingWith(mapping, {})).toEqual(mapping)
    expect(mappingWith(mapping, { Ціна: 'price' })[0]).toEqual({ column, field: 'title' })
    expect(mappingWith(mapping, Object.fromEntries([[column, null]]))[0]).toEqual({ column, field: null })
  },
)
