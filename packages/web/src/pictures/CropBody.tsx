import type { CropActor, CropView, PictureKind } from '@supplier/core'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Cropper } from '../ui/Cropper.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Slider } from '../ui/Slider.tsx'
import { zoom } from './CropDialog.styles.ts'

interface CropBodyProps {
  readonly kind: PictureKind
  readonly crop: CropView
  readonly send: CropActor['send']
}

/** Between the edges, from 0 to 1; in the middle where there is no room to move. */
const place = (start: number, length: number, whole: number): number =>
  whole - length < 0.5 ? 0.5 : start / (whole - length)

export function CropBody({ kind, crop, send }: CropBodyProps) {
  const words = useWords().picture
  const { address, size, rectangle, isBusy, mostZoom } = crop
  const left = place(rectangle.x, rectangle.width, size.width)
  const top = place(rectangle.y, rectangle.height, size.height)
  const percent = (part: number) => Math.round(part * 100)
  const isFixed = isBusy || mostZoom === 1
  const scale = (by: number) => send({ type: 'crop.scaled', by })
  return (
    <>
      <Cropper
        address={address}
        size={size}
        rectangle={rectangle}
        shape={kind === 'avatar' ? 'round' : 'wide'}
        label={words.part()}
        where={words.partAt({ left: percent(left), top: percent(top) })}
        at={left}
        disabled={isBusy}
        onMove={(dx, dy) => send({ type: 'crop.moved', by: { dx, dy } })}
        onScale={scale}
      />
      <div className={zoom}>
        <IconButton
          label={words.further()}
          icon={<ZoomOut size={18} aria-hidden="true" />}
          disabled={isFixed}
          onClick={() => scale(1 / 1.25)}
        />
        <Slider
          label={words.zoom()}
          min={1}
          max={mostZoom}
          step={0.1}
          value={crop.zoom}
          disabled={isFixed}
          aria-valuetext={words.percent({ done: percent(crop.zoom) })}
          onValue={(value) => send({ type: 'crop.zoomed', zoom: value })}
        />
        <IconButton
          label={words.nearer()}
          icon={<ZoomIn size={18} aria-hidden="true" />}
          disabled={isFixed}
          onClick={() => scale(1.25)}
        />
      </div>
    </>
  )
}
