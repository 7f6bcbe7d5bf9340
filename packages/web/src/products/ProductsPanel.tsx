import type { AppActor } from '@supplier/core/app/app.machine'
import type { LastImportActor } from '@supplier/core/import-list/last-import.machine'
import { type PlainRouteName, pathOf } from '@supplier/core/kernel/routes'
import FileUp from 'lucide-react/icons/file-up'
import SquarePen from 'lucide-react/icons/square-pen'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { LastImport } from '../imports/report/LastImport.tsx'
import { useIsOffered } from '../navigation/offered.ts'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { AfterSetup } from '../setup/AfterSetup.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { panel } from './ProductsPanel.styles.ts'
import { productsPanelTranslations } from './products-panel.translations.ts'

/** The two ways to add products. Without the articles, the pages behind them ask for these first. */
export function ProductsPanel({ app, actor }: { readonly app: AppActor; readonly actor: LastImportActor | null }) {
  const t = productsPanelTranslations[useLanguage()]
  const styles = panel()
  return (
    <div className={styles.root}>
      <AfterSetup app={app}>
        {(steps) =>
          steps?.information === false && (
            <Alert
              tone="info"
              title={t.articles}
              actions={
                <RouteButton size="small" location={{ to: 'articles-information' }}>
                  {t.toArticles}
                </RouteButton>
              }
            >
              {t.articlesText}
            </Alert>
          )
        }
      </AfterSetup>
      <div className={styles.choices}>
        <Choice to="product-create" icon={<SquarePen size={24} aria-hidden="true" />} {...t.byHand} />
        <Choice to="products-import" icon={<FileUp size={24} aria-hidden="true" />} {...t.fromFile} />
      </div>
      <LastImport actor={actor} />
    </div>
  )
}

interface ChoiceProps {
  readonly to: PlainRouteName
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

function Choice({ to, icon, title, text }: ChoiceProps) {
  const styles = panel()
  const isOffered = useIsOffered()
  if (!isOffered(to)) return null
  return (
    <Link href={pathOf({ to })} className={styles.choice}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </Link>
  )
}
