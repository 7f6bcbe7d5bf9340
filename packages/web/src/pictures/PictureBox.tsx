import { type CropActor, type PictureActor, type PictureKind, type Profile, pictureTypes } from '@supplier/core'
import CircleAlert from 'lucide-react/icons/circle-alert'
import ImageUp from 'lucide-react/icons/image-up'
import { useFormats } from '../i18n/use-formats.ts'
import { useSay } from '../i18n/use-say.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { FileDrop } from '../ui/FileDrop.tsx'
import { Progress } from '../ui/Progress.tsx'
import { CropDialog } from './CropDialog.tsx'
import { box } from './PictureBox.styles.ts'
import { PicturePreview } from './PicturePreview.tsx'
import type { PictureView } from './picture.ts'

interface PictureBoxProps {
  readonly kind: PictureKind
  readonly profile: Profile
  readonly view: PictureView
  readonly onFile: (file: File) => void
  readonly send: PictureActor['send']
  readonly sendCrop: CropActor['send']
}

type Step = PictureView['doing']['step']

/** What is being done in a step, where something is. */
const doings = { checking: 'checking', send: 'sending', read: 'reading' } as const satisfies Partial<
  Record<Step, string>
>

const isWorking = (step: Step): step is keyof typeof doings => step in doings

export function PictureBox({ kind, profile, view, onFile, send, sendCrop }: PictureBoxProps) {
  const words = useWords()
  const said = words.picture
  const say = useSay()
  const { megabytes } = useFormats()
  const { doing, notes, mostBytes } = view
  const { step } = doing
  const look = box({ kind })
  const current = profile[kind]
  const mayRetry = step === 'failed' || step === 'unread'
  const choose = mayRetry ? said.other() : said[kind][current === null ? 'choose' : 'change']()
  const drop = () => send({ type: 'picture.dropped' })
  return (
    <FileDrop
      label={said[kind].label()}
      accept={pictureTypes.join()}
      disabled={isWorking(step) || step === 'crop'}
      onFile={onFile}
    >
      {(pick) => (
        <div className={look.root}>
          <PicturePreview kind={kind} profile={profile} address={'address' in doing ? doing.address : null} />
          <div className={look.side}>
            <div className={look.label}>{said[kind].label()}</div>
            <div className={look.ways}>
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
                  {step === 'unread' ? said.readAgain() : words.ui.retry()}
                </Button>
              )}
              {(mayRetry || step === 'checking' || step === 'send') && (
                <Button size="small" variant="ghost" onClick={drop}>
                  {step === 'unread' ? words.ui.close() : words.common.cancel()}
                </Button>
              )}
            </div>
            {doing.step === 'send' && (
              <div className={look.progress}>
                <Progress label={said.progress()} done={doing.progress} />
                <span className={look.percent} aria-hidden="true">
                  {doing.progress !== null && said.percent({ done: Math.floor(doing.progress * 100) })}
                </span>
              </div>
            )}
            <div className={look.said} role="status">
              {notes.map((note) => (
                <p key={'key' in note ? note.key : note.text} className={look.note}>
                  <CircleAlert size={14} aria-hidden="true" />
                  <span>{say(note)}</span>
                </p>
              ))}
              {isWorking(step) && <p>{said.doing[doings[step]]()}</p>}
              {step === 'ready' && <p>{said.hint({ size: megabytes(mostBytes) })}</p>}
            </div>
          </div>
          <CropDialog kind={kind} crop={doing.step === 'crop' ? doing.crop : null} send={sendCrop} onClose={drop} />
        </div>
      )}
    </FileDrop>
  )
}
