import { shownPreview } from '@supplier/core/kernel/address'
import type { Picture } from '@supplier/core/product-editor/pictures/pictures.domain'
import type { ProductImagesActor } from '@supplier/core/product-editor/pictures/product-images.machine'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ImageOff from 'lucide-react/icons/image-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { settings } from '../../settings/settings.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { RemoteImage } from '../../ui/images/RemoteImage.tsx'
import { onKeys } from '../../ui/keyboard/keys.ts'
import { Progress } from '../../ui/loading/Progress.tsx'
import { dragOf, dropOf } from '../../ui/motion/drag.ts'
import { Badge } from '../../ui/text/Badge.tsx'
import { pictureGrid } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface PictureTileProps {
  readonly t: ProductEditorTranslations
  readonly picture: Picture
  /** The place in the order, from 0. */
  readonly at: number
  readonly count: number
  readonly message: string | null | undefined
  readonly send: ProductImagesActor['send']
}

/** The kind of data that a dragged picture brings. */
const dragged = 'application/x-product-picture'

/** One picture: dragged, or moved by Alt and the arrow keys. */
export function PictureTile({ t, picture, at, count, message, send }: PictureTileProps) {
  const { key, id, state, source, address, alt, progress } = picture
  const styles = pictureGrid()
  const move = (to: number) => send({ type: 'picture.moved', key, to })
  const back = () => move(at - 1)
  const forth = () => move(at + 1)
  const press = onKeys({ 'Alt+ArrowLeft': back, 'Alt+ArrowUp': back, 'Alt+ArrowRight': forth, 'Alt+ArrowDown': forth })
  const isOver = state === 'failed' || state === 'refused'
  return (
    <li
      className={styles.tile}
      aria-label={t.photo(at + 1)}
      data-field={`images.${at}`}
      onKeyDown={press}
      {...dropOf(dragged, (moved) => send({ type: 'picture.moved', key: moved, to: at }))}
    >
      <div className={styles.box} data-state={state} {...dragOf(dragged, key)}>
        <RemoteImage src={shownPreview(address, settings.imageOrigins)} alt={alt}>
          <ImageOff size={24} aria-hidden="true" />
        </RemoteImage>
        {at === 0 && (
          <span className={styles.cover}>
            <Badge tone="accent">{t.cover}</Badge>
          </span>
        )}
        {(state === 'sending' || state === 'fetching') && (
          <div className={styles.state}>
            <Progress label={t.pictureStates[state]} done={progress} />
          </div>
        )}
      </div>
      {state !== 'stored' && !isOver && <span className={styles.alt}>{t.pictureStates[state]}</span>}
      {state !== 'stored' && source !== null && (
        <span className={styles.source} title={source}>
          {source.replace(/^https?:\/\//i, '')}
        </span>
      )}
      {isOver && (
        <span className={styles.note} role="status">
          {t.pictureStates[state]}. {message}
        </span>
      )}
      {state === 'stored' && message && <span className={styles.note}>{message}</span>}
      <div className={styles.tools}>
        <span className={styles.order}>
          <IconButton
            size="small"
            label={t.makeEarlier}
            icon={<ArrowLeft size={16} aria-hidden="true" />}
            aria-keyshortcuts="Alt+ArrowLeft"
            disabled={at === 0}
            onClick={() => move(at - 1)}
          />
          <IconButton
            size="small"
            label={t.makeLater}
            icon={<ArrowRight size={16} aria-hidden="true" />}
            aria-keyshortcuts="Alt+ArrowRight"
            disabled={at === count - 1}
            onClick={() => move(at + 1)}
          />
        </span>
        {state === 'failed' && (id === null || source !== null) && (
          <Button size="small" onClick={() => send({ type: 'picture.retried', key })}>
            {t.retry}
          </Button>
        )}
        <IconButton
          size="small"
          label={t.remove}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'picture.removed', key })}
        />
      </div>
      {state !== 'refused' && (
        <TextInput
          aria-label={t.alt}
          placeholder={t.alt}
          value={alt}
          onText={(text) => send({ type: 'picture.described', key, alt: text })}
        />
      )}
    </li>
  )
}
