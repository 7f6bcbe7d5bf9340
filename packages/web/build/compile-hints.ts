import type { Plugin } from 'vite'
import { viewGroup } from './chunks.ts'

/**
 * All of the first page's file runs at once: Chromium compiles it whole while it comes, beside the page,
 * and not in the page at the first call of each function. Elsewhere the line is a comment.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && (file.isEntry || file.name === viewGroup.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
})
