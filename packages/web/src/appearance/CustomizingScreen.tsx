import { type AppActor, densities, languages, selectAppearance, themes, trunkParts } from '@supplier/core'
import { useSelector } from '@xstate/react'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Rows3 from 'lucide-react/icons/rows-3'
import Rows4 from 'lucide-react/icons/rows-4'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { SettingsTabs } from '../account/SettingsTabs.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Card } from '../ui/Card.tsx'
import { SegmentControl } from '../ui/SegmentControl.tsx'
import { customizing } from './CustomizingScreen.styles.ts'
import { Sample } from './Sample.tsx'

const themeIcons = { system: Monitor, light: Sun, dark: Moon }
const densityIcons = { comfortable: Rows3, compact: Rows4 }

/** Theme, density and language: applied at once, remembered right after. */
export function CustomizingScreen({ app }: { readonly app: AppActor }) {
  const actor = trunkParts(app).appearance
  const { theme, density, language } = useSelector(actor, selectAppearance)
  const words = useWords().appearance
  const look = customizing()
  return (
    <div className={look.page}>
      <SettingsTabs current="look" />
      <p className={look.lead}>{words.lead()}</p>
      <div className={look.columns}>
        <Card>
          <div className={look.choices}>
            <Choice hint={words.themeHint()}>
              <SegmentControl
                label={words.theme()}
                value={theme}
                options={themes.map((value) => {
                  const Icon = themeIcons[value]
                  return {
                    value,
                    label: words.themes[value](),
                    icon: <Icon className={look.icon} size={16} aria-hidden="true" />,
                  }
                })}
                onChange={(chosen) => actor.send({ type: 'theme.chosen', theme: chosen })}
              />
            </Choice>
            <Choice hint={words.densityHint()}>
              <SegmentControl
                label={words.density()}
                value={density}
                options={densities.map((value) => {
                  const Icon = densityIcons[value]
                  return {
                    value,
                    label: words.densities[value](),
                    icon: <Icon className={look.icon} size={16} aria-hidden="true" />,
                  }
                })}
                onChange={(chosen) => actor.send({ type: 'density.chosen', density: chosen })}
              />
            </Choice>
            <Choice hint={words.languageHint()}>
              <SegmentControl
                label={words.language()}
                value={language}
                options={languages.map((value) => ({ value, label: words.languages[value]() }))}
                onChange={(chosen) => actor.send({ type: 'language.chosen', language: chosen })}
              />
            </Choice>
          </div>
        </Card>
        <Sample />
      </div>
    </div>
  )
}

function Choice({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  const look = customizing()
  return (
    <div className={look.choice}>
      {children}
      <p className={look.hint}>{hint}</p>
    </div>
  )
}
