import { imageFile, imageTypes } from '@supplier/core/images/image.domain'
import type { PictureAddressesActor } from '@supplier/core/product-editor/pictures/picture-addresses.machine'
import type { ProductImagesActor } from '@supplier/core/product-editor/pictures/product-images.machine'
import { useSelector } from '@xstate/react'
import ImagePlus from 'lucide-react/icons/image-plus'
import Link from 'lucide-react/icons/link'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FileDrop } from '../../ui/fields/FileDrop.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { pictureGrid } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import { PictureAddresses } from './PictureAddresses.tsx'
import { PictureTile } from './PictureTile.tsx'

interface ProductPicturesProps {
  readonly t: ProductEditorTranslations
  readonly actor: ProductImagesActor
  readonly addresses: PictureAddressesActor
  /** A remark of the marketplace about the pictures. */
  readonly remark: string | undefined
}

/** The pictures of a product in their order; each can be moved, described, retried and removed on its own. */
export function ProductPictures({ t, actor, addresses, remark }: ProductPicturesProps) {
  const isOpen = useSelector(addresses, ({ context }) => context.isOpen)
  const { pictures, message } = useSelector(actor, ({ context }) => context)
  const messageText = useMessageText()
  const styles = pictureGrid()
  return (
    <FileDrop
      label={t.steps.photos}
      accept={imageTypes.join()}
      disabled={false}
      isMultiple
      onFile={(file) => actor.send({ type: 'files.chosen', files: [imageFile(file)] })}
    >
      {(pick) => (
        <div data-field="images">
          {remark && (
            <Alert tone="danger" title={t.rejected}>
              {remark}
            </Alert>
          )}
          <div className={styles.drop}>
            <div className={styles.ways}>
              <Button icon={<ImagePlus size={16} aria-hidden="true" />} onClick={pick}>
                {t.add}
              </Button>
              <Button
                variant="quiet"
                aria-expanded={isOpen}
                icon={<Link size={16} aria-hidden="true" />}
                onClick={() => addresses.send({ type: 'addresses.toggled' })}
              >
                {t.byAddress}
              </Button>
            </div>
            <span>{t.dropHint}</span>
          </div>
          {isOpen && <PictureAddresses t={t} actor={addresses} pictures={pictures} />}
          {message && (
            <Alert tone="warning" role="status">
              {messageText(message)}
            </Alert>
          )}
          <ol className={styles.grid}>
            {pictures.map((picture, at) => (
              <PictureTile
                key={picture.key}
                t={t}
                picture={picture}
                at={at}
                count={pictures.length}
                send={actor.send}
                message={picture.message && messageText(picture.message)}
              />
            ))}
          </ol>
        </div>
      )}
    </FileDrop>
  )
}
