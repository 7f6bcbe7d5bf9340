import { integrationKinds } from '@supplier/core/integrations/integrations.domain'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Brings } from './IntegrationAside.tsx'
import { kinds } from './integrations.styles.ts'
import { integrationsTranslations } from './integrations.translations.ts'

/** What can be connected, each kind with what it brings and what it does not. */
export function KindCards() {
  const { more, choices } = integrationsTranslations[useLanguage()]
  const styles = kinds()
  return (
    <section className={styles.root} aria-label={more.kinds}>
      <h2 className={styles.title}>{more.kinds}</h2>
      <ul className={styles.list}>
        {integrationKinds.map((kind) => (
          <li key={kind}>
            <Card>
              <div className={styles.card}>
                <h3 className={styles.name}>{choices.kind[kind]}</h3>
                <Brings kind={kind} t={more} />
                <span className={styles.action}>
                  <RouteButton size="small" location={{ to: 'integration-create', search: `?kind=${kind}` }}>
                    {more.connect}
                  </RouteButton>
                </span>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
