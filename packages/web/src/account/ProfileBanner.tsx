import type { ProfileReminder } from '@supplier/core'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Banner } from '../ui/Banner.tsx'

/** Reminds of what the profile lacks. */
export function ProfileBanner({ lacks, to }: ProfileReminder) {
  const words = useWords().shell.incomplete
  return (
    <Banner
      tone="info"
      icon={<UserRoundPen size={20} aria-hidden="true" />}
      title={words.title()}
      label={words.title()}
      actions={<PlaceButton place={{ to }}>{words.go()}</PlaceButton>}
    >
      {words.text[lacks]()}
    </Banner>
  )
}
