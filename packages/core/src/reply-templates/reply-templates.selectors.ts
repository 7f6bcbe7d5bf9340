import { type Message, messagesOf } from '../kernel/message.ts'
import { type Template, templatesLike } from './reply-templates.domain.ts'
import type { TemplatesFormActor, TemplatesSnapshot } from './reply-templates.machine.ts'

export interface TemplatesView {
  readonly isOpen: boolean
  readonly state: 'loading' | 'shown' | 'failed'
  readonly search: string
  readonly found: readonly Template[]
  readonly hasAny: boolean
  readonly message: Message | null
  /** The form of all templates; `null` while its dialog is closed. */
  readonly form: TemplatesFormActor | null
}

export const selectTemplates = (snapshot: TemplatesSnapshot): TemplatesView => {
  const { templates, search, failure } = snapshot.context
  return {
    isOpen: snapshot.matches('open'),
    state: templates !== null ? 'shown' : snapshot.matches({ open: 'failed' }) ? 'failed' : 'loading',
    search,
    found: templatesLike(templates ?? [], search),
    hasAny: templates !== null && templates.length > 0,
    message: failure && (messagesOf(failure)[0] ?? null),
    form: (snapshot.children.form as TemplatesFormActor | undefined) ?? null,
  }
}
