import {
  hasSecret,
  type Integration,
  type IntegrationKind,
  type IntegrationStatus,
  integrationKinds,
  integrationRow,
  isOfMarket,
  isUnsigned,
} from '@supplier/core/integrations/integrations.domain'
import { isAmong, type Word } from '@supplier/core/kernel/word'
import { useFormats } from '../i18n/use-formats.ts'
import { WordBadge } from '../kit/values/WordBadge.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { aside } from './integrations.styles.ts'
import type { MoreIntegrationTexts } from './integrations.translations.ts'

type Texts = Readonly<Record<MoreIntegrationTexts, string>>

interface IntegrationStateProps {
  readonly row: Integration
  readonly t: Texts
  readonly states: Readonly<Record<IntegrationStatus, string>>
}

export function IntegrationState({ row: { status, runs }, t, states }: IntegrationStateProps) {
  const failed = status === 'active' ? (runs[0]?.failed ?? 0) : 0
  if (failed > 0)
    return (
      <Badge tone="warning">
        {states.active}, {t.mistakes} {failed}
      </Badge>
    )
  return <WordBadge tones={integrationRow.status.tones} texts={states} word={status} />
}

/** When it was synchronised last, and how that went. */
export function LastSync({ row: { runs }, t }: { readonly row: Integration; readonly t: Texts }) {
  const { dateTime } = useFormats()
  const [last] = runs
  if (last === undefined) return <span>{t.noSync}</span>
  return (
    <span>
      {last.result === 'failed' ? t.failed : t.completed}
      {last.at && ` · ${dateTime(last.at)}`}
    </span>
  )
}

/** What a kind brings, and what it does not. */
export function Brings({ kind, t }: { readonly kind: IntegrationKind; readonly t: Texts }) {
  const styles = aside()
  return (
    <dl className={styles.brings}>
      <dt>{t.brings}</dt>
      <dd>{t[`brings_${kind}`]}</dd>
      <dt>{t.bringsNot}</dt>
      <dd>{t[`bringsNot_${kind}`]}</dd>
    </dl>
  )
}

interface AsideProps {
  /** The kind as it is chosen in the form. */
  readonly kind: Word<IntegrationKind>
  /** `null` for a new one. */
  readonly row: Integration | null
  /** The events in words. */
  readonly events: Readonly<Record<string, string>>
  readonly t: Texts
}

/** Beside the form: what it brings, its secret, and what went over it last. */
export function IntegrationAside({ kind, row, events, t }: AsideProps) {
  const styles = aside()
  const { dateTime } = useFormats()
  return (
    <div className={styles.root}>
      {isAmong(integrationKinds, kind) && <Brings kind={kind} t={t} />}
      {isUnsigned(kind, row) && <p className={styles.quiet}>{t.unsigned}</p>}
      {row?.problems.map(({ message }) => (
        <p key={message} className={styles.problem}>
          {message}
        </p>
      ))}
      {row && hasSecret(row.kind) && (
        <p>
          {row.last4 === null ? t.noSecret : `${t.secret} ${row.last4}`}
          {row.oldUntil && (
            <span className={styles.quiet}>
              {' '}
              {t.oldUntil} {dateTime(row.oldUntil)}
            </span>
          )}
        </p>
      )}
      {row && isOfMarket(row.kind) && (
        <section aria-label={t.runs}>
          <h2 className={styles.title}>{t.runs}</h2>
          {row.runs.length === 0 && <p className={styles.quiet}>{t.noSync}</p>}
          <ul className={styles.list}>
            {row.runs.map(({ at, result, created, updated, failed, rows }, index) => (
              <li key={index} className={styles.line}>
                <span>{result === 'failed' ? t.failed : t.completed}</span>
                <span className={styles.quiet}>
                  {[
                    at && dateTime(at),
                    `${t.created}: ${created}`,
                    `${t.updated}: ${updated}`,
                    failed > 0 && `${t.withError}: ${failed}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {rows.map(({ title, message }) => (
                  <span key={title} className={styles.quiet}>
                    {title}: {message}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {row?.kind === 'webhook' && (
        <section aria-label={t.deliveries}>
          <h2 className={styles.title}>{t.deliveries}</h2>
          {row.deliveries.length === 0 && <p className={styles.quiet}>{t.noDeliveries}</p>}
          <ul className={styles.list}>
            {row.deliveries.map(({ id, event, at, isDelivered, code }) => (
              <li key={id} className={styles.line}>
                <span>
                  {events[event] ?? event} · {isDelivered ? t.delivered : t.notDelivered}
                </span>
                <span className={styles.quiet}>
                  {at && dateTime(at)} · {code}
                  {!isDelivered && (
                    <>
                      {' · '}
                      <RouteLink
                        location={{
                          to: 'integration-edit',
                          params: { id: row.id },
                          search: '?do=again',
                          hash: `#${id}`,
                        }}
                      >
                        {t.sendAgain}
                      </RouteLink>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
