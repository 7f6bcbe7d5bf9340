import { resolve } from 'node:path'
import { staticGraph } from './build/static-graph.ts'
import { entryRoots } from './build/entry-roots.ts'
import whole from './panda.config.ts'

/** The styles that stand before anything else is loaded: the sign-in area and the frame of the page. */
export default { ...whole, include: staticGraph(entryRoots.map((root) => resolve(root))) }
