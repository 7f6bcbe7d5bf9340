import { readableTelephone, type SetupView, type Supplier } from '@supplier/core'
import Send from 'lucide-react/icons/send'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Facts } from './Facts.tsx'

export interface ProviderDialogProps {
  readonly isOpen: boolean
  readonly supplier: Supplier
  readonly settings: Pick<SetupView, 'steps' | 'isSubscribed'>
  /** The address of the product's Telegram bot; empty when there is none. */
  readonly botUrl: string
  readonly onClose: () => void
}

/** What the marketplace knows about the supplier's business. */
export function ProviderDialog({ isOpen, supplier, settings, botUrl, onClose }: ProviderDialogProps) {
  const words = useWords()
  const said = words.shell.provider
  const { storeName, managerContact, managerTelegram, telegramId } = supplier
  const manager = readable(managerContact || managerTelegram)
  const isKnown = settings.steps !== null
  const isComplete = Boolean(storeName) && manager !== null && isKnown
  const subscription = settings.isSubscribed ? (
    <Badge tone="success">{said.subscribed()}</Badge>
  ) : (
    <Badge tone="warning">{said.notSubscribed()}</Badge>
  )
  return (
    <Dialog
      size="small"
      title={said.title()}
      open={isOpen}
      closeLabel={words.ui.close()}
      onClose={onClose}
      footer={
        botUrl === '' ? undefined : (
          <LinkButton href={botUrl} target="_blank" rel="noopener" icon={<Send size={16} aria-hidden="true" />}>
            {said.support()} <VisuallyHidden>({words.common.newTab()})</VisuallyHidden>
          </LinkButton>
        )
      }
    >
      <Facts
        items={[
          { name: said.store(), value: storeName || null, missing: said.noStore() },
          { name: said.manager(), value: manager, missing: said.noManager() },
          {
            name: said.subscription(),
            value: isKnown ? subscription : null,
            missing: said.subscriptionUnknown(),
          },
          {
            name: said.telegram(),
            value: telegramId ? said.telegramConnected() : null,
            missing: said.telegramNotConnected(),
          },
        ]}
        note={isComplete ? undefined : said.explained()}
      />
    </Dialog>
  )
}

/** A contact is a telephone or a name in Telegram. */
const readable = (contact: string | null): string | null =>
  contact && /^\d+$/.test(contact) ? readableTelephone(contact) : contact || null
