/** The problems in a pnpm-lock.yaml: every package that is not from the registry or has no hash. */
export const sourceProblems = (lockfile: string): readonly string[] => {
  const locked = packagesOf(lockfile)
  return [
    ...(locked.length === 0 ? ['pnpm-lock.yaml lists no packages'] : []),
    ...locked
      .filter(({ id, lines }) => !/@\d+\.\d+\.\d+/.test(id) || !lines.some((line) => fromRegistry.test(line)))
      .map(({ id }) => `${id} does not come from the registry with a sha512 hash`),
    ...section(lockfile, 'importers')
      .filter((line) => /^\s+(specifier|version): .*(git[+:]|github:|https?:|file:|\.tgz)/.test(line))
      .map((line) => `a dependency comes from elsewhere than the registry: ${line.trim()}`),
  ]
}

interface Locked {
  readonly id: string
  readonly lines: readonly string[]
}

export const packagesOf = (lockfile: string): readonly Locked[] =>
  section(lockfile, 'packages')
    .join('\n')
    .split(/^(?= {2}\S)/m)
    .flatMap((entry) => {
      const [head = '', ...lines] = entry.split('\n')
      const id = /^ {2}'?([^'\s][^']*?)'?:$/.exec(head)?.[1]
      return id === undefined ? [] : [{ id, lines }]
    })

const fromRegistry = /^ {4}resolution: \{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/

const section = (lockfile: string, name: string): readonly string[] => {
  const lines = lockfile.split('\n')
  const from = lines.indexOf(`${name}:`)
  const to = lines.findIndex((line, i) => i > from && /^\S/.test(line))
  return from < 0 ? [] : lines.slice(from + 1, to < 0 ? undefined : to)
}

/** Whether a licence expression allows a choice on the list. */
export const isAllowedLicence = (expression: string, allowed: ReadonlySet<string>): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((one) => allowed.has(one.trim())))
