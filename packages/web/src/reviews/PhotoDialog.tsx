import { shownImage } from '@supplier/core/kernel/address'
import type { ReviewBesideActor } from '@supplier/core/reviews/review-beside.machine'
import { selectPhoto } from '@supplier/core/reviews/reviews.selectors'
import { useSelector } from '@xstate/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { settings } from '../settings/settings.ts'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { large } from './reviews.styles.ts'
import type { ReviewTexts } from './reviews.translations.ts'

const isSame = (one: ReturnType<typeof selectPhoto>, other: ReturnType<typeof selectPhoto>): boolean =>
  one?.url === other?.url && one?.at === other?.at

/** One photo of a buyer, large. */
export function PhotoDialog({ beside, t }: { readonly beside: ReviewBesideActor; readonly t: ReviewTexts }) {
  const shown = useSelector(beside, selectPhoto, isSame)
  const { ui } = useTranslations()
  const styles = large()
  const turn = (by: 1 | -1) => beside.send({ type: 'photo.turned', by })
  return (
    <Dialog
      open={shown !== null}
      title={`${t.photo} ${(shown?.at ?? 0) + 1}`}
      size="large"
      closeLabel={ui.close()}
      onClose={() => beside.send({ type: 'photo.closed' })}
    >
      <div className={styles.root}>
        <div className={styles.picture}>
          <RemoteImage src={shown && shownImage(shown.url, settings.imageOrigins)} alt={t.photo}>
            {null}
          </RemoteImage>
        </div>
        {shown !== null && shown.count > 1 && (
          <div className={styles.turn}>
            <IconButton
              label={t.previousPhoto}
              icon={<ChevronLeft size={18} aria-hidden="true" />}
              onClick={() => turn(-1)}
            />
            <span>
              {shown.at + 1} / {shown.count}
            </span>
            <IconButton
              label={t.nextPhoto}
              icon={<ChevronRight size={18} aria-hidden="true" />}
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
