import type { AppActor } from '@supplier/core/app/app.machine'
import { appParts } from '@supplier/core/app/app.selectors'
import { samePanel, selectPanel } from '@supplier/core/app/panel.selectors'
import { densities, languages, themes } from '@supplier/core/appearance/appearance.domain'
import { selectAppearance } from '@supplier/core/appearance/appearance.selectors'
import { useSelector } from '@xstate/react'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Rows3 from 'lucide-react/icons/rows-3'
import Rows4 from 'lucide-react/icons/rows-4'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { SettingsTabs } from '../account/SettingsTabs.tsx'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { ReleaseFoot } from '../releases/ReleaseFoot.tsx'
import { SegmentControl } from '../ui/choices/SegmentControl.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { customizing } from './CustomizingScreen.styles.ts'
import { Sample } from './Sample.tsx'

const themeIcons = { system: Monitor, light: Sun, dark: Moon }
const densityIcons = { comfortable: Rows3, compact: Rows4 }

/** Theme, density and language. A change is applied at once and saved right after. */
export function CustomizingScreen({ app }: { readonly app: AppActor }) {
  const actor = appParts(app).appearance
  const panel = useSelector(app, selectPanel, samePanel)
  const { theme, density, language } = useSelector(actor, selectAppearance)
  const t = useTranslations().appearance
  const styles = customizing()
  return (
    <div className={styles.page}>
      <SettingsTabs current="look" />
      <p className={styles.lead}>{t.lead()}</p>
      <div className={styles.columns}>
        <Card>
          <div className={styles.choices}>
            <Choice hint={t.themeHint()}>
              <SegmentControl
                label={t.theme()}
                value={theme}
                options={themes.map((value) => {
                  const Icon = themeIcons[value]
                  return {
                    value,
                    label: t.themes[value](),
                    icon: <Icon className={styles.icon} size={16} aria-hidden="true" />,
                  }
                })}
                onChange={(chosen) => actor.send({ type: 'theme.chosen', theme: chosen })}
              />
            </Choice>
            <Choice hint={t.densityHint()}>
              <SegmentControl
                label={t.density()}
                value={density}
                options={densities.map((value) => {
                  const Icon = densityIcons[value]
                  return {
                    value,
                    label: t.densities[value](),
                    icon: <Icon className={styles.icon} size={16} aria-hidden="true" />,
                  }
                })}
                onChange={(chosen) => actor.send({ type: 'density.chosen', density: chosen })}
              />
            </Choice>
            <Choice hint={t.languageHint()}>
              <SegmentControl
                label={t.language()}
                value={language}
                options={languages.map((value) => ({ value, label: t.languages[value]() }))}
                onChange={(chosen) => actor.send({ type: 'language.chosen', language: chosen })}
              />
            </Choice>
          </div>
        </Card>
        <Sample />
      </div>
      {panel.state === 'open' && <ReleaseFoot panel={panel.panel} />}
    </div>
  )
}

function Choice({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  const styles = customizing()
  return (
    <div className={styles.choice}>
      {children}
      <p className={styles.hint}>{hint}</p>
    </div>
  )
}
