import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import { type Abort, actorsOf } from '../../kernel/port.ts'
import { besideMachine } from '../beside/beside.machine.ts'
import type { Outdated, Run } from '../command/command.domain.ts'
import type { CommandAnswer } from '../command/command.setup.ts'
import { copyMachine } from '../copy/copy.machine.ts'
import type { ClipboardPort } from '../copy/copy.port.ts'
import { composeDraft } from '../drafts/drafts.compose.ts'
import type { DraftsPort } from '../drafts/drafts.port.ts'
import { composeOptions } from '../form/options.compose.ts'
import { questionMachine } from '../form/question.machine.ts'
import type { AnyValues } from '../form/record.domain.ts'
import { composeExport } from '../job/job.compose.ts'
import type { JobsPort } from '../job/job.port.ts'
import { keptRowsOf } from '../list/kept.compose.ts'
import type { RowsPort } from '../list/list.port.ts'
import { singleReadingsOf } from '../load/reading.machine.ts'
import { type Found, foundOf, shownOf } from '../send/send.domain.ts'
import { sendOf } from '../send/send.machine.ts'
import type { UndoPort } from '../undo/undo.port.ts'
import { composeViews } from '../views/views.compose.ts'
import type { ViewsPort } from '../views/views.port.ts'
import { recordPageMachineOf } from './record-page.machine.ts'
import type { AnySection, WideSection } from './section.domain.ts'
import { sectionMachineOf } from './section.machine.ts'
import { portOf, type SectionsPort } from './section.port.ts'
import { giveAlong } from './section-along.ts'
import { gridActor } from './section-grid.compose.ts'
import { listMachineOf, recordMachinesOf } from './section-machines.ts'

/** What the machines of a section need. */
export interface SectionPorts {
  readonly sections: SectionsPort
  readonly clock: ClockPort
  readonly drafts: DraftsPort
  readonly clipboard: ClipboardPort
  readonly ids: IdsPort
  readonly jobs: JobsPort
  readonly rows: RowsPort
  readonly undo: UndoPort
  readonly views: ViewsPort
}

/** The machine of a section with its ports provided. */
export const composeSection = <S extends AnySection>(section: S, ports: SectionPorts, beside = besideMachine) => {
  const { fetchPage } = portOf(section as WideSection, ports.sections)
  return sectionMachineOf(section).provide({
    actors: {
      list: listMachineOf(section as WideSection).provide({
        actors: {
          ...singleReadingsOf({ fetchPage }),
          keptRows: keptRowsOf(ports.rows),
          export: composeExport(section, ports),
        },
      }),
      ...gridActor(section, ports),
      views: composeViews(ports.views),
      beside,
      ...recordActors(section, ports),
    },
  })
}

/** The machine of a record's own page with its ports provided. */
export const composeRecordPage = <S extends AnySection>(section: S, ports: SectionPorts, beside = besideMachine) =>
  recordPageMachineOf(section).provide({
    actors: {
      ...recordActors(section, ports),
      copy: copyMachine.provide({ actors: actorsOf(ports.clipboard) }),
      beside,
    },
  })

const outdated: Outdated = { isOutdated: true }

/** The form and the commands of a section with their ports provided. */
const recordActors = (section: WideSection, ports: SectionPorts) => {
  const { fetchOne, fetchByKey, save, ...list } = portOf(section, ports.sections)
  // Another tab may have changed the list since it was shown: an order derived from that list would undo its moves.
  const run = async (asked: Run, signal: Abort): Promise<CommandAnswer> => {
    const command = section.commands[asked.command]
    if (command?.orderOf === undefined) return list.run(asked, signal)
    const { rows } = await list.fetchPage(section.rules.queryOf('') as never, signal)
    const row = rows.find(({ id }) => id === asked.id)
    // A record on another page has no place in the order of this one.
    if (row === undefined) return list.run(asked, signal)
    const order = command.may(row, rows) ? command.orderOf(row, rows, asked.values) : null
    return order ? list.run({ ...asked, values: { ...asked.values, ...order } }, signal) : outdated
  }
  const lookUp = async ({ command, id, key, values }: Run, signal: Abort): Promise<Found<CommandAnswer>> => {
    const { isJob, creates, isDone } = must(section.commands[command])
    if (isJob) return foundOf(await ports.jobs.findJob(key, signal))
    if (creates) {
      const found = await fetchByKey(key, signal)
      return foundOf(found && { made: found.row.id })
    }
    return shownOf(isDone ? isDone((await fetchOne(id, signal))?.row ?? null, values) : null)
  }
  const { form, command } = recordMachinesOf(section)
  const ask = (question: AnyValues | null, signal: Abort) =>
    ports.sections.ask({ section: section.id, question: must(question) }, signal)
  const { fetchOptions } = ports.sections
  const options = composeOptions({ fetchOptions: section.findsOptions?.(fetchOptions, ports.clock) ?? fetchOptions })
  const question = questionMachine.provide({ actors: singleReadingsOf({ ask }) })
  return {
    ...actorsOf({ along: giveAlong(section, ports.sections, ports.ids) }),
    form: form.provide({
      actors: {
        ...actorsOf({ load: fetchOne, loadByKey: fetchByKey, save }),
        draft: composeDraft(ports.drafts),
        options,
        question,
      },
    }),
    command: command.provide({
      actors: { send: sendOf<Run, CommandAnswer>({ write: run, lookUp }), options, question },
    }),
  }
}
