import { actorsOf } from '../../kernel/port.ts'
import type { Run } from '../command/command.domain.ts'
import { composeDraft } from '../drafts/drafts.compose.ts'
import type { DraftsPort } from '../drafts/drafts.port.ts'
import { composeList } from '../list/list.compose.ts'
import type { FilesPort } from '../list/list.port.ts'
import type { AnySection, WideSection } from './section.domain.ts'
import { sectionMachineOf } from './section.machine.ts'
import { portOf, type SectionsPort } from './section.port.ts'
import { sectionActorsOf } from './section.setup.ts'

interface SectionPorts {
  readonly sections: SectionsPort
  readonly drafts: DraftsPort
  readonly files: FilesPort
}

/** The machine of a section with its ports provided. */
export const composeSection = <S extends AnySection>(section: S, ports: SectionPorts) => {
  const port = portOf(section as WideSection, ports.sections)
  const { fetchPage, fetchOne, fetchByKey, save, run } = port
  const isDone = async ({ command, id }: Pick<Run, 'command' | 'id'>, signal: Parameters<typeof fetchOne>[1]) => {
    const judge = section.commands[command]?.isDone
    if (judge === undefined) return null
    return judge((await fetchOne(id, signal))?.row ?? null) as boolean
  }
  const { form, command } = sectionActorsOf(section as WideSection)
  return sectionMachineOf(section).provide({
    actors: {
      list: composeList(section.id, (section as WideSection).rules, fetchPage, ports.files),
      form: form.provide({
        actors: { ...actorsOf({ load: fetchOne, loadByKey: fetchByKey, save }), draft: composeDraft(ports.drafts) },
      }),
      command: command.provide({ actors: actorsOf({ run, isDone }) }),
    },
  })
}
