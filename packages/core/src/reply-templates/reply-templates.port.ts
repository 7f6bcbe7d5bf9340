import type { Abort } from '../kernel/port.ts'
import type { Template } from './reply-templates.domain.ts'

/** All templates of a supplier with the version of the list. */
export interface TemplatesFound {
  readonly templates: readonly Template[]
  readonly version: number
}

/** The API calls about templates. They reject with a `PortError`. */
export interface ReplyTemplatesPort {
  fetchTemplates(asked: undefined, signal: Abort): Promise<TemplatesFound>
  /** Replaces the whole list. */
  saveTemplates(list: TemplatesFound, signal: Abort): Promise<TemplatesFound>
}
