import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyForm } from '../packages/test-fixtures/src/flows/kit/every-form.ts'
import { filesIn, root } from './files.ts'

const src = 'packages/web/src'

/** Layout components for forms, without fields of their own. */
const frames = ['app/Frame', 'session/AuthForm', 'session/SignInForm', 'ui/fields/Form']

test('every form of the panel declares what happens to unsaved input', () => {
  const components = filesIn(src, /(?<!\.test)\.tsx$/)
    .filter((file) => /\bonSubmit=/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.slice(src.length + 1).replace(/\.tsx$/, ''))
  expect(components.sort()).toEqual([...Object.keys(everyForm), ...frames].sort())
})
