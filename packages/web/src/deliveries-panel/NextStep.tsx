import type { SetupStep } from '@supplier/core/setup/setup.domain'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { nextTranslations } from '../setup/SetupBanner.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { deliveriesPanelTranslations } from './deliveries-panel.translations.ts'

/** Says that the delivery is set up, and leads to the next step of the set-up. */
export function NextStep({ next: { step, to } }: { readonly next: SetupStep }) {
  const { more } = deliveriesPanelTranslations[useLanguage()]
  const labels = useTranslations().shell.setup
  return (
    <Alert
      tone="success"
      role="status"
      title={more.isSetUp}
      actions={
        <RouteButton size="small" variant="primary" location={{ to }}>
          {labels[nextTranslations[step]]()}
        </RouteButton>
      }
    >
      {more.isSetUpText}
    </Alert>
  )
}
