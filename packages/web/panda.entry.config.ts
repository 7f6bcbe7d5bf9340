import { resolve } from 'node:path'
import type { Config } from '@pandacss/dev'
import { entryRoots } from './build/entry-roots.ts'
import { staticGraph } from './build/static-graph.ts'
import whole from './panda.config.ts'

/** The styles that stand before anything else is loaded: the sign-in area and the frame of the page. */
const entry: Config = { ...whole, include: [...staticGraph(entryRoots.map((root) => resolve(root)))] }

export default entry
