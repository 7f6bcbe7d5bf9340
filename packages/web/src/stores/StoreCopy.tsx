import type { StoreCopyActor } from '@supplier/core/stores/store-copy.machine'
import { type CopyLine, selectStoreCopy } from '@supplier/core/stores/store-copy.selectors'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Checkbox } from '../ui/choices/Checkbox.tsx'
import { Select } from '../ui/choices/Select.tsx'
import type { StoreCopyTexts } from './store-copy.translations.ts'
import { actions, failure, lines, note, part, title } from './stores.styles.ts'

type Texts = Readonly<Record<StoreCopyTexts, string>>

/** Takes settings of another store over, with a result for each. */
export function StoreCopy({ actor, t }: { readonly actor: StoreCopyActor; readonly t: Texts }) {
  const view = useSelector(actor, selectStoreCopy)
  const { ui } = useTranslations()
  const messageText = useMessageText()
  const { step } = view
  const close = () => actor.send({ type: 'copy.closed' })
  return (
    <section className={part} aria-label={t.copySettings}>
      <h2 className={title}>{t.copySettings}</h2>
      {(step === 'closed' || step === 'loading') && (
        <>
          <p className={note}>{t.copyText}</p>
          <Button size="small" busy={step === 'loading'} onClick={() => actor.send({ type: 'copy.opened' })}>
            {t.copyChoose}
          </Button>
        </>
      )}
      {view.step === 'unread' && (
        <>
          <p className={failure} role="status">
            {view.message ? messageText(view.message) : t.copyUnread}
          </p>
          <div className={actions}>
            <Button size="small" onClick={() => actor.send({ type: 'retry.chosen' })}>
              {ui.retry()}
            </Button>
            <Button size="small" onClick={close}>
              {t.copyCancel}
            </Button>
          </div>
        </>
      )}
      {'lines' in view && (
        <>
          <CopyChoice view={view} actor={actor} t={t} />
          <div className={lines} role="status">
            {(step === 'copying' || step === 'ended') &&
              view.lines.map((line) => line.isChosen && <Result key={line.id} line={line} t={t} />)}
          </div>
          {step === 'ended' && (
            <div className={actions}>
              {view.lines.some(({ state }) => state === 'failed') && (
                <Button size="small" onClick={() => actor.send({ type: 'retry.chosen' })}>
                  {t.copyRetry}
                </Button>
              )}
              <Button size="small" onClick={close}>
                {t.copyClose}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

interface CopyChoiceProps {
  readonly view: Extract<ReturnType<typeof selectStoreCopy>, { readonly lines: unknown }>
  readonly actor: StoreCopyActor
  readonly t: Texts
}

/** Asks from which store, and what. */
function CopyChoice({ view: { step, others, source, lines: offered }, actor, t }: CopyChoiceProps) {
  if (step === 'copying' || step === 'ended') return null
  return (
    <>
      {others.length === 0 ? (
        <p className={note}>{t.copyNone}</p>
      ) : (
        <Select
          label={t.copyFrom}
          value={source?.id ?? ''}
          options={[
            ...(source === null ? [{ value: '', label: '—' }] : []),
            ...others.map(({ id, title: label }) => ({ value: id, label })),
          ]}
          onChange={(id) => actor.send({ type: 'source.chosen', id })}
        />
      )}
      {step === 'offered' && offered.length === 0 && <p className={note}>{t.copyNothing}</p>}
      {offered.map((line) => (
        <Checkbox
          key={line.id}
          label={nameOf(line, t)}
          checked={line.isChosen}
          onChange={() => actor.send({ type: 'item.toggled', id: line.id })}
        />
      ))}
      {step === 'offered' && (
        <p className={note}>
          {t.copyNot} <RouteLink location={{ to: 'articles-information' }}>{t.copyArticles}</RouteLink>.
        </p>
      )}
      <div className={actions}>
        {(step === 'reading' || offered.length > 0) && (
          <Button
            size="small"
            variant="primary"
            busy={step === 'reading'}
            disabled={!offered.some(({ isChosen }) => isChosen)}
            onClick={() => actor.send({ type: 'copy.confirmed' })}
          >
            {t.copyStart}
          </Button>
        )}
        <Button size="small" onClick={() => actor.send({ type: 'copy.closed' })}>
          {t.copyCancel}
        </Button>
      </div>
    </>
  )
}

function Result({ line, t }: { readonly line: CopyLine; readonly t: Texts }) {
  const messageText = useMessageText()
  const { state, message } = line
  return (
    <p className={state === 'failed' ? failure : note}>
      {nameOf(line, t)}
      {state === 'done' && `: ${t.copyDone}`}
      {state === 'failed' && `: ${message ? messageText(message) : t.copyFailed}`}
    </p>
  )
}

const nameOf = ({ part: kind, record }: CopyLine, t: Texts) =>
  record === null ? t[`copy_${kind}`] : `${t[`copy_${kind}`]} «${record.title}»`
