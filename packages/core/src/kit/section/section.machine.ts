import { cancel, raise } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import { oncePer } from '../../kernel/once-per.ts'
import type { Location } from '../../kernel/routes.ts'
import { showsDialog } from '../claims/claims.ts'
import { type CommandOutput, messageAbout } from '../command/command.domain.ts'
import { text } from '../form/record-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { search } from '../list/query.domain.ts'
import { type AnySection, defineSection, type WideSection } from './section.domain.ts'
import { formInputOf, type SectionContext, type SectionMachine, savedMessage, sectionSetup } from './section.setup.ts'
import { besideInvokes, reread, take } from './section-grid.ts'

/** Removes the command from the address. */
const forgets = ['tellForgotten', 'forgetCommand'] as const

/** What a change of the address says to the section and to its list. */
const moves = [
  { type: 'setLocation', params: ({ event }: { event: { location: Location } }) => event.location },
  { type: 'sendToList', params: ({ event }: { event: { type: 'query.changed'; location: Location } }) => event },
] as const

interface Commanded {
  readonly event: { readonly output: CommandOutput }
}
const commandIn = ({ event }: Commanded) => event.output
const reportsCommand = { type: 'report', params: ({ event }: Commanded) => messageAbout(event.output) } as const

/** The running command, on a row of the list or on the open record. */
const runningCommand = {
  id: 'command',
  src: 'command',
  input: ({ context: { app, running } }: { readonly context: SectionContext<ListRow> }) => ({ app, ...must(running) }),
} as const

/** Rows may have changed on the server: the list reads them again when it is time to. */
const outdateList = { type: 'sendToList', params: { type: 'page.outdated' } } as const
const refreshList = { type: 'sendToList', params: { type: 'refresh.requested' } } as const
const refreshBeside = { type: 'sendBeside', params: { type: 'refresh.requested' } } as const

