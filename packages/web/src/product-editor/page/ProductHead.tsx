import { shownPreview } from '@supplier/core/kernel/address'
import type { ProductEditorView } from '@supplier/core/product-editor/product-editor.selectors'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { offeredPrice } from '@supplier/core/product-editor/product-preview.selectors'
import { productTones } from '@supplier/core/products/products.domain'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Eye from 'lucide-react/icons/eye'
import Package from 'lucide-react/icons/package'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { RecordNeighbours } from '../../kit/record/RecordNeighbours.tsx'
import { WordBadge } from '../../kit/values/WordBadge.tsx'
import { RouteLink } from '../../navigation/RouteLink.tsx'
import { settings } from '../../settings/settings.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { RemoteImage } from '../../ui/images/RemoteImage.tsx'
import { productHead } from '../look/ProductPage.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'
import type { ProductLayoutProps } from '../look/product-layout.ts'

/** Which product the page shows, in sight while its fields are scrolled, with what is done with it as a whole. */
export function ProductHead({ t, actor, editor, view }: ProductLayoutProps) {
  const { section } = useTranslations()
  const { money } = useFormats()
  const styles = productHead()
  const { product, cover, list, mayPublish, isPublishing, isUploading, neighbours } = editor
  const { sum, isLowest } = offeredPrice(view.saved)
  return (
    <header className={styles.root}>
      <span className={styles.back}>
        <RouteLink location={list} aria-label={section.toList()} title={section.toList()}>
          <ArrowLeft size={18} aria-hidden="true" />
        </RouteLink>
      </span>
      <span className={styles.picture}>
        <RemoteImage src={shownPreview(cover, settings.imageOrigins)} alt="">
          <Package size={20} aria-hidden="true" />
        </RemoteImage>
      </span>
      <div className={styles.texts}>
        <h1 className={styles.name} title={view.saved.title}>
          {view.saved.title || t.untitled}
        </h1>
        <p className={styles.line}>
          {sum !== null && <b className={styles.price}>{isLowest ? t.priceFrom(money(sum)) : money(sum)}</b>}
          {product && (
            <span className={styles.state}>
              <WordBadge tones={productTones} texts={t.statuses} word={product.status} />
            </span>
          )}
          <span role="status" className={styles.saved}>
            {savedText(t, view, isUploading)}
          </span>
        </p>
      </div>
      <div className={styles.neighbours}>
        <RecordNeighbours {...neighbours} onOpen={(id) => actor.send({ type: 'neighbour.chosen', id })} />
      </div>
      <Button
        variant="quiet"
        aria-label={t.asBuyer}
        icon={<Eye size={18} aria-hidden="true" />}
        onClick={() => actor.send({ type: 'preview.opened' })}
      >
        <span className={styles.word}>{t.asBuyer}</span>
      </Button>
      {mayPublish && (
        <span className={styles.publish}>
          <Button
            variant="primary"
            deliberate
            busy={isPublishing}
            disabled={isUploading}
            onClick={() => actor.send({ type: 'publish.chosen' })}
          >
            {t.publish}
          </Button>
        </span>
      )}
    </header>
  )
}

/** Whether everything is saved. Changes that are not are told beside the button that saves them. */
const savedText = (
  t: ProductEditorTranslations,
  { isBusy, isChanged }: Pick<ProductFormView, 'isBusy' | 'isChanged'>,
  isUploading: ProductEditorView['isUploading'],
): string | null => {
  if (isBusy) return t.saving
  if (isUploading) return t.uploading
  return isChanged ? null : t.allSaved
}
