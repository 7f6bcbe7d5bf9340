import type { ImageKind } from '@supplier/core/images/image.domain'
import type { CropView } from '@supplier/core/images/image.selectors'
import type { SafeAddress } from '@supplier/core/kernel/address'
import { ImageBox } from '../../images/ImageBox.tsx'
import type { ImageFieldView } from '../../images/image.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { grid, row, stack } from './Gallery.styles.ts'

const drawn = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#1b489e"/><stop offset="1" stop-color="#f3c34b"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1200v800H0z"/><circle cx="600" cy="330" r="150" fill="#fff" opacity=".9"/><path d="M300 800c0-200 130-300 300-300s300 100 300 300z" fill="#fff" opacity=".9"/></svg>',
)
const address = `data:image/svg+xml,${drawn}` as SafeAddress
const size = { width: 1200, height: 800 }
const crops: Readonly<Record<Extract<ImageKind, 'avatar' | 'background'>, CropView>> = {
  avatar: {
    address,
    size,
    rectangle: { x: 300, y: 120, width: 600, height: 600 },
    zoom: 1.33,
    mostZoom: 8,
    isBusy: false,
  },
  background: {
    address,
    size,
    rectangle: { x: 0, y: 200, width: 1200, height: 400 },
    zoom: 1,
    mostZoom: 4,
    isBusy: false,
  },
}

const saved = { address: null, initials: 'OS' }
const ready: ImageFieldView = { mostBytes: 5 * 1024 * 1024, notes: [], activity: { step: 'ready' } }
const views: readonly ImageFieldView[] = [
  ready,
  { ...ready, notes: [{ key: 'images.wrongType' }] },
  { ...ready, activity: { step: 'checking' } },
  { ...ready, activity: { step: 'send', address, progress: 0.42 } },
  { ...ready, notes: [{ key: 'images.stalled' }], activity: { step: 'failed', address } },
  { ...ready, activity: { step: 'read', address } },
  { ...ready, notes: [{ key: 'images.savedUnread' }], activity: { step: 'unread', address } },
]
const ignore = () => undefined
const others = { onFile: ignore, send: ignore, sendCrop: ignore }

export function Images() {
  return (
    <div className={stack}>
      <div className={row}>
        {(['avatar', 'background'] as const).map((kind) => (
          <ControlledDemo key={kind} start={false}>
            {(isOpen, hold) => (
              <>
                <Button onClick={() => hold(true)}>crop {kind}</Button>
                {isOpen && (
                  <ImageBox
                    {...others}
                    kind={kind}
                    saved={saved}
                    view={{ ...ready, activity: { step: 'crop', crop: crops[kind] } }}
                    send={() => hold(false)}
                  />
                )}
              </>
            )}
          </ControlledDemo>
        ))}
      </div>
      <div className={grid}>
        {views.map((view, at) => (
          <ImageBox
            {...others}
            key={`${view.activity.step} ${view.notes.length}`}
            kind="avatar"
            saved={at === 0 ? saved : { ...saved, address }}
            view={view}
          />
        ))}
      </div>
      <div className={grid}>
        {views.slice(0, 4).map((view, at) => (
          <ImageBox
            {...others}
            key={`${view.activity.step} ${view.notes.length}`}
            kind="background"
            saved={at === 0 ? saved : { ...saved, address }}
            view={view}
          />
        ))}
      </div>
    </div>
  )
}
