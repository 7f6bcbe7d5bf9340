import type { Template as ReplyTemplate } from '@supplier/core/reply-templates/reply-templates.domain'
import type { TemplatesActor } from '@supplier/core/reply-templates/reply-templates.machine'
import { selectTemplates } from '@supplier/core/reply-templates/reply-templates.selectors'
import { useSelector } from '@xstate/react'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { TextInput } from '../ui/fields/TextInput.tsx'
import { onKeys } from '../ui/keyboard/keys.ts'
import { stepFocus } from '../ui/keyboard/move-focus.ts'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { templatesTexts } from './reply-templates.translations.ts'
import { templates as look } from './Templates.styles.ts'
import { TemplatesDialog } from './TemplatesDialog.tsx'

interface TemplatesMenuProps {
  readonly actor: TemplatesActor
  readonly onChoose: (template: ReplyTemplate) => void
  /** Gives the focus back to the field when the menu closes without a choice. */
  readonly onClose?: () => void
}

/** The templates to choose from, found by any of their words, and the dialog in which they are edited. */
export function TemplatesMenu({ actor, onChoose, onClose }: TemplatesMenuProps) {
  const t = templatesTexts[useLanguage()]
  const { ui } = useTranslations()
  const messageText = useMessageText()
  const { isOpen, state, search, found, hasAny, message, form } = useSelector(actor, selectTemplates)
  const styles = look()
  const close = () => {
    actor.send({ type: 'templates.closed' })
    onClose?.()
  }
  const choose = (template: ReplyTemplate | undefined) => {
    if (template === undefined) return
    actor.send({ type: 'templates.closed' })
    onChoose(template)
  }
  const press = onKeys<HTMLElement>({
    Escape: close,
    ArrowDown: ({ currentTarget }) => stepFocus(currentTarget, 1),
    ArrowUp: ({ currentTarget }) => stepFocus(currentTarget, -1),
  })
  return (
    <>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the buttons inside
        <div key={state} ref={intoSight} className={styles.root} data-picker="" onKeyDown={press}>
          {state === 'shown' && hasAny && (
            <TextInput
              aria-label={t.search}
              placeholder={t.search}
              autoFocus
              value={search}
              onText={(text) => actor.send({ type: 'templates.searched', search: text })}
              onKeyDown={onKeys({ Enter: () => choose(found[0]) })}
            />
          )}
          {state === 'loading' && <Skeleton height="5rem" />}
          {state === 'failed' && (
            <Alert
              tone="danger"
              title={t.failed}
              actions={<Button onClick={() => actor.send({ type: 'retry.chosen' })}>{ui.retry()}</Button>}
            >
              {messageText(message ?? undefined)}
            </Alert>
          )}
          {state === 'shown' && found.length === 0 && <p>{hasAny ? t.nothingFound : t.none}</p>}
          <div className={styles.list}>
            {found.map((one) => (
              <button key={one.id} type="button" className={styles.item} onClick={() => choose(one)}>
                <span className={styles.name}>{one.title}</span>
                <span className={styles.text}>{one.text}</span>
              </button>
            ))}
          </div>
          <div className={styles.foot}>
            <Button size="small" variant="ghost" onClick={() => actor.send({ type: 'editing.requested' })}>
              {t.edit}
            </Button>
            <Button size="small" variant="ghost" onClick={close}>
              {ui.close()}
            </Button>
          </div>
        </div>
      )}
      {form && <TemplatesDialog form={form} />}
    </>
  )
}

/** What has opened at the end of a page or a dialog is not left below its edge. */
const intoSight = (menu: HTMLElement | null): void => menu?.scrollIntoView?.({ block: 'nearest' })
