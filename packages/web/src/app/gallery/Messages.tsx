import UserRound from 'lucide-react/icons/user-round'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { grid } from './Gallery.styles.ts'

export function Messages() {
  const { shell } = useTranslations()
  return (
    <>
      <Banner
        tone="warning"
        label={shell.incomplete.title()}
        icon={<UserRound size={18} aria-hidden="true" />}
        title={shell.incomplete.title()}
        actions={<Button size="small">{shell.incomplete.go()}</Button>}
      >
        {shell.incomplete.text.name()}
      </Banner>
      <div className={grid}>
        {(['info', 'success', 'warning', 'danger', 'neutral'] as const).map((tone) => (
          <Alert key={tone} tone={tone} title={shell.offline.title()}>
            {shell.offline.text()}
          </Alert>
        ))}
      </div>
    </>
  )
}
