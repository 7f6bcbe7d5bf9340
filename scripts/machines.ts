import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMachine } from '../packages/core/testing/nodes.ts'
import { filesIn, root } from './files.ts'

type Machine = Parameters<typeof import('../packages/core/testing/mermaid.ts').mermaid>[0]

export interface MachineFile {
  readonly file: string
  readonly feature: string
  /** The name of the file without its ending: `password` for `password.machine.ts`. */
  readonly subject: string
  /** The error with which loading the file failed. */
  readonly mishap: string | null
  readonly exports: readonly { readonly name: string; readonly machine: Machine }[]
}

/** The folders with machines: the core and the viewer. */
export const machineFolders = ['packages/core/src', 'packages/web/inspect']

/** The feature of a file, or the part of the kit; a feature may have folders of its own. */
const featureOf = (file: string): string =>
  /^packages\/core\/src\/(?:kit\/)?([^/]+)\//.exec(file)?.[1] ?? file.split('/').at(-2) ?? ''

/** Every `*.machine.ts` with the machines it exports. */
export const machineFiles = async (): Promise<readonly MachineFile[]> =>
  Promise.all(
    machineFolders
      .flatMap((folder) => filesIn(folder, /\.machine\.ts$/))
      .map(async (file) => {
        const module = await load(file)
        return {
          file,
          feature: featureOf(file),
          subject: basename(file, '.machine.ts'),
          mishap: module instanceof Error ? module.message : null,
          exports: Object.entries(module instanceof Error ? {} : module)
            .flatMap(([name, machine]) => (isMachine(machine) ? [{ name, machine: machine as Machine }] : []))
            .sort((a, b) => (a.name < b.name ? -1 : 1)),
        }
      }),
  )

/** The path of a machine's committed diagram. */
export const pictureOf = ({ feature, subject }: Pick<MachineFile, 'feature' | 'subject'>): string =>
  `docs/statecharts/${feature === subject ? subject : `${feature}-${subject}`}.md`

const load = async (file: string): Promise<Record<string, unknown> | Error> => {
  try {
    return (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
