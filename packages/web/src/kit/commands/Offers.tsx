import type { CommandView } from '@supplier/core/kit/command/command.selectors'
import { formatDay } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { filterName, offers as styles } from '../fields/Section.styles.ts'
import type { CommandTranslations } from '../look/section-translations.ts'

interface OffersProps {
  readonly offers: CommandView['offers']
  readonly t: NonNullable<CommandTranslations['offers']>
  readonly isBusy: boolean
  readonly onTake: (offer: CommandView['offers'][number]) => void
}

/** Values that a dialog offers to take over, each by a button. */
export function Offers({ offers, t, isBusy, onTake }: OffersProps) {
  const language = useLanguage()
  return (
    <fieldset className={styles}>
      <legend className={filterName}>{t.title}</legend>
      {offers.map((offer) => (
        <Button key={offer.id} size="small" disabled={isBusy} onClick={() => onTake(offer)}>
          {t.names[offer.id] ?? offer.id}, {formatDay(offer.day, language)}
        </Button>
      ))}
    </fieldset>
  )
}
