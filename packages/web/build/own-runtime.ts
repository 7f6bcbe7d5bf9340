import type { Plugin } from 'vite'

/**
 * The bundler's helpers are a file of 600 bytes that several chunks share. The first page has them in its own file:
 * a request of its own would be another 150 ms on a slow line, or ahead of time one more thing to ask for.
 */
export const ownRuntime = (): Plugin => ({
  name: 'own-runtime',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
      if (!runtime) return
      const helpers = /^(.*)export\s*\{(.*?)\};?\s*$/s.exec(runtime.code)
      if (!helpers) throw new Error('the runtime of the bundler does not end in its exports')
      const [, code = '', names = ''] = helpers
      const kept = names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')
      for (const chunk of chunks.filter(({ isEntry }) => isEntry)) {
        const [line, wanted = ''] =
          chunk.code.match(/import\s*\{([^}]*)\}\s*from\s*"\.\/rolldown-runtime-[^"]*";?/) ?? []
        if (line === undefined) continue
        const own = `const{${wanted.replace(/ as /g, ':')}}=(()=>{${code}return{${kept}}})();`
        chunk.code = chunk.code.replace(line, () => own)
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
      }
    },
  },
})
