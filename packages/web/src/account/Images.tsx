import type { ImageActor, Supplier } from '@supplier/core'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ImageField } from '../images/ImageField.tsx'
import { preferences } from './PreferencesScreen.styles.ts'
import { Section } from './Section.tsx'

interface ImagesProps {
  readonly supplier: Supplier
  readonly avatar: ImageActor
  readonly background: ImageActor
}

/** The images of the supplier. They are saved as soon as they are cropped. */
export function Images({ supplier, avatar, background }: ImagesProps) {
  const t = useTranslations().accountPage
  return (
    <Section title={t.images()}>
      <div className={preferences().images}>
        <ImageField kind="avatar" actor={avatar} supplier={supplier} />
        <ImageField kind="background" actor={background} supplier={supplier} />
      </div>
    </Section>
  )
}
