import { must } from '../../kernel/must.ts'
import { tellFailure } from '../../kernel/trunk.ts'
import { showsDialog } from '../claims/claims.ts'
import { text } from '../form/record-fields.domain.ts'
import type { ListRow } from '../list/list.domain.ts'
import { search } from '../list/query.domain.ts'
import { type AnySection, defineSection, openIn, type WideSection } from './section.domain.ts'
import { type SectionMachine, sectionSetup } from './section.setup.ts'

const machineOf = (section: WideSection) => {
  const command = (name: string) => section.commands[name]

  return sectionSetup(section).createMachine({
    id: section.id,
    context: ({ input: { trunk, clock, ids, place, supplier } }) => ({
      trunk,
      clock,
      ids,
      place,
      supplierId: must(supplier).id,
      rows: [],
      running: null,
      typed: null,
    }),
    invoke: {
      id: 'list',
      src: 'list',
      input: ({ context: { trunk, place }, self }) => ({ trunk, place, owner: self }),
      onError: { actions: tellFailure },
    },
    type: 'parallel',
    on: {
      'page.read': { actions: { type: 'setRows', params: ({ event }) => event.page } },
      'news.arrived': { actions: { type: 'tellList', params: { type: 'refresh.wanted' } } },
    },
    states: {
      record: {
        initial: 'arriving',
        on: {
          'place.refined': [
            {
              guard: { type: 'isSameRecord', params: ({ event }) => event.place },
              actions: [
                { type: 'setPlace', params: ({ event }) => event.place },
                { type: 'tellList', params: ({ event }) => event },
              ],
            },
            {
              target: '.arriving',
              actions: [
                { type: 'setPlace', params: ({ event }) => event.place },
                { type: 'tellList', params: ({ event }) => event },
              ],
            },
          ],
        },
        states: {
          arriving: { always: [{ guard: 'isRecordOpen', target: 'editing' }, { target: 'shown' }] },

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
            invoke: [
              showsDialog,
              {
                id: 'form',
                src: 'form',
                input: ({ context: { trunk, clock, ids, supplierId, place } }) => {
                  const open = openIn(section, place)
                  return { trunk, clock, supplierId, id: open === 'new' ? null : open, key: ids.next() }
                },
                onDone: [
                  {
                    guard: { type: 'isSaved', params: ({ event }) => event.output },
                    target: 'shown',
                    actions: [
                      { type: 'tellTrunk', params: { type: 'success.met', message: { key: 'kit.saved' } } },
                      { type: 'tellList', params: { type: 'refresh.wanted' } },
                      'closeRecord',
                    ],
                  },
                  { target: 'shown', actions: 'closeRecord' },
                ],
                onError: { target: 'shown', actions: [tellFailure, 'closeRecord'] },
              },
            ],
          },

          commanding: {
            invoke: {
              id: 'command',
              src: 'command',
              input: ({ context: { trunk, running } }) => ({
                trunk,
                ...must(running),
                asks: command(must(running).command)?.asks === true,
              }),
              onDone: [
                { guard: { type: 'isDismissed', params: ({ event }) => event.output }, target: 'shown' },
                {
                  target: 'shown',
                  actions: [
                    { type: 'tellResult', params: ({ event }) => event.output },
                    { type: 'tellList', params: { type: 'refresh.wanted' } },
                  ],
                },
              ],
              onError: { target: 'shown', actions: [tellFailure] },
            },
            exit: 'forgetCommand',
          },
        },
      },

      search: {
        initial: 'settled',
        on: { 'search.typed': { target: '.typing', actions: { type: 'setTyped', params: ({ event }) => event.text } } },
        states: {
          settled: {},
          typing: {
            tags: 'typing',
            on: { 'search.submitted': { target: 'settled', actions: 'search' } },
            after: { pause: { target: 'settled', actions: 'search' } },
          },
        },
      },
    },
  })
}

/** A list, the form of a record that the address opens, and one command at a time. */
export const sectionMachineOf = <S extends AnySection>(section: S): SectionMachine<S> =>
  machineOf(section as unknown as WideSection) as unknown as SectionMachine<S>

/** A list with a search and a form of one text. */
export const sectionMachine = sectionMachineOf(
  defineSection<ListRow>()({
    id: 'section',
    route: 'attributes',
    param: 'record',
    query: { search: search() },
    form: { title: text() },
    mayEdit: () => true,
    commands: { remove: { may: () => true, asks: true } },
  }),
)
