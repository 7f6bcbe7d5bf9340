import type { CropActor } from '@supplier/core/images/crop.machine'
import type { ImageKind } from '@supplier/core/images/image.domain'
import type { CropView } from '@supplier/core/images/image.selectors'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { Slider } from '../ui/choices/Slider.tsx'
import { Cropper } from '../ui/images/Cropper.tsx'
import { zoom } from './CropDialog.styles.ts'

interface CropBodyProps {
  readonly kind: ImageKind
  readonly crop: CropView
  readonly send: CropActor['send']
}

/** The position of the cropped part between the two edges, from 0 to 1; 0.5 when it cannot be moved. */
const location = (start: number, length: number, whole: number): number =>
  whole - length < 0.5 ? 0.5 : start / (whole - length)

const shapes = { avatar: 'round', background: 'wide', logo: 'square', cover: 'wide' } as const

export function CropBody({ kind, crop, send }: CropBodyProps) {
  const t = useTranslations().image
  const { address, size, rectangle, isBusy, mostZoom } = crop
  const left = location(rectangle.x, rectangle.width, size.width)
  const top = location(rectangle.y, rectangle.height, size.height)
  const percent = (part: number) => Math.round(part * 100)
  const isFixed = isBusy || mostZoom === 1
  const scale = (by: number) => send({ type: 'crop.scaled', by })
  return (
    <>
      <Cropper
        address={address}
        size={size}
        rectangle={rectangle}
        shape={shapes[kind]}
        label={t.part()}
        where={t.partAt({ left: percent(left), top: percent(top) })}
        at={left}
        disabled={isBusy}
        onMove={(dx, dy) => send({ type: 'crop.moved', by: { dx, dy } })}
        onScale={scale}
      />
      <div className={zoom}>
        <IconButton
          label={t.further()}
          icon={<ZoomOut size={18} aria-hidden="true" />}
          disabled={isFixed}
          onClick={() => scale(1 / 1.25)}
        />
        <Slider
          label={t.zoom()}
          min={1}
          max={mostZoom}
          step={0.1}
          value={crop.zoom}
          disabled={isFixed}
          aria-valuetext={t.percent({ done: percent(crop.zoom) })}
          onValue={(value) => send({ type: 'crop.zoomed', zoom: value })}
        />
        <IconButton
          label={t.nearer()}
          icon={<ZoomIn size={18} aria-hidden="true" />}
          disabled={isFixed}
          onClick={() => scale(1.25)}
        />
      </div>
    </>
  )
}
