import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type ImportSources, importSources } from '../import-sources/import-sources.section.ts'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import { paramsIn } from '../kit/list/address.domain.ts'
import { sectionMachineOf } from '../kit/section/section.machine.ts'
import type { SectionActor, SectionMachine } from '../kit/section/section.setup.ts'
import { type ImportList, importList } from './import-list.section.ts'

export interface ImportsContext extends Omit<PanelScreenInput, 'location'> {
  location: Location
}

/** Which of its two lists the page of the imports shows. */
export const importsLocation = (view: 'list' | 'sources'): Location => ({
  to: 'imports',
  search: view === 'list' ? '' : '?view=sources',
})

/** A link to one source may name it alone. */
const isOfSources = ({ search = '' }: Location): boolean => {
  const params = paramsIn(search)
  return params.get('view') === 'sources' || params.has('source')
}

/** The imports that there were, or the links that are read on a schedule: one list at a time. */
export const importsMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as ImportsContext,
    events: {} as ScreenEvent,
    tags: {} as 'busy',
    children: {} as { list: 'list'; sources: 'sources' },
  },
  actors: {
    list: sectionMachineOf(importList) as SectionMachine<ImportList>,
    sources: sectionMachineOf(importSources) as SectionMachine<ImportSources>,
  },
  guards: {
    isOfSources: ({ context }) => isOfSources(context.location),
    isSameList: ({ context }, location: Location) => isOfSources(context.location) === isOfSources(location),
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ location })),
    pass: ({ self }, event: ScreenEvent) => {
      childOf(self, 'list')?.send(event)
      childOf(self, 'sources')?.send(event)
    },
    notifyApp,
  },
}).createMachine({
  id: 'imports',
  context: ({ input }) => input,
  initial: 'arriving',
  on: {
    'query.changed': [
      {
        guard: { type: 'isSameList', params: ({ event }) => event.location },
        actions: [
          { type: 'setLocation', params: ({ event }) => event.location },
          { type: 'pass', params: ({ event }) => event },
        ],
      },
      { target: '.arriving', actions: { type: 'setLocation', params: ({ event }) => event.location } },
    ],
    'record.changed': { actions: { type: 'pass', params: ({ event }) => event } },
    'data.invalidated': { actions: { type: 'pass', params: ({ event }) => event } },
    // What ran while the tab was hidden is read again.
    'tab.shown': { actions: { type: 'pass', params: { type: 'data.invalidated' } } },
  },
  states: {
    arriving: { always: [{ guard: 'isOfSources', target: 'sources' }, { target: 'list' }] },
    list: {
      invoke: { id: 'list', src: 'list', input: ({ context }) => context, onError: { actions: notifyFailure } },
    },
    sources: {
      invoke: { id: 'sources', src: 'sources', input: ({ context }) => context, onError: { actions: notifyFailure } },
    },
  },
})

export type ImportsActor = ActorRefFrom<typeof importsMachine>

/** The list that is shown. */
export const selectImports = ({ children }: SnapshotFrom<typeof importsMachine>) => ({
  list: (children.list ?? null) as SectionActor<ImportList> | null,
  sources: (children.sources ?? null) as SectionActor<ImportSources> | null,
})

export const sameImports = (one: ReturnType<typeof selectImports>, other: ReturnType<typeof selectImports>): boolean =>
  one.list === other.list && one.sources === other.sources
