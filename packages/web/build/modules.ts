import { build, type InlineConfig, type Rolldown } from 'vite'
import type { BuiltModule } from './packing.ts'

/**
 * The modules of the app with their true imports: the bundler makes a file of each. The imports in the sources would
 * not do, because a module that imports one function from an index does not need all the others.
 */
export const builtModules = async (config: InlineConfig): Promise<readonly BuiltModule[]> => {
  const numbers = new Map<string, number>()
  const nameOf = (id: string): string => {
    if (!numbers.has(id)) numbers.set(id, numbers.size)
    return `m${numbers.get(id)}`
  }
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    css: { postcss: { plugins: [] } },
    build: {
      ...config.build,
      write: false,
      cssMinify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { codeSplitting: { groups: [{ name: nameOf, includeDependenciesRecursively: false }] } },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const idOf = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.at(-1) ?? fileName]))
  const loaded = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  return chunks
    .map(({ fileName, code, imports, isEntry }) => ({
      id: idOf.get(fileName) ?? fileName,
      size: code.length,
      imports: imports.flatMap((file) => idOf.get(file) ?? []),
      isLoaded: isEntry || loaded.has(fileName),
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
