import { shownImage } from '@supplier/core/kernel/address'
import { textOf } from '@supplier/core/kernel/word'
import type { ValuesIn } from '@supplier/core/kit/section/section.domain'
import type { AdButton, ProductFacts, TelegramAds } from '@supplier/core/telegram-ads/telegram-ads.section'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { bubble, preview } from './telegram-ads.styles.ts'
import type { MoreAdTexts } from './telegram-ads.translations.ts'

interface AdPreviewProps {
  readonly values: ValuesIn<TelegramAds>
  readonly buttons: Readonly<Record<AdButton, string>>
  readonly t: Readonly<Record<MoreAdTexts, string>>
}

/** The ad as readers of either theme of Telegram see it. */
export function AdPreview({ values: { product, text, button }, buttons, t }: AdPreviewProps) {
  const styles = preview()
  const image = (product?.facts as ProductFacts | undefined)?.image ?? null
  return (
    <section className={styles.root} aria-label={t.preview}>
      <div className={styles.themes}>
        {(
          [
            ['light', t.inLight],
            ['dark', t.inDark],
          ] as const
        ).map(([theme, label]) => {
          const look = bubble({ theme })
          return (
            <figure key={theme} className={look.root} aria-label={label}>
              <div className={look.paper}>
                <div className={look.head}>
                  <span className={look.picture}>
                    <RemoteImage src={shownImage(image, settings.imageOrigins)} alt="">
                      {null}
                    </RemoteImage>
                  </span>
                  <span>
                    <span className={look.title}>{product?.title ?? t.noProduct}</span>
                    <span className={look.quiet}>{t.ad}</span>
                  </span>
                </div>
                <p className={text.trim() === '' ? look.quiet : look.text}>{text.trim() || t.noText}</p>
                <span className={look.button}>{textOf(buttons, button)}</span>
              </div>
            </figure>
          )
        })}
      </div>
    </section>
  )
}
