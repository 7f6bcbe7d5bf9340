import type { CropActor } from '@supplier/core/images/crop.machine'
import { type ImageKind, imageTypes, isOfStore } from '@supplier/core/images/image.domain'
import type { ImageActor } from '@supplier/core/images/image.machine'
import CircleAlert from 'lucide-react/icons/circle-alert'
import ImageUp from 'lucide-react/icons/image-up'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { FileDrop } from '../ui/fields/FileDrop.tsx'
import { Progress } from '../ui/loading/Progress.tsx'
import { CropDialog } from './CropDialog.tsx'
import { box } from './ImageBox.styles.ts'
import { ImagePreview } from './ImagePreview.tsx'
import type { ImageFieldView, SavedImage } from './image.ts'
import { Removal } from './Removal.tsx'

interface ImageBoxProps {
  readonly kind: ImageKind
  readonly saved: SavedImage
  readonly view: ImageFieldView
  readonly onFile: (file: File) => void
  readonly send: ImageActor['send']
  readonly sendCrop: CropActor['send']
}

type Step = ImageFieldView['activity']['step']

/** The translation key for each step in which work is in progress. */
const progressLabels = {
  checking: 'checking',
  send: 'sending',
  read: 'reading',
  remove: 'removing',
} as const satisfies Partial<Record<Step, string>>

const isWorking = (step: Step): step is keyof typeof progressLabels => step in progressLabels

export function ImageBox({ kind, saved, view, onFile, send, sendCrop }: ImageBoxProps) {
  const t = useTranslations()
  const labels = t.image
  const messageText = useMessageText()
  const { megabytes } = useFormats()
  const { activity, notes, mostBytes } = view
  const { step } = activity
  const styles = box({ kind })
  const mayRetry = step === 'failed' || step === 'unread'
  const choose = mayRetry ? labels.other() : labels[kind][saved.address === null ? 'choose' : 'change']()
  const drop = () => send({ type: 'image.dropped' })
  return (
    <FileDrop
      label={labels[kind].label()}
      accept={imageTypes.join()}
      disabled={isWorking(step) || step === 'crop'}
      onFile={onFile}
    >
      {(pick) => (
        <div className={styles.root}>
          <ImagePreview kind={kind} saved={saved} address={'address' in activity ? activity.address : null} />
          <div className={styles.side}>
            <div className={styles.label}>{labels[kind].label()}</div>
            <div className={styles.ways}>
              <Button
                size="small"
                icon={<ImageUp size={16} aria-hidden="true" />}
                busy={isWorking(step)}
                onClick={pick}
              >
                {choose}
              </Button>
              {mayRetry && (
                <Button size="small" variant="primary" onClick={() => send({ type: 'retry.chosen' })}>
                  {step === 'unread' ? labels.readAgain() : t.ui.retry()}
                </Button>
              )}
              {isOfStore(kind) && step === 'ready' && saved.address !== null && (
                <Button size="small" variant="ghost" onClick={() => send({ type: 'removal.chosen' })}>
                  {labels[kind].remove()}
                </Button>
              )}
              {(mayRetry || step === 'checking' || step === 'send') && (
                <Button size="small" variant="ghost" onClick={drop}>
                  {step === 'unread' ? t.ui.close() : t.common.cancel()}
                </Button>
              )}
            </div>
            {isOfStore(kind) && step === 'confirm' && (
              <Removal
                question={labels[kind].removeQuestion()}
                remove={labels.remove()}
                keep={labels.keep()}
                onRemove={() => send({ type: 'removal.confirmed' })}
                onKeep={drop}
              />
            )}
            {activity.step === 'send' && (
              <div className={styles.progress}>
                <Progress label={labels.progress()} done={activity.progress} />
                <span className={styles.percent} aria-hidden="true">
                  {activity.progress !== null && labels.percent({ done: Math.floor(activity.progress * 100) })}
                </span>
              </div>
            )}
            <div className={styles.labels} role="status">
              {notes.map((note) => (
                <p key={'key' in note ? note.key : note.text} className={styles.note}>
                  <CircleAlert size={14} aria-hidden="true" />
                  <span>{messageText(note)}</span>
                </p>
              ))}
              {isWorking(step) && <p>{labels.activity[progressLabels[step]]()}</p>}
              {step === 'ready' && <p>{labels.hint({ size: megabytes(mostBytes) })}</p>}
            </div>
          </div>
          <CropDialog
            kind={kind}
            crop={activity.step === 'crop' ? activity.crop : null}
            send={sendCrop}
            onClose={drop}
          />
        </div>
      )}
    </FileDrop>
  )
}
