import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { binOf, build, generate, root, web } from './setup.mjs'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** The text in the list of results. */
  readonly note: string
  /** Printed when the step fails. */
  readonly output: string
}

export interface Step {
  readonly name: string
  /** How many of the two slots the step takes: heavy steps run alone. */
  readonly weight: 1 | 2
  /** Run before the step, also when only the step is named. */
  readonly needs: readonly string[]
  /** Run before the step if they run at all; the step runs even if they fail. */
  readonly after: readonly string[]
  /** Whether the step also runs when a step that it needs has failed. */
  readonly evenAfterFailure: boolean
  /** The files whose change the step may notice. */
  readonly touchedBy: RegExp
  /** Whether the step is left to the full run when only changed files are checked. */
  readonly isLong: boolean
  /** Whether the step runs only in the nightly run, or when it is named. */
  readonly isNightly: boolean
  /** `since`: the commit after which the changed files were changed; `null` checks all files. */
  readonly run: (since: string | null) => Promise<Outcome>
}

export const outcomeOf = async ({ run }: Step, since: string | null): Promise<Outcome> => {
  try {
    return await run(since)
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    return { passed: 0, failed: 1, note: output.split('\n')[0] ?? '', output }
  }
}

const script = /\.(tsx?|mjs|cjs)$/
const anything = /./
/** What the builds contain. */
const shipped = /^packages\/(core\/(src|adapters)|web)\/(?!.*\.test\.)|^pnpm-|^tsconfig\.base/

const step = (name: string, run: Step['run'], options: Partial<Omit<Step, 'name' | 'run'>> = {}): Step => ({
  name,
  run,
  weight: 1,
  needs: [],
  after: [],
  evenAfterFailure: false,
  touchedBy: anything,
  isLong: false,
  isNightly: false,
  ...options,
})

interface Ended {
  readonly code: number
  readonly output: string
}

const node = (
  script: string,
  args: readonly string[],
  cwd: string = root,
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })

const verdict = ({ code, output }: Ended): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  note: code === 0 ? lastLine(output) : '',
  output,
})

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1)?.trim().slice(0, 100) ?? ''

const tool = async (name: string, program: string, ...args: readonly string[]): Promise<Outcome> =>
  verdict(await node(binOf(name, program, root), args))

const ownScript = async (name: string, ...args: readonly string[]): Promise<Outcome> =>
  verdict(await node(binOf('tsx', 'tsx', root), [join(root, 'scripts', name), ...args]))

/** Counts each test of the run; a run that failed before it could count is one failure. */
const counted = ({ code, output }: Ended, passed: number, failed: number): Outcome => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
  note: `${passed} passed, ${failed} failed`,
  output: output.split('\n').slice(-400).join('\n'),
})

/** Remove the report of an earlier run, or it would be counted again if this run fails before it writes one. */
const clearReport = (file: string): void => rmSync(join(root, 'reports', file), { force: true })

const readReport = (file: string): unknown => {
  const path = join(root, 'reports', file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

const tests = async (since: string | null): Promise<Outcome> => {
  clearReport('vitest.json')
  const ended = await node(binOf('vitest', 'vitest', root), [
    'run',
    ...(since === null ? [] : ['--changed', since, '--passWithNoTests']),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(root, 'reports/vitest.json')}`,
  ])
  const report = readReport('vitest.json') as { numPassedTests: number; numFailedTests: number } | null
  return counted(ended, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

const browser = async (config = 'playwright.config.ts'): Promise<Outcome> => {
  clearReport('browser.json')
  const ended = await node(binOf('playwright', 'playwright'), ['test', '-c', config], web)
  const report = readReport('browser.json') as {
    stats?: { expected: number; unexpected: number; flaky: number }
  } | null
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return counted(ended, expected, unexpected + flaky)
}

const built = async (mode: 'production' | 'sandbox'): Promise<Outcome> => {
  const isFresh = await build(mode)
  return { passed: 1, failed: 0, note: isFresh ? 'built' : 'nothing has changed since the last build', output: '' }
}

const sources = async (): Promise<Outcome> => {
  await generate()
  return { passed: 1, failed: 0, note: 'styles and types of translations stand', output: '' }
}

export const steps: readonly Step[] = [
  step('sources', sources),
  step('types', () => tool('typescript-native', 'tsc', '-b'), { needs: ['sources'], touchedBy: /\.(tsx?|mjs|json)$/ }),
  step('format', () => tool('@biomejs/biome', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=100', '.')),
  step('layout', () => ownScript('check-layout.ts')),
  step(
    'dependencies',
    () =>
      tool(
        'dependency-cruiser',
        'depcruise',
        'packages',
        'scripts',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err-long',
      ),
    { touchedBy: script },
  ),
  step('licences', () => ownScript('check-licences.ts'), {
    needs: ['sources'],
    touchedBy: /(package\.json|pnpm-(lock|workspace)\.yaml)$|licence/,
  }),
  step('unused', () => tool('knip', 'knip', '--no-progress'), { needs: ['sources'], touchedBy: /\.(tsx?|m?js|json)$/ }),
  step('statecharts', () => ownScript('draw-statecharts.ts', '--check'), {
    touchedBy: /^(packages\/(core|web\/inspect)\/.*\.ts|scripts\/(draw|machine).*|docs\/statecharts\/.*)$/,
  }),
  step('tests', tests, { weight: 2, needs: ['sources'], touchedBy: /^(packages|scripts)\// }),
  step('model', () => ownScript('check-model.ts'), {
    needs: ['tests'],
    evenAfterFailure: true,
    touchedBy: /^packages\/core\//,
    isLong: true,
  }),
  step('build', () => built('production'), { weight: 2, needs: ['sources'], touchedBy: shipped }),
  step('sandbox', () => built('sandbox'), { weight: 2, needs: ['sources'], touchedBy: shipped, isLong: true }),
  step('browser', () => browser(), {
    weight: 2,
    needs: ['build', 'sandbox'],
    touchedBy: /^packages\//,
    isLong: true,
  }),
  step('rules', () => ownScript('check-rules.ts'), {
    after: ['tests', 'browser'],
    touchedBy: /\.(test|e2e)\.tsx?$|^docs\/|^scripts\//,
  }),
  step('looks', () => browser('playwright.nightly.config.ts'), {
    weight: 2,
    needs: ['build', 'sandbox'],
    isNightly: true,
  }),
  step('paths', () => browser('playwright.paths.config.ts'), { weight: 2, needs: ['build'], isNightly: true }),
  step('package', () => ownScript('check-package.ts'), { needs: ['types'], isNightly: true }),
  step('mutants', () => ownScript('mutants.ts'), { weight: 2, after: ['tests'], isNightly: true }),
  step('bench', () => ownScript('../packages/web/bench/bench.ts'), {
    weight: 2,
    needs: ['build', 'sandbox'],
    isNightly: true,
  }),
  step('secrets', () => ownScript('check-secrets.ts'), { after: ['tests', 'model', 'browser', 'looks'] }),
]
