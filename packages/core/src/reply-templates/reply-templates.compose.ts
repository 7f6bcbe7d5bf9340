import { actorsOf } from '../kernel/port.ts'
import { composeDraft } from '../kit/drafts/drafts.compose.ts'
import type { DraftsPort } from '../kit/drafts/drafts.port.ts'
import { composeOptions } from '../kit/form/options.compose.ts'
import { questionMachine } from '../kit/form/question.machine.ts'
import type { AnyValues } from '../kit/form/record.domain.ts'
import type { Stored } from '../kit/form/record-saving.domain.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import { type TemplatesRow, templatesFormMachine, templatesMachine } from './reply-templates.machine.ts'
import type { ReplyTemplatesPort, TemplatesFound } from './reply-templates.port.ts'

type StoredTemplates = Stored<{ readonly templates: TemplatesRow }, TemplatesRow>

const storedOf = ({ templates, version }: TemplatesFound): StoredTemplates => ({
  id: 'all',
  version,
  row: templates,
  values: { templates },
})

export interface TemplatesPorts {
  readonly replyTemplates: ReplyTemplatesPort
  readonly drafts: DraftsPort
  readonly sections: SectionsPort
}

/** A template asks the server nothing while it is typed. */
const nothing = async (_: AnyValues | null): Promise<unknown> => null

/** The templates with their ports provided. */
export const composeTemplates = ({ replyTemplates, drafts, sections }: TemplatesPorts) => {
  const { fetchTemplates, saveTemplates } = replyTemplates
  const form = templatesFormMachine.provide({
    actors: {
      ...actorsOf({
        load: async (_: string, signal) => storedOf(await fetchTemplates(undefined, signal)),
        loadByKey: async () => null,
        save: async ({ version, values }: { version: number | null; values: { templates: TemplatesRow } }, signal) =>
          storedOf(await saveTemplates({ version: version ?? 0, templates: values.templates }, signal)),
      }),
      draft: composeDraft(drafts),
      options: composeOptions(sections),
      question: questionMachine.provide({ actors: readingsOf({ ask: nothing }) }),
    },
  })
  return templatesMachine.provide({ actors: { ...readingsOf({ fetchTemplates }), form } })
}
