import type { ArticleActor } from '@supplier/core/articles/article.machine'
import type { ArticleType } from '@supplier/core/articles/articles.domain'
import type { ArticlesActor } from '@supplier/core/articles/articles.machine'
import type { EditorActor } from '@supplier/core/articles/editor.machine'
import { selectEditor } from '@supplier/core/articles/editor.selectors'
import { entryOf } from '@supplier/core/kernel/word'
import { useSelector } from '@xstate/react'
import FileText from 'lucide-react/icons/file-text'
import History from 'lucide-react/icons/history'
import Store from 'lucide-react/icons/store'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { templateOf } from '../i18n/uk/templates.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { SegmentControl } from '../ui/choices/SegmentControl.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { Later } from '../ui/loading/Later.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { editor, sheet } from './ArticlesScreen.styles.ts'
import { EditorDialogs } from './EditorDialogs.tsx'
import { EditorFoot } from './EditorFoot.tsx'
import { Gaps } from './Gaps.tsx'
import { Mistakes } from './Mistakes.tsx'
import { markedText } from './marked-text.ts'
import { Text } from './Text.tsx'

const tones = { empty: 'neutral', draft: 'warning', published: 'plain', hidden: 'neutral' } as const

interface EditorProps {
  readonly of: ArticleType
  readonly actor: EditorActor
  readonly article: ArticleActor
  readonly isPreview: boolean
  readonly send: ArticlesActor['send']
}

/** The editor of one article: its text, its state and its actions. */
export function Editor({ of, actor, article, isPreview, send }: EditorProps) {
  const t = useTranslations()
  const labels = t.article
  const view = useSelector(actor, selectEditor)
  const styles = editor()
  return (
    <Form errors={view.mistakes} onSubmit={() => actor.send({ type: 'status.chosen', target: 'published' })}>
      <div className={styles.root}>
        <div className={styles.head}>
          <h2 className={styles.title}>{labels.names[of]()}</h2>
          <Badge tone={entryOf(tones, view.status) ?? 'neutral'}>
            {entryOf(labels.statuses, view.status)?.() ?? view.status}
          </Badge>
          {view.status === 'published' && view.hasChanges && <Badge tone="info">{labels.changed()}</Badge>}
        </div>
        <div className={styles.tools}>
          <SegmentControl
            label={labels.mode()}
            value={isPreview ? 'preview' : 'write'}
            options={[
              { value: 'write', label: labels.write() },
              { value: 'preview', label: labels.preview() },
            ]}
            onChange={(mode) => send({ type: mode === 'preview' ? 'preview.chosen' : 'writing.chosen' })}
          />
          <div className={styles.more}>
            <Button
              variant="ghost"
              size="small"
              icon={<History size={16} aria-hidden="true" />}
              onClick={() => article.send({ type: 'texts.chosen', source: 'history' })}
            >
              {labels.history()}
            </Button>
            {view.mayCopy && (
              <Button
                variant="ghost"
                size="small"
                icon={<Store size={16} aria-hidden="true" />}
                onClick={() => article.send({ type: 'texts.chosen', source: 'stores' })}
              >
                {labels.fromStore()}
              </Button>
            )}
            <Button
              size="small"
              icon={<FileText size={16} aria-hidden="true" />}
              onClick={() => send({ type: 'template.chosen', template: templateOf(of) })}
            >
              {labels.template()}
            </Button>
          </div>
        </div>
        {isPreview ? (
          <div className={styles.preview}>
            <Later
              chunk={markedText}
              waiting={<Skeleton height="20rem" />}
              failed={(retry) => (
                <p>
                  {labels.previewFailed()} <Button onClick={retry}>{t.ui.retry()}</Button>
                </p>
              )}
            >
              {(Shown) => <Shown body={view.body} />}
            </Later>
          </div>
        ) : (
          <div className={sheet}>
            <Field
              label={labels.body()}
              hint={labels.bodyHint()}
              error={view.mistakes.length > 0 && <Mistakes mistakes={view.mistakes} />}
            >
              {(control) => <Text control={control} view={view} send={actor.send} />}
            </Field>
            <Gaps gaps={view.gaps} send={actor.send} />
          </div>
        )}
        <EditorFoot view={view} send={actor.send} />
      </div>
      <EditorDialogs dialog={view.dialog} send={actor.send} />
    </Form>
  )
}
