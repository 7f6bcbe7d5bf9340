import { cancel, raise } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import { oncePer } from '../../kernel/once-per.ts'
import { showsDialog } from '../claims/claims.ts'
import { messageAbout } from '../command/command.domain.ts'
import { text } from '../form/record-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { search } from '../list/query.domain.ts'
import { commandAt } from './open-record.domain.ts'
import { type AnySection, defineSection, type WideSection } from './section.domain.ts'
import { formInputOf, type SectionMachine, savedMessage, sectionSetup } from './section.setup.ts'
import { besideInvokes, reread, take } from './section-grid.ts'

/** Opens the form of the record instead, and removes a command that cannot be given from the address. */
const forgets = { target: 'arriving', actions: ['tellForgotten', 'forgetCommand'] } as const

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
      'tab.shown': { actions: refreshBeside },
      'record.touched': { actions: refreshList },
      'supplier.updated': [
        {
          guard: { type: 'isStale', params: ({ event }) => event.supplier },
          actions: [{ type: 'setSupplier', params: ({ event }) => event.supplier }, refreshList, 'refreshForm'],
        },
        { actions: { type: 'setSupplier', params: ({ event }) => event.supplier } },
      ],
      'record.changed': {
        guard: { type: 'isNews', params: ({ event }) => event },
        actions: [refreshList, 'refreshForm'],
      },
      'query.changed': [
        {
          guard: { type: 'isSameRecord', params: ({ event }) => event.location },
          actions: [
            { type: 'setLocation', params: ({ event }) => event.location },
            { type: 'sendToList', params: ({ event }) => event },
          ],
        },
        {
          target: '.arriving',
          actions: [
            { type: 'setLocation', params: ({ event }) => event.location },
            { type: 'sendToList', params: ({ event }) => event },
          ],
        },
      ],
    },
    states: {
      arriving: {
        always: [
          { guard: 'isCommandNamed', target: 'finding' },
          { guard: 'isRecordOpen', target: 'editing' },
          { target: 'shown' },
        ],
      },

      // The address names a command. Its record may be on another page of the list, or may have changed since.
      finding: {
        tags: 'busy',
        on: { 'record.opened': { actions: { type: 'openRecord', params: ({ event }) => event.id } } },
        invoke: {
          id: 'find',
          src: 'find',
          input: ({ context }) => must(commandAt(section, context.location)).id,
          onDone: [
            {
              guard: { type: 'isNameable', params: ({ event }) => event.output },
              target: 'commanding',
              actions: { type: 'setNamedCommand', params: ({ event }) => must(event.output) },
            },
            forgets,
          ],
          onError: forgets,
        },
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

      editing: {
        on: { 'record.opened': { actions: { type: 'switchRecord', params: ({ event }) => event.id } } },
        invoke: [
          showsDialog,
          {
            id: 'form',
            src: 'form',
            input: ({ context }) => formInputOf(section, context),
            onDone: [
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
      },

      commanding: {
        invoke: {
          id: 'command',
          src: 'command',
          input: ({ context: { app, running } }) => ({ app, ...must(running) }),
          onDone: [
            {
              guard: { type: 'isDismissed', params: ({ event }) => event.output },
              target: 'shown',
              actions: 'closeRecord',
            },
            {
              target: 'shown',
              actions: [
                { type: 'report', params: ({ event }) => messageAbout(event.output) },
                refreshList,
                'closeRecord',
              ],
            },
          ],
          onError: { target: 'shown', actions: [notifyFailure, 'closeRecord'] },
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
