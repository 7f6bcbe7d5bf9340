import { expect, test } from 'vitest'
import { fileCodes } from '../../imports/reading/table.ts'

test('each reason for which a file is refused has a sentence of its own', () => {
  expect(new Set(fileCodes).size).toBe(fileCodes.length)
})
