/**
 * Checks that each test exists that `docs/rules.md` names as the proof of a rule. After the tests and the browser tests
 * of the same run, each of them must also have passed in it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report, root, textOf } from './files.ts'
import { checkedRules, type Passed } from './rules.ts'

interface NodeReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

interface Suite {
  readonly title: string
  readonly file: string
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[]
  readonly suites?: readonly Suite[]
}

const reportOf = (path: string): unknown => {
  const file = join(root, 'reports', path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

const passedInNode = (file: string, { testResults }: NodeReport): readonly string[] =>
  testResults
    .filter(({ name }) => name.replaceAll('\\', '/').endsWith(`/${file}`))
    .flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    )

const passedIn = ({ specs, suites = [] }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => ok).map(({ title }) => title),
  ...suites.flatMap(passedIn),
]

/** The tests that passed in this run; `null` unless both kinds of tests are a part of it. */
const passedInRun = (): Passed | null => {
  if (!['tests', 'browser'].every((step) => reportOf(`steps/${step}.json`) !== null)) return null
  const node = reportOf('vitest.json') as NodeReport
  const { suites } = reportOf('browser.json') as { readonly suites: readonly Suite[] }
  return (file) => [
    ...passedInNode(file, node),
    ...suites.filter((suite) => file.endsWith(`e2e/${suite.file}`)).flatMap(passedIn),
  ]
}

const { rules, problems } = checkedRules(
  textOf('docs/rules.md'),
  (file) => (existsSync(join(root, file)) ? textOf(file) : null),
  passedInRun(),
)

report(rules === 0 ? ['docs/rules.md has no table of rules'] : problems, `each of ${rules} rules has its test`)
