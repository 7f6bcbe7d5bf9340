import type { PictureActor, Supplier } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { PictureField } from '../pictures/PictureField.tsx'
import { preferences } from './PreferencesScreen.styles.ts'
import { Section } from './Section.tsx'

interface PicturesProps {
  readonly supplier: Supplier
  readonly avatar: PictureActor
  readonly background: PictureActor
}

/** The pictures of the supplier. They are saved as soon as they are cropped. */
export function Pictures({ supplier, avatar, background }: PicturesProps) {
  const words = useWords().accountPage
  return (
    <Section title={words.pictures()}>
      <div className={preferences().pictures}>
        <PictureField kind="avatar" actor={avatar} supplier={supplier} />
        <PictureField kind="background" actor={background} supplier={supplier} />
      </div>
    </Section>
  )
}
