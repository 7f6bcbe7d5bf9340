import type { Plugin } from 'vite'

/**
 * The bundler's helpers are a file of 600 bytes that every other file shares. Where there is one page they stand in its
 * own file: a request of its own would be another 150 ms on a slow line, or ahead of time one more thing to ask for.
 */
export const ownRuntime = (): Plugin => ({
  name: 'own-runtime',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
      const [page, ...otherPages] = chunks.filter(({ isEntry }) => isEntry)
      if (!runtime || !page || otherPages.length > 0) return
      const helpers = /^(.*)export\s*\{(.*?)\};?\s*$/s.exec(runtime.code)
      if (!helpers) throw new Error('the runtime of the bundler does not end in its exports')
      const [, code = '', names = ''] = helpers
      const kept = names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')
      const own = `const __helpers=(()=>{${code}return{${kept}}})();`
      const shared = `import{__helpers}from"./${page.fileName.replace(/^.*\//, '')}";`
      for (const chunk of chunks) {
        const [line = '', wanted = ''] =
          chunk.code.match(/import\s*\{([^}]*)\}\s*from\s*"\.\/rolldown-runtime-[^"]*";?/) ?? []
        const taken = line && `const{${wanted.replace(/ as /g, ':')}}=__helpers;`
        if (chunk === page) chunk.code = `${own}${taken}${chunk.code.replace(line, '')};export{__helpers};`
        else if (line) chunk.code = chunk.code.replace(line, () => shared + taken)
        chunk.imports = [...new Set(chunk.imports.map((name) => (name === runtime.fileName ? page.fileName : name)))]
      }
      page.imports = page.imports.filter((name) => name !== page.fileName)
      page.exports = [...page.exports, '__helpers']
      delete bundle[runtime.fileName]
    },
  },
})
