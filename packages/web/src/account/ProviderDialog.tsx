import type { Href } from '@supplier/core/kernel/address'
import type { Supplier } from '@supplier/core/session/session.domain'
import { readableTelephone } from '@supplier/core/session/telephone.domain'
import type { SetupView } from '@supplier/core/setup/setup.selectors'
import Send from 'lucide-react/icons/send'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { LinkButton } from '../ui/buttons/LinkButton.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { Facts } from './Facts.tsx'

export interface ProviderDialogProps {
  readonly isOpen: boolean
  readonly supplier: Supplier
  readonly settings: Pick<SetupView, 'steps' | 'isSubscribed'>
  /** The address of the product's Telegram bot; empty when there is none. */
  readonly botUrl: Href
  readonly onClose: () => void
}

/** Shows the data that the marketplace has about the supplier’s business. */
export function ProviderDialog({ isOpen, supplier, settings, botUrl, onClose }: ProviderDialogProps) {
  const t = useTranslations()
  const labels = t.shell.provider
  const { storeName, managerContact, managerTelegram, telegramId } = supplier
  const manager = readable(managerContact || managerTelegram)
  const isKnown = settings.steps !== null
  const isComplete = Boolean(storeName) && manager !== null && isKnown
  const subscription = settings.isSubscribed ? (
    <Badge tone="success">{labels.subscribed()}</Badge>
  ) : (
    <Badge tone="warning">{labels.notSubscribed()}</Badge>
  )
  return (
    <Dialog
      size="small"
      title={labels.title()}
      open={isOpen}
      closeLabel={t.ui.close()}
      onClose={onClose}
      footer={
        botUrl === '' ? undefined : (
          <LinkButton href={botUrl} target="_blank" rel="noopener" icon={<Send size={16} aria-hidden="true" />}>
            {labels.support()} <VisuallyHidden>({t.common.newTab()})</VisuallyHidden>
          </LinkButton>
        )
      }
    >
      <Facts
        items={[
          { name: labels.store(), value: storeName || null, missing: labels.noStore() },
          { name: labels.manager(), value: manager, missing: labels.noManager() },
          {
            name: labels.subscription(),
            value: isKnown ? subscription : null,
            missing: labels.subscriptionUnknown(),
          },
          {
            name: labels.telegram(),
            value: telegramId ? labels.telegramConnected() : null,
            missing: labels.telegramNotConnected(),
          },
        ]}
        note={isComplete ? undefined : labels.explained()}
      />
    </Dialog>
  )
}

/** A contact is a telephone number or a Telegram username. */
const readable = (contact: string | null): string | null =>
  contact && /^\d+$/.test(contact) ? readableTelephone(contact) : contact || null
