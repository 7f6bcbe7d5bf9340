import { cancel, raise } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import { oncePer } from '../../kernel/once-per.ts'
import { showsDialog } from '../claims/claims.ts'
import { text } from '../fields/record-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { search } from '../list/query.domain.ts'
import { type AnySection, defineSection, type WideSection } from './section.domain.ts'
import { type SectionMachine, savedMessage, sectionSetup } from './section.setup.ts'
import {
  commandIn,
  ends,
  forgets,
  givenRow,
  givingAlong,
  moves,
  outdated,
  outdateList,
  refreshBeside,
  refreshList,
  reportsCommand,
  reportsGiven,
  reread,
  runningCommand,
  take,
  waits,
} from './section-actions.ts'
import type { Chosen } from './section-commands.ts'
import { formInputOf } from './section-form.ts'
import { besideInvokes } from './section-grid.ts'

interface ChosenArgs {
  readonly event: Chosen
}

const rowIn = ({ event }: { readonly event: { readonly row: unknown } }) => event.row as ListRow
/** The open record as it was read, for the section and for a command that is given on it. */
const opens = [
  { type: 'setOpened', params: rowIn },
  { type: 'tellCommand', params: rowIn },
] as const
/** A command that only leads to another page. */
const leads = {
  guard: { type: 'isWay', params: ({ event }: ChosenArgs) => event },
  actions: { type: 'takeWay', params: ({ event }: ChosenArgs) => event },
} as const
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
      sequence: [],
      running: null,
      opensNext: false,
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
      'list.outdated': {
        actions: [
          {
            type: 'sendToList',
            params: ({ event: { creates } }) => ({ type: 'refresh.requested', keepsPlace: creates !== true }),
          },
          'invalidateSetup',
        ],
      },
      'progress.due': { actions: [...reread, 'refreshForm'] },
      'data.invalidated': {
        actions: [refreshList, refreshBeside, { type: 'sendToGrid', params: { type: 'data.invalidated' } }],
      },
      'tab.shown': { actions: [{ type: 'sendToList', params: { type: 'tab.shown' } }, refreshBeside] },
      'tab.hidden': { actions: { type: 'sendToList', params: { type: 'tab.hidden' } } },
      'job.begun': { actions: { type: 'openJob', params: ({ event }) => event.id } },
      'record.touched': { actions: [outdateList, 'refreshForm'] },
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
      'record.loaded': [
        {
          guard: { type: 'isWorkedOn', params: rowIn },
          actions: [
            ...opens,
            cancel('progress'),
            raise({ type: 'progress.due' }, { id: 'progress', delay: 'progressPause' }),
          ],
        },
        { actions: opens },
      ],
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
        id: 'shown',
        entry: ['clearCommand', 'clearSequence'],
        on: {
          'record.opened': { actions: { type: 'openRecord', params: ({ event }) => event.id } },
          'command.chosen': [
            leads,
            {
              guard: { type: 'opensRecord', params: ({ event }) => event },
              actions: { type: 'openCommand', params: ({ event }) => event },
            },
            {
              guard: { type: 'isAllowed', params: ({ event }) => event },
              target: 'commanding',
              actions: { type: 'setCommand', params: ({ event }) => event },
            },
            outdated,
          ],
        },
      },

      // The form outlives the commands that are given over it, so nothing typed is lost.
      editing: {
        id: 'editing',
        initial: 'arriving',
        entry: 'setSequence',
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
                guard: { type: 'givesAlong', params: ({ event }) => event.output },
                target: 'givingAlong',
                actions: [{ type: 'report', params: savedMessage }, 'refreshSaved'],
              },
              {
                guard: { type: 'opensNext', params: ({ event }) => event.output },
                target: 'editing',
                reenter: true,
                actions: [{ type: 'report', params: savedMessage }, refreshList, 'setNext', 'openNext'],
              },
              {
                guard: { type: 'endsList', params: ({ event }) => event.output },
                target: 'shown',
                actions: [{ type: 'report', params: savedMessage }, refreshList, ...ends],
              },
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
                  'refreshSaved',
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
            entry: 'clearCommand',
            on: {
              'command.chosen': [
                leads,
                {
                  guard: { type: 'isAllowed', params: ({ event }) => event },
                  target: 'commanding',
                  actions: [
                    { type: 'setCommand', params: ({ event }) => event },
                    { type: 'setOpensNext', params: ({ event }) => event },
                  ],
                },
                outdated,
              ],
            },
          },

          commanding: {
            on: { 'command.chosen': [leads, waits] },
            invoke: {
              ...runningCommand,
              onDone: [
                { guard: { type: 'isDismissed', params: commandIn }, target: 'open', actions: forgets },
                {
                  guard: { type: 'isDoneOn', params: commandIn },
                  target: '#editing',
                  reenter: true,
                  actions: [reportsCommand, 'refreshCommanded', 'setNext', 'openNext'],
                },
                {
                  guard: { type: 'isDoneLast', params: commandIn },
                  target: '#shown',
                  actions: [reportsCommand, 'refreshCommanded', ...ends],
                },
                {
                  target: 'open',
                  actions: [reportsCommand, 'refreshCommanded', 'refreshForm', ...forgets],
                },
              ],
              onError: { target: 'open', actions: [notifyFailure, ...forgets] },
            },
          },
        },
      },

      givingAlong: {
        tags: 'busy',
        invoke: {
          ...givingAlong,
          onDone: { target: 'shown', actions: [reportsGiven, refreshList, { type: 'leaveRecord', params: givenRow }] },
          onError: { target: 'shown', actions: [notifyFailure, 'closeRecord'] },
        },
      },

      commanding: {
        on: {
          'record.opened': { actions: { type: 'openRecord', params: ({ event }) => event.id } },
          'command.chosen': [leads, waits],
        },
        invoke: {
          ...runningCommand,
          onDone: [
            { guard: { type: 'isDismissed', params: commandIn }, target: 'shown' },
            {
              target: 'shown',
              actions: [reportsCommand, 'refreshCommanded'],
            },
          ],
          onError: { target: 'shown', actions: notifyFailure },
        },
      },
    },
  }),
)

/** A section: a list, the form of the record opened by the address, and one running command at a time. */
export const sectionMachineOf = <S extends AnySection>(section: S): SectionMachine<S> =>
  machineOf(section as unknown as WideSection) as unknown as SectionMachine<S>

/** A section with a search and a form with one text field. */
export const sectionMachine = sectionMachineOf(
  defineSection({})({
    id: 'section',
    route: 'attributes',
    param: 'record',
    namedBy: ['id'],
    query: { search: search() },
    form: { title: text() },
    bulk: { hide: {} },
    mayEdit: () => true,
    isInProgress: ({ id }) => id === '3',
    accountIn: ({ storeName }) => storeName,
    dependsOn: ['followed'],
    commands: {
      remove: { may: () => true, needsConfirmation: true, opensNext: true, said: 'removed' },
      describe: { may: () => true, needsConfirmation: true, opensRecord: true, said: 'removed' },
      visit: { may: () => true, linkOf: () => ({ to: 'attributes' }) },
    },
  }),
)
