import { not } from 'xstate'
import { notifyFailure } from '../../kernel/app-ref.ts'
import { must } from '../../kernel/must.ts'
import { oncePer } from '../../kernel/once-per.ts'
import type { RecordLoaded } from '../beside/beside.machine.ts'
import { outdatedMessage } from '../command/command.domain.ts'
import { text } from '../fields/record-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { type RecordPageMachine, recordPageSetup } from './record-page.setup.ts'
import { type AnySection, defineSection, type WideSection } from './section.domain.ts'
import { savedMessage } from './section.setup.ts'
import { givenRow, givingAlong, reportsGiven } from './section-actions.ts'
import { formInputOf } from './section-form.ts'

/** Removes the command from the address. */
const forgets = ['tellForgotten', 'forgetCommand'] as const

const machineOf = oncePer((section: WideSection) =>
  recordPageSetup(section).createMachine({
    id: `${section.id}Page`,
    context: ({ input: { app, clock, ids, location, supplier } }) => ({
      app,
      clock,
      ids,
      location,
      supplier: must(supplier),
      row: null,
      running: null,
    }),
    type: 'parallel',
    invoke: [
      // For the texts that a section shows beside the form.
      {
        id: 'copy',
        src: 'copy',
        input: ({ context: { app } }) => ({ app, text: '' }),
        onError: { actions: notifyFailure },
      },
      {
        id: 'beside',
        src: 'beside',
        input: ({ context: { app, clock, ids, supplier }, self }) => ({
          app,
          clock,
          ids,
          supplierId: supplier.id,
          page: self,
        }),
        onError: { actions: notifyFailure },
      },
    ],
    on: {
      'query.changed': { actions: { type: 'setLocation', params: ({ event }) => event.location } },
      'record.loaded': {
        actions: [
          { type: 'setRow', params: ({ event }: { event: RecordLoaded }) => event.row },
          { type: 'tellCommand', params: ({ event }: { event: RecordLoaded }) => event.row },
          { type: 'passBeside', params: ({ event }: { event: RecordLoaded }) => event },
        ],
      },
      'record.touched': { actions: 'refreshForm' },
      'data.invalidated': { actions: ['refreshForm', 'refreshBeside'] },
      'tab.shown': { actions: 'refreshBeside' },
      'supplier.updated': [
        {
          guard: { type: 'isStale', params: ({ event }) => event.supplier },
          actions: [{ type: 'setSupplier', params: ({ event }) => event.supplier }, 'refreshForm'],
        },
        { actions: { type: 'setSupplier', params: ({ event }) => event.supplier } },
      ],
      'record.changed': [
        { guard: { type: 'isNews', params: ({ event }) => event }, actions: ['refreshForm', 'refreshBeside'] },
        { actions: 'refreshBeside' },
      ],
    },
    states: {
      record: {
        initial: 'open',
        states: {
          open: {
            invoke: {
              id: 'form',
              src: 'form',
              input: ({ context, self }) => ({ ...formInputOf(section, context), owner: self }),
              onDone: [
                {
                  guard: { type: 'givesAlong', params: ({ event }) => event.output },
                  target: 'givingAlong',
                  actions: { type: 'report', params: savedMessage },
                },
                {
                  guard: { type: 'isSaved', params: ({ event }) => event.output },
                  target: 'left',
                  actions: [
                    { type: 'report', params: savedMessage },
                    { type: 'leave', params: ({ event }) => event.output.row as ListRow },
                  ],
                },
                { target: 'left', actions: { type: 'leave', params: null } },
              ],
              onError: { target: 'left', actions: [notifyFailure, { type: 'leave', params: null }] },
            },
          },
          givingAlong: {
            tags: 'busy',
            invoke: {
              ...givingAlong,
              onDone: { target: 'left', actions: [reportsGiven, { type: 'leave', params: givenRow }] },
              onError: { target: 'left', actions: [notifyFailure, { type: 'leave', params: null }] },
            },
          },
          left: {},
        },
      },

      // The event that ends the work of the server may be missed, so the record is looked at meanwhile.
      progress: {
        initial: 'over',
        states: {
          over: { always: { guard: 'isInProgress', target: 'awaited' } },
          awaited: {
            always: { guard: not('isInProgress'), target: 'over' },
            after: { progressPause: { target: 'awaited', reenter: true, actions: 'refreshForm' } },
          },
        },
      },

      command: {
        initial: 'idle',
        states: {
          idle: {
            entry: 'clearCommand',
            always: [
              { guard: 'isNameable', target: 'running', actions: 'setNamedCommand' },
              { guard: 'isCommandNamed', actions: forgets },
            ],
            on: {
              'command.chosen': [
                {
                  guard: { type: 'isAllowed', params: ({ event }) => event.command },
                  target: 'running',
                  actions: { type: 'setCommand', params: ({ event }) => event.command },
                },
                { guard: 'isKnown', actions: [{ type: 'report', params: outdatedMessage }, 'refreshForm'] },
              ],
            },
          },
          running: {
            invoke: {
              id: 'command',
              src: 'command',
              input: ({ context: { app, running } }) => ({ app, ...must(running) }),
              onDone: [
                {
                  guard: { type: 'isDismissed', params: ({ event }) => event.output },
                  target: 'idle',
                  actions: forgets,
                },
                {
                  target: 'idle',
                  actions: [{ type: 'reportCommand', params: ({ event }) => event.output }, 'refreshForm', ...forgets],
                },
              ],
              onError: { target: 'idle', actions: [notifyFailure, ...forgets] },
            },
          },
        },
      },
    },
  }),
)

/** The page of one record with its form and its commands, for a section whose records have pages of their own. */
export const recordPageMachineOf = <S extends AnySection>(section: S): RecordPageMachine<S> =>
  machineOf(section as unknown as WideSection) as unknown as RecordPageMachine<S>

/** The page of a record with one text field. */
export const recordPageMachine = recordPageMachineOf(
  defineSection({})({
    id: 'section',
    route: 'attributes',
    param: 'record',
    namedBy: ['id'],
    pages: { create: 'store-create', edit: 'store-edit' },
    query: {},
    form: { title: text() },
    mayEdit: () => true,
    accountIn: ({ storeName }) => storeName,
    isInProgress: ({ id }) => id === '3',
    savesWith: { command: 'remove', isOffered: () => true },
    commands: { remove: { may: ({ id }) => id !== '3', needsConfirmation: true, said: 'removed' } },
  }),
)
