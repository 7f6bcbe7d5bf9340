import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyForm } from '../packages/test-fixtures/src/flows/every-form.ts'
import { filesIn, root } from './files.ts'

const src = 'packages/web/src'

/** They only draw what a form gives them. */
const frames = ['app/Frame', 'session/AuthForm', 'session/SignInForm', 'ui/Form']

test('every form of the panel says what becomes of what is typed into it', () => {
  const components = filesIn(src, /(?<!\.test)\.tsx$/)
    .filter((file) => /\bonSubmit=/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.slice(src.length + 1).replace(/\.tsx$/, ''))
  expect(components.sort()).toEqual([...Object.keys(everyForm), ...frames].sort())
})
