import { profileOf } from '@supplier/core/account/account.selectors'
import type { ImageActor } from '@supplier/core/images/image.machine'
import type { Supplier } from '@supplier/core/session/session.domain'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ImageField } from '../images/ImageField.tsx'
import { settings } from '../settings/settings.ts'
import { Section } from '../ui/layout/Section.tsx'
import { preferences } from './PreferencesScreen.styles.ts'

interface ImagesProps {
  readonly supplier: Supplier
  readonly avatar: ImageActor
  readonly background: ImageActor
}

/** The images of the supplier. They are saved as soon as they are cropped. */
export function Images({ supplier, avatar, background }: ImagesProps) {
  const t = useTranslations().accountPage
  const profile = profileOf(supplier, settings.imageOrigins)
  const savedOf = (kind: 'avatar' | 'background') => ({ address: profile[kind], initials: profile.initials })
  return (
    <Section title={t.images()}>
      <div className={preferences().images}>
        <ImageField kind="avatar" actor={avatar} saved={savedOf('avatar')} />
        <ImageField kind="background" actor={background} saved={savedOf('background')} />
      </div>
    </Section>
  )
}
