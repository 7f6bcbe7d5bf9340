import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { sample } from './CustomizingScreen.styles.ts'

const rows = [
  { number: 10482, state: 'isNew', tone: 'info', sum: 123450 },
  { number: 10481, state: 'isPaid', tone: 'success', sum: 89900 },
  { number: 10479, state: 'isSent', tone: 'neutral', sum: 1520000 },
] as const

/** A table with made-up rows, as a preview of the chosen appearance. */
export function Sample() {
  const t = useTranslations().appearance
  const { money } = useFormats()
  const styles = sample()
  return (
    <section aria-label={t.preview()}>
      <Card>
        <h2 className={styles.title}>{t.sample.title()}</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.head} scope="col">
                {t.sample.number()}
              </th>
              <th className={styles.head} scope="col">
                {t.sample.state()}
              </th>
              <th className={styles.head} scope="col">
                {t.sample.sum()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, state, tone, sum }) => (
              <tr key={number}>
                <td className={styles.cell}>#{number}</td>
                <td className={styles.cell}>
                  <Badge tone={tone}>{t.sample[state]()}</Badge>
                </td>
                <td className={`${styles.cell} ${styles.sum}`}>{money(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