const machineOf = oncePer((section: WideSection) =>
  sectionSetup(section).createMachine({
    id: section.id,
    context: ({ input: { app, clock, ids, location, supplier } }) => ({
      app,
      clock,
      ids,
      location,
      supplier: must(supplier),
      rows: [],
      opened: null,
      running: null,
    }),
    invoke: [
      {
        id: 'list',
        src: 'list',
        input: ({ context: { app, location }, self }) => ({ app, location, owner: self }),
        onError: { actions: notifyFailure },
      },
      ...besideInvokes(section),
    ],
    initial: 'arriving',
    on: {
      'page.read': [
        {
          guard: { type: 'isInProgress', params: ({ event }) => event.page },
          actions: [
            ...take,
            cancel('progress'),
            raise({ type: 'progress.due' }, { id: 'progress', delay: 'progressPause' }),
          ],
        },
        { actions: [...take, cancel('progress')] },
      ],
      'rows.changed': { actions: { type: 'sendToList', params: ({ event }) => event } },
      'list.outdated': { actions: reread },
      'progress.due': { actions: reread },
      'data.invalidated': {
        actions: [refreshList, refreshBeside, { type: 'sendToGrid', params: { type: 'data.invalidated' } }],
      },
      'tab.shown': { actions: [{ type: 'sendToList', params: { type: 'tab.shown' } }, refreshBeside] },
      'tab.hidden': { actions: { type: 'sendToList', params: { type: 'tab.hidden' } } },
      'record.touched': { actions: outdateList },
      'supplier.updated': [
        {
          guard: { type: 'isStale', params: ({ event }) => event.supplier },
          actions: [{ type: 'setSupplier', params: ({ event }) => event.supplier }, refreshList, 'refreshForm'],
        },
        { actions: { type: 'setSupplier', params: ({ event }) => event.supplier } },
      ],
      'record.changed': [
        {
          guard: { type: 'isPatch', params: ({ event }) => event },
          actions: [
            { type: 'patchList', params: ({ event }) => event },
            { type: 'refreshFormOf', params: ({ event }) => event },
          ],
        },
        {
          guard: { type: 'isNews', params: ({ event }) => event },
          actions: [outdateList, { type: 'refreshFormOf', params: ({ event }) => event }],
        },
      ],
      'record.loaded': { actions: { type: 'setOpened', params: ({ event }) => event.row as ListRow } },
      'query.changed': [
        { guard: { type: 'isSameOpen', params: ({ event }) => event.location }, actions: moves },
        { target: '.arriving', actions: moves },
      ],
    },
    states: {
      arriving: {
        always: [{ guard: 'isRecordOpen', target: 'editing' }, { target: 'shown' }],
      },

      shown: {
        on: {
          'record.opened': { actions: { type: 'openRecord', params: ({ event }) => event.id } },
          'command.chosen': {
            guard: { type: 'isAllowed', params: ({ event }) => event },
            target: 'commanding',
            actions: { type: 'setCommand', params: ({ event }) => event },
          },
        },
      },

      // The form outlives the commands that are given over it, so nothing typed is lost.
      editing: {
        initial: 'arriving',
        exit: 'clearOpened',
        on: {
          'record.opened': { actions: { type: 'switchRecord', params: ({ event }) => event.id } },
          'query.changed': {
            guard: { type: 'isSameRecord', params: ({ event }) => event.location },
            target: '.arriving',
            actions: moves,
          },
        },
        invoke: [
          showsDialog,
          {
            id: 'form',
            src: 'form',
            input: ({ context, self }) => ({ ...formInputOf(section, context), owner: self }),
            onDone: [
              {
                guard: { type: 'staysOpen', params: ({ event }) => event.output },
                target: 'editing',
                reenter: true,
                actions: [{ type: 'report', params: savedMessage }, refreshList],
              },
              {
                guard: { type: 'isSaved', params: ({ event }) => event.output },
                target: 'shown',
                actions: [
                  { type: 'report', params: savedMessage },
                  refreshList,
                  { type: 'leaveRecord', params: ({ event }) => event.output.row as ListRow },
                ],
              },
              { target: 'shown', actions: 'closeRecord' },
            ],
            onError: { target: 'shown', actions: [notifyFailure, 'closeRecord'] },
          },
        ],
        states: {
          arriving: { always: [{ guard: 'isCommandNamed', target: 'finding' }, { target: 'open' }] },

          // The address names a command, which depends on the record.
          finding: {
            always: [
              { guard: 'isNameable', target: 'commanding', actions: 'setNamedCommand' },
              { guard: 'isKnown', target: 'open', actions: forgets },
            ],
          },

          open: {
            on: {
              'command.chosen': {
                guard: { type: 'isAllowed', params: ({ event }) => event },
                target: 'commanding',
                actions: { type: 'setCommand', params: ({ event }) => event },
              },
            },
          },

          commanding: {
            invoke: {
              ...runningCommand,
              onDone: [
                { guard: { type: 'isDismissed', params: commandIn }, target: 'open', actions: forgets },
                {
                  target: 'open',
                  actions: [reportsCommand, refreshList, 'refreshForm', ...forgets],
                },
              ],
              onError: { target: 'open', actions: [notifyFailure, ...forgets] },
            },
            exit: 'clearCommand',
          },
        },
      },

      commanding: {
        on: { 'record.opened': { actions: { type: 'openRecord', params: ({ event }) => event.id } } },
        invoke: {
          ...runningCommand,
          onDone: [
            { guard: { type: 'isDismissed', params: commandIn }, target: 'shown' },
            {
              target: 'shown',
              actions: [reportsCommand, refreshList],
            },
          ],
          onError: { target: 'shown', actions: notifyFailure },
        },
        exit: 'clearCommand',
      },
    },
  }),
)

/** A section: a list, the form of the record opened by the address, and one running command at a time. */
export const sectionMachineOf = <S extends AnySection>(section: S): SectionMachine<S> =>
  machineOf(section as unknown as WideSection) as unknown as SectionMachine<S>

/** A section with a search and a form with one text field. */
export const sectionMachine = sectionMachineOf(
  defineSection<ListRow>()({
    id: 'section',
    route: 'attributes',
    param: 'record',
    query: { search: search() },
    form: { title: text() },
    bulk: { hide: {} },
    mayEdit: () => true,
    isInProgress: ({ id }) => id === '3',
    accountIn: ({ storeName }) => storeName,
    follows: ['followed'],
    commands: { remove: { may: () => true, asks: true } },
  }),
)
