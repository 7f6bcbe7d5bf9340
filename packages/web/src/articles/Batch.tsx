import { searchOfArticle } from '@supplier/core/articles/articles.domain'
import type { BatchActor } from '@supplier/core/articles/batch.machine'
import { type BatchRow, type BatchView, selectBatch } from '@supplier/core/articles/batch.selectors'
import type { Supplier } from '@supplier/core/session/session.domain'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { templateOf } from '../i18n/uk/templates.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { NoRows } from '../kit/answers/NoRows.tsx'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Later } from '../ui/loading/Later.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { batch as look } from './Batch.styles.ts'
import { Mistakes } from './Mistakes.tsx'
import { markedText } from './marked-text.ts'

interface BatchProps {
  readonly actor: BatchActor
  readonly supplier: Supplier | null
}

/** The missing required articles as buyers will read them, and the button that publishes them together. */
export function Batch({ actor, supplier }: BatchProps) {
  const t = useTranslations().article
  const view = selectBatch(
    useSelector(actor, (snapshot) => snapshot),
    templateOf,
    supplier,
  )
  if (view.state === 'loading') return <Skeleton height="20rem" />
  if (view.state === 'failed')
    return (
      <NoRows
        state="failed"
        isBusy={false}
        messages={view.messages}
        nothingYet={{ title: t.nothingYet(), text: t.nothingYetText() }}
        send={() => actor.send({ type: 'retry.chosen' })}
      />
    )
  return <Texts view={view} onConfirm={() => actor.send({ type: 'texts.confirmed', texts: view.texts })} />
}

interface TextsProps {
  readonly view: Extract<BatchView, { readonly state: 'shown' }>
  readonly onConfirm: () => void
}

function Texts({ view: { rows, texts, isBusy }, onConfirm }: TextsProps) {
  const t = useTranslations().article
  const labels = t.batch
  const styles = look()
  const count = isBusy ? rows.length : texts.length
  const failed = rows.filter(({ state }) => state === 'failed' || state === 'changed')
  return (
    <section className={styles.root} aria-label={labels.title()}>
      <h2 className={styles.title}>{labels.title()}</h2>
      <p className={styles.text}>{labels.text()}</p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.type} className={styles.row}>
            <Row row={row} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span role="status" className={styles.text}>
          {failed.length > 0 &&
            !isBusy &&
            labels.failed({ names: failed.map(({ type }) => `«${t.names[type]()}»`).join(', ') })}
        </span>
        <Button
          variant="primary"
          size="large"
          busy={isBusy}
          disabled={texts.length === 0 && !isBusy}
          onClick={onConfirm}
        >
          {count === 1
            ? t.publish()
            : count === rows.length
              ? labels.publishAll({ count })
              : labels.publishSome({ count })}
        </Button>
      </div>
    </section>
  )
}

function Row({ row: { type, body, state, obstacle, messages } }: { readonly row: BatchRow }) {
  const t = useTranslations().article
  const labels = t.batch
  const messageText = useMessageText()
  const styles = look()
  const name = t.names[type]()
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {state === 'published' && <Badge tone="success">{t.statuses.published()}</Badge>}
        {state === 'publishing' && <Badge tone="info">{t.saving.publishing()}</Badge>}
        <RouteLink
          location={{ to: 'articles-information', search: searchOfArticle(type) }}
          aria-label={labels.editOf({ name })}
        >
          {labels.edit()}
        </RouteLink>
      </div>
      {obstacle && (
        <Alert tone="warning">
          <Mistakes mistakes={[obstacle]} />
        </Alert>
      )}
      {(state === 'failed' || state === 'changed') && (
        <Alert tone="danger" role="alert">
          {state === 'changed' ? labels.changed() : messages.map((one) => messageText(one)).join(' ')}
        </Alert>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.preview} tabIndex={0} aria-label={labels.previewOf({ name })}>
        <Later chunk={markedText} waiting={<Skeleton height="8rem" />} failed={() => <p>{t.previewFailed()}</p>}>
          {(Shown) => <Shown body={body} />}
        </Later>
      </section>
    </>
  )
}
