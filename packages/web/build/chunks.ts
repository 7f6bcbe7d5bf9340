import type { Rolldown } from 'vite'

const declaration = /\/core\/(?:src|adapters\/http)\/(?:[a-z-]+\/)?([a-z-]+)\.(?:section|wire)\.ts$/
const machine = /\/core\/(?:src\/([a-z-]+)\/[^/]+\.compose|adapters\/http\/([a-z-]+)\.http)\.ts$/
const view = /\/web\/src\/([a-z-]+)\/[^/]+(?:\.section|Screen)\.tsx$/
const panel =
  /\/src\/(?:app\/panel\.compose|wiring\/panel|balances\/balances\.domain|kit\/(?:list|load|job)\/\S+|kit\/form\/\S+-fields\.domain|kit\/section\/(?:beside\.machine|\S+\.domain))\.ts$/

const subjectOf = (id: string, subject: RegExp): string | null => subject.exec(id)?.slice(1).find(Boolean) ?? null

/** A chunk for each module that is loaded on demand; the others are in the chunks of those that import them. */
const eachLoaded = (test: RegExp) => ({
  name: (id: string, modules: Rolldown.ChunkingContext) =>
    modules.getModuleInfo(id)?.dynamicImporters.length ? subjectOf(id, test) : null,
  test,
})

/**
 * Defines which modules share a chunk. Without groups, the bundler puts every module that two chunks import into a
 * chunk of its own, which costs a request. A group also takes the imports of its modules unless an earlier group has
 * them, so groups with fewer imports come first.
 */
export const chunkGroups = (mode: string) => [
  // What every page runs first. A build with several pages keeps their entries apart, as importing one runs it.
  mode === 'sandbox'
    ? { name: 'app', test: /\/src\/(?:app\/app\.compose|wiring\/ports|wiring\/screens)\.ts$/ }
    : { name: 'index', test: /\/src\/(?:main|app\/over|images\/image-address\.domain)\.ts$/ },
  { name: 'view', test: /\/src\/view\.tsx$/ },
  // Reads the stored session and sends the first requests, before the panel is loaded.
  { name: 'outside', test: /\/src\/(?:wiring\/outside|i18n\/formatters)\.ts$/ },
  { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  // The machines and ports of the panel and of lists, and what the declarations of sections are made of, without React.
  { name: 'machines', test: panel },
  // The machines and the port of plain sections.
  { name: 'sections', test: /\/core\/src\/kit\/|\/core\/adapters\/http\/section\.http\.ts$/ },
  { name: 'panel', test: /\/src\/shell\/Shell\.tsx$/ },
  // What all lists share, and the lists of plain sections.
  { name: 'list', test: /\/src\/kit\/ListPanel\.tsx$/ },
  { name: 'section', test: /\/src\/kit\/(?:SectionScreen|CopyText)\.tsx$/ },
  // The home page and the sections of products say why a product does not sell.
  { name: 'readiness', test: /\/(?:core|web)\/src\/readiness\/|\/readiness\.http\.ts$|\/products\/status-tones\.ts$/ },
  // Checks that payouts and payment methods share, and the requests that the home page shares with two sections.
  { name: 'requisites', test: /\/core\/src\/requisites\// },
  { name: 'home-ports', test: /\/adapters\/http\/(?:articles|payouts)\.http\.ts$/ },
  // The words and times of an order, which conversations, figures and integrations show too.
  { name: 'parcels', test: /\/web\/src\/parcels\/|\/core\/src\/orders\/order-time\.domain\.ts$/ },
  // Code that campaigns and ads share.
  { name: 'promotion', test: /\/(?:core|web)\/src\/promotion\// },
  // The line of steps, which the import and an open order show.
  { name: 'steps', test: /\/ui\/Steps\.(?:styles\.ts|tsx)$/ },
  // The machine and the view of a section have a chunk each, so that the machine asks for data before React has run.
  eachLoaded(declaration),
  eachLoaded(machine),
  // By as few as two, or the form of a section loads the view of another page for a hook that both use.
  { name: 'parts', test: /\/web\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000 },
  { name: (id: string) => subjectOf(id, view) && `${subjectOf(id, view)}-view`, test: view },
]
