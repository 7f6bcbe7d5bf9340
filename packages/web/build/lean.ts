import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** An icon is a drawing and nothing else: no context, no names to look up. */
const icon = `
import { createElement } from 'react'
const look = {
  xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeLinecap: 'round', strokeLinejoin: 'round',
}
export default ({ node }) => ({ size = 24, strokeWidth = 2, ...rest }) =>
  createElement('svg', { ...look, width: size, height: size, strokeWidth, ...rest },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)))
`

/** The router always gets the place from the trunk. */
const place = 'export const useBrowserLocation = null; export const useSearch = null'

/** Which page a place is, the core says: no pattern is ever parsed. */
const patterns = 'export const parse = null'

/** Which of the two effects there is to use is no question in a browser. */
const effect = "export { useLayoutEffect as default } from 'react'"

/** The hook as React's own package has it, without what serves older versions, servers and developer tools. */
const selection = `
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
export const useSyncExternalStoreWithSelector = (subscribe, getSnapshot, _, selector, isEqual) => {
  const shown = useRef(null)
  const select = useMemo(() => {
    let last = null
    return () => {
      const snapshot = getSnapshot()
      if (last && Object.is(last.snapshot, snapshot)) return last.value
      const value = selector(snapshot)
      const before = last ?? shown.current
      last = { snapshot, value: before && isEqual && isEqual(before.value, value) ? before.value : value }
      return last.value
    }
  }, [getSnapshot, selector, isEqual])
  const value = useSyncExternalStore(subscribe, select)
  useEffect(() => {
    shown.current = { value }
  }, [value])
  return value
}
`

const parser = fileURLToPath(new URL('../../parser/src/basic.mjs', import.meta.resolve('typesafe-i18n')))

/** Whoever watches the machines is handed to them: nobody is looked for on the page. */
const tools = 'export const devToolsAdapter = null'

/** Most texts are nothing but text: the pattern that finds the places in one takes milliseconds to be made. */
const texts = `
import { parseRawText as parse } from '${parser}'
export { isBasicPluralPart, parseCases, REGEX_SWITCH_CASE } from '${parser}'
export const parseRawText = (text, ...more) => (text.includes('{') ? parse(text, ...more) : [text])
`

/**
 * What Vite wraps an import in: a style sheet has to be there before what it is for, a script may come beside it.
 * A file that did not come is asked for anew.
 */
const preload = `
const asked = {}
const bring = (href, isStyle) =>
  new Promise((done, failed) => {
    const link = document.createElement('link')
    link.rel = isStyle ? 'stylesheet' : 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    link.onerror = () => {
      delete asked[href]
      link.remove()
      failed(Error(href))
    }
    if (isStyle) link.onload = done
    else done()
    document.head.append(link)
  })
export const __vitePreload = (load, files = []) =>
  Promise.all(
    files.map((file) => {
      const href = '/' + file
      return (asked[href] ??= document.querySelector('link[href="' + href + '"]') || bring(href, file.endsWith('.css')))
    }),
  ).then(load)
`

/** Parts of libraries that nothing uses, over 2 kB of the sign-in page, or that cost it time; and what stands in their place. */
const replaced = [
  { of: '/lucide-react/', file: '/createLucideIcon.mjs', by: '\0lean-icon', code: icon },
  { of: '/wouter/', file: '/use-browser-location.js', by: '\0lean-place', code: place },
  { of: '/@xstate/react/', file: 'use-sync-external-store/with-selector', by: '\0lean-selection', code: selection },
  { of: '/@xstate/react/', file: 'use-isomorphic-layout-effect', by: '\0lean-effect', code: effect },
  { of: '/wouter/', file: 'regexparam', by: '\0lean-patterns', code: patterns },
  { of: '/xstate/', file: '/xstate-dev.esm.js', by: '\0lean-tools', code: tools },
  { of: '/typesafe-i18n/', file: '/parser/src/basic.mjs', by: '\0lean-texts', code: texts },
]

/** `setup` hands out every kind of action, so that the bundler has to keep them all. Ours are imported where they are used. */
const handedOut = /assign,\s+sendTo,\s+raise,\s+log,\s+cancel,\s+stopChild,\s+enqueueActions,\s+emit,\s+spawnChild,/

/** Icons are drawn by an element per line, not out of an array: they need no names. */
const iconKey = /, key: "[^"]*"/g

/** What libraries hold that is never used, and that the bundler cannot see. */
const cut = [
  { from: /\/xstate\/dist\/xstate\.esm\.js$/, what: handedOut, always: true },
  { from: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, what: iconKey, always: false },
]

const preloadHelper = '\0vite/preload-helper.js'

export const lean = (): Plugin => ({
  name: 'lean',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) => replaced.find(({ of, file }) => id.endsWith(file) && importer?.includes(of))?.by ?? null,
  load: (id) => (id === preloadHelper ? preload : (replaced.find(({ by }) => by === id)?.code ?? null)),
  transform(code, id) {
    const found = cut.find(({ from }) => from.test(id))
    if (!found) return null
    const left = code.replace(found.what, '')
    if (left === code && found.always) this.error(`${id} does not hold what is cut from it`)
    return { code: left, map: null }
  },
})
