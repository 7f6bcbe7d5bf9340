/**
 * The machine and the view of a section have a chunk each, so that the machine asks for data before React has run. What
 * is loaded for the machine, such as its port, is in its chunk. Several sections share the declaration of one.
 */
const section = /\/core\/(?:src\/[a-z-]+|adapters\/http)\/([a-z-]+)\.(?:section|wire)\.ts$/
const machine = /\/core\/(?:src\/([a-z-]+)\/[^/]+\.compose|adapters\/http\/([a-z-]+)\.http)\.ts$/
const view = /\/web\/src\/([a-z-]+)\/[^/]+(?:\.section|Screen)\.tsx$/

const among = (names: string) => {
  const files = names.trim().split(/\s+/)
  return (id: string): boolean => files.some((file) => id.endsWith(`/src/${file}`))
}

const within = (folder: string) => (id: string) => id.includes(`/${folder}/`)
const anyOf =
  (...tests: readonly ((id: string) => boolean)[]) =>
  (id: string) =>
    tests.some((test) => test(id))

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}

const isIcon = within('lucide-react/dist/esm/icons')

const importersOf = (modules: Modules, id: string): number => modules.getModuleInfo(id)?.importers.length ?? 0

/** Names the chunk of a module that is loaded on demand; the others are in the chunks of those that import them. */
const loaded = (subject: RegExp) => (id: string, modules: Modules) =>
  modules.getModuleInfo(id)?.dynamicImporters.length ? (subject.exec(id)?.slice(1).find(Boolean) ?? null) : null

/**
 * Defines which modules share a chunk. Without groups, the bundler puts every module that two chunks import into a
 * chunk of its own, which costs a request. A group also takes the imports of its modules unless an earlier group has
 * them, so groups with fewer imports come first.
 */
export const chunkGroups = (mode: string) => [
  // The modules that every page runs first, and what the first view shares with the panel’s ports and places. A build
  // with several pages keeps their entries in separate chunks, because importing an entry runs it.
  mode === 'sandbox'
    ? { name: 'app', test: among('app/app.compose.ts wiring/ports.ts wiring/screens.ts') }
    : { name: 'index', test: among('main.ts app/over.ts images/image-address.domain.ts') },
  { name: 'view', test: among('view.tsx') },
  // Reads the stored session and sends requests to the server.
  { name: 'outside', test: among('wiring/outside.ts') },
  // Needed both before and after sign-in, before the panel is loaded. Icons that several modules show are here, because
  // a chunk of their own would cost a request.
  {
    name: (id: string, modules: Modules) => (isIcon(id) && importersOf(modules, id) < 2 ? null : 'shared'),
    test: anyOf(
      isIcon,
      among(`i18n/formatters.ts session/telephone.domain.ts shell/ShellSkeleton.tsx shell/PageSkeleton.tsx
        ui/Toaster.tsx ui/IconButton.tsx ui/use-overlay.ts`),
    ),
  },
  // Maps locations to sections. The chunk is small and needs no React, so that the app can request a section before the
  // panel is loaded.
  { name: 'places', test: among('app/panel-screens.compose.ts app/panel-screens.ts') },
  // The machines and ports of the panel and of lists, and what the declarations of sections are made of, without React.
  {
    name: 'machines',
    test: anyOf(
      among('app/panel.compose.ts wiring/panel.ts balances/balances.domain.ts kit/section/beside.machine.ts'),
      (id) =>
        /\/core\/src\/(?:requisites|kit\/(?:list|load|job))\/|\/kit\/(?:form\/\S+-fields|section\/\S+)\.domain\.ts$/.test(
          id,
        ),
    ),
  },
  // The machines and the port of plain sections.
  { name: 'sections', test: anyOf(within('core/src/kit'), (id) => id.endsWith('/core/adapters/http/section.http.ts')) },
  // Dialogs and tooltips are loaded when the first of them opens.
  { name: 'overlays', test: among('ui/Dialog.tsx ui/Tooltip.tsx') },
  // Controls that pages before and after sign-in share. Without this group they would be part of
  // `session`, and every page would need its code.
  { name: 'controls', test: among('ui/Alert.tsx ui/Checkbox.tsx ui/Form.tsx ui/PasswordInput.tsx ui/PhoneInput.tsx') },
  { name: 'panel', test: among('shell/Shell.tsx') },
  // What all lists share, and the lists of plain sections.
  { name: 'list', test: among('kit/ListPanel.tsx') },
  { name: 'section', test: among('kit/SectionScreen.tsx') },
  // The other pages of the sign-in area.
  { name: 'session', test: among('session/screens.ts session/session.compose.ts') },
  // The home page and the sections of products say why a product does not sell.
  { name: 'readiness', test: /\/(?:core|web)\/src\/readiness\/|\/readiness\.http\.ts$/ },
  { name: loaded(section), test: section },
  { name: loaded(machine), test: machine },
  // The forms and dialogs of plain sections are loaded when the first of them opens.
  { name: 'forms', test: among('kit/SectionForm.tsx kit/RecordPage.tsx kit/BulkDialog.tsx') },
  { name: 'parts', test: /\/web\/src\//, minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 8000 },
  { name: (id: string) => `${view.exec(id)?.[1]}-view`, test: view },
]
