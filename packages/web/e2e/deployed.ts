import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { startServer } from '@supplier/test-fixtures/server/server'
import { test as base, folderOf } from './app.ts'

/** The folder that the host serves, into which a test deploys releases. */
export interface Deployed {
  readonly folder: string
  /**
   * Deploys a release, named by a letter, that differs from the built one in the name of every file with a hash. Without
   * `keeps`, the files of the release before are gone.
   */
  readonly deploy: (release: string, options?: { readonly keeps?: boolean }) => void
  /** Replaces a part of a file in the folder. */
  readonly edit: (file: string, change: (text: string) => string) => void
}

const texts = /\.(?:js|css|html|json|webmanifest)$/

/** The name that a hashed file has in a release. It ends with the letter of the release, or with another one than before. */
const nameIn = (release: string, name: string): string =>
  name.replace(/(.)(\.\w+)$/, (_, last: string, kind: string) => (last === release ? '_' : release) + kind)

/** Makes another release of the build, in which every hashed file has another name. */
const rename = (folder: string, release: string): void => {
  const old = readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.br'))
  const names = new Map(old.map((name) => [name, nameIn(release, name)]))
  const { id } = JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8'))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => texts.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8')
    const changed = text
      .replace(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => names.get(name) ?? name)
      .replaceAll(String(id), `release-${release}`)
    if (changed !== text) writeFileSync(join(folder, file), changed)
  }
  for (const [from, to] of names) renameSync(join(folder, 'assets', from), join(folder, 'assets', to))
}

const build = folderOf('dist')

/** A test on a host whose files it changes. */
export const test = base.extend<{ deployed: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  deployed: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
    const plain = { recursive: true, filter: (file: string) => !file.endsWith('.br') }
    cpSync(build, folder, plain)
    await use({
      folder,
      deploy: (release, { keeps = false } = {}) => {
        const next = mkdtempSync(join(tmpdir(), 'release-'))
        cpSync(build, next, plain)
        rename(next, release)
        if (!keeps) rmSync(join(folder, 'assets'), { recursive: true })
        cpSync(next, folder, { recursive: true })
        rmSync(next, { recursive: true })
      },
      edit: (file, change) => {
        const path = join(folder, file)
        writeFileSync(path, change(readFileSync(path, 'utf8')))
      },
    })
    rmSync(folder, { recursive: true })
  },
  server: async ({ sandbox, deployed }, use) => {
    const server = await startServer({ sandbox, staticDir: deployed.folder })
    await use(server)
    await server.close()
  },
  storageState: async ({ sandbox, server }, use) => {
    const user = { name: 'user', value: await seatOf(sandbox) }
    await use({ cookies: [], origins: [{ origin: server.origin, localStorage: [user] }] })
  },
})

export { expect } from './app.ts'
