import type { TemplatesActor } from '@supplier/core/reply-templates/reply-templates.machine'
import { selectTemplates } from '@supplier/core/reply-templates/reply-templates.selectors'
import { useSelector } from '@xstate/react'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { templatesTexts } from './reply-templates.translations.ts'

/** Opens and closes the menu of templates. */
export function TemplatesButton({ actor }: { readonly actor: TemplatesActor }) {
  const t = templatesTexts[useLanguage()]
  const isOpen = useSelector(actor, (one) => selectTemplates(one).isOpen)
  return (
    <Button
      size="small"
      aria-expanded={isOpen}
      icon={<MessageSquareText size={16} aria-hidden="true" />}
      onClick={() => actor.send({ type: isOpen ? 'templates.closed' : 'templates.opened' })}
    >
      {t.button}
    </Button>
  )
}
