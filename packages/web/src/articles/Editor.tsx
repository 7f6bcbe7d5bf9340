import {
  type ArticleActor,
  type ArticlesActor,
  type ArticleType,
  type EditorActor,
  type EditorView,
  selectEditor,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import FileText from 'lucide-react/icons/file-text'
import History from 'lucide-react/icons/history'
import Store from 'lucide-react/icons/store'
import { templateOf } from '../i18n/uk/templates.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { Later } from '../ui/Later.tsx'
import { SegmentControl } from '../ui/SegmentControl.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { editor, sheet } from './ArticlesScreen.styles.ts'
import { EditorDialogs } from './EditorDialogs.tsx'
import { Gaps } from './Gaps.tsx'
import { Mistakes } from './Mistakes.tsx'
import { markedText } from './marked-text.ts'
import { SavingLine } from './SavingLine.tsx'
import { Text } from './Text.tsx'

const tones = { empty: 'neutral', draft: 'warning', published: 'success', hidden: 'neutral' } as const

interface EditorProps {
  readonly of: ArticleType
  readonly actor: EditorActor
  readonly article: ArticleActor
  readonly isPreview: boolean
  readonly send: ArticlesActor['send']
}

/** One article being written: its text, how it stands, and what can be done with it. */
export function Editor({ of, actor, article, isPreview, send }: EditorProps) {
  const words = useWords()
  const said = words.article
  const view = useSelector(actor, selectEditor)
  const look = editor()
  return (
    <Form errors={view.mistakes} onSubmit={() => actor.send({ type: 'status.chosen', wish: 'published' })}>
      <div className={look.root}>
        <div className={look.head}>
          <h2 className={look.title}>{said.names[of]()}</h2>
          <Badge tone={tones[view.status]}>{said.statuses[view.status]()}</Badge>
          {view.status === 'published' && view.hasChanges && <Badge tone="info">{said.changed()}</Badge>}
        </div>
        <div className={look.tools}>
          <SegmentControl
            label={said.mode()}
            value={isPreview ? 'preview' : 'write'}
            options={[
              { value: 'write', label: said.write() },
              { value: 'preview', label: said.preview() },
            ]}
            onChange={(mode) => send({ type: mode === 'preview' ? 'preview.chosen' : 'writing.chosen' })}
          />
          <div className={look.more}>
            <Button
              variant="ghost"
              size="small"
              icon={<History size={16} aria-hidden="true" />}
              onClick={() => article.send({ type: 'texts.chosen', source: 'history' })}
            >
              {said.history()}
            </Button>
            {view.mayCopy && (
              <Button
                variant="ghost"
                size="small"
                icon={<Store size={16} aria-hidden="true" />}
                onClick={() => article.send({ type: 'texts.chosen', source: 'stores' })}
              >
                {said.fromStore()}
              </Button>
            )}
            <Button
              size="small"
              icon={<FileText size={16} aria-hidden="true" />}
              onClick={() => send({ type: 'template.chosen', template: templateOf(of) })}
            >
              {said.template()}
            </Button>
          </div>
        </div>
        {isPreview ? (
          <div className={look.preview}>
            <Later
              chunk={markedText}
              waiting={<Skeleton height="20rem" />}
              failed={(retry) => (
                <p>
                  {said.previewFailed()} <Button onClick={retry}>{words.ui.retry()}</Button>
                </p>
              )}
            >
              {(Shown) => <Shown body={view.body} />}
            </Later>
          </div>
        ) : (
          <div className={sheet}>
            <Field
              label={said.body()}
              hint={said.bodyHint()}
              error={view.mistakes.length > 0 && <Mistakes mistakes={view.mistakes} />}
            >
              {(control) => <Text control={control} view={view} send={actor.send} />}
            </Field>
            <Gaps gaps={view.gaps} send={actor.send} />
          </div>
        )}
        <Foot view={view} send={actor.send} />
      </div>
      <EditorDialogs dialog={view.dialog} send={actor.send} />
    </Form>
  )
}

function Foot({ view, send }: { readonly view: EditorView; readonly send: EditorActor['send'] }) {
  const words = useWords().article
  const look = editor()
  return (
    <div className={look.foot}>
      <div className={look.status}>
        <SavingLine view={view} onRetry={() => send({ type: 'retry.chosen' })} />
        <span className={look.count}>{words.counted({ length: view.length, most: view.most })}</span>
      </div>
      <div className={look.actions}>
        {view.mayHide && (
          <Button busy={view.wish === 'hidden'} onClick={() => send({ type: 'status.chosen', wish: 'hidden' })}>
            {words.hide()}
          </Button>
        )}
        {view.mayPublish && (
          <Button variant="primary" type="submit" busy={view.wish === 'published'}>
            {view.status === 'published' ? words.publishChanges() : words.publish()}
          </Button>
        )}
      </div>
    </div>
  )
}
