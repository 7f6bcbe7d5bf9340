import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

export { filesIn, root } from './setup.mjs'

export const foldersIn = (folder: string): readonly string[] => {
  const home = join(root, folder)
  if (!existsSync(home)) return []
  return readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The files that have changed since a commit, with those that are not committed yet. */
export const changedSince = (commit: string): readonly string[] => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', commit, '--'), ...git('ls-files', '--others', '--exclude-standard')]
}

export const writeReport = (name: string, content: unknown): void => {
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(join(root, 'reports', `${name}.json`), `${JSON.stringify(content, null, 2)}\n`)
}

/** Ends a check: prints every problem on its own line, or one line that says what was checked. */
export const report = (problems: readonly string[], whenFine: string): void => {
  if (problems.length === 0) {
    console.log(whenFine)
    return
  }
  for (const problem of problems) console.error(problem)
  console.error(`${problems.length} problem${problems.length === 1 ? '' : 's'}`)
  process.exitCode = 1
}
