import { shownPreview } from '@supplier/core/kernel/address'
import type { ProductFormView } from '@supplier/core/product-editor/product-form.selectors'
import { offeredPrice, selectBuyerAttributes } from '@supplier/core/product-editor/product-preview.selectors'
import { useSelector } from '@xstate/react'
import Package from 'lucide-react/icons/package'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { settings } from '../../settings/settings.ts'
import { RemoteImage } from '../../ui/images/RemoteImage.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { buyerView } from '../look/ProductPage.styles.ts'
import type { ProductLayoutProps } from '../look/product-layout.ts'

interface BuyerViewDialogProps extends Pick<ProductLayoutProps, 't' | 'actor' | 'editor'> {
  readonly values: ProductFormView['values']
}

/** The product as buyers see it, with what is typed and not saved yet. */
export function BuyerViewDialog({ t, actor, editor, values }: BuyerViewDialogProps) {
  const { ui } = useTranslations()
  const { money } = useFormats()
  const snapshot = useSelector(actor, (one) => one)
  const styles = buyerView()
  const { sum, oldSum, isLowest } = offeredPrice(values)
  const facts = selectBuyerAttributes(snapshot, values)
  const pictures = snapshot.context.pictures.flatMap(({ key, address, alt }) =>
    address ? [{ key, address, alt }] : [],
  )
  return (
    <Dialog
      size="default"
      open={editor.isPreviewed}
      title={t.asBuyer}
      description={t.asBuyerText}
      closeLabel={ui.close()}
      onClose={() => actor.send({ type: 'preview.closed' })}
    >
      <article className={styles.root}>
        <ul className={styles.pictures}>
          {pictures.length === 0 && (
            <li className={styles.picture}>
              <Package size={32} aria-hidden="true" />
            </li>
          )}
          {pictures.map(({ key, address, alt }) => (
            <li key={key} className={styles.picture}>
              <RemoteImage src={shownPreview(address, settings.imageOrigins)} alt={alt}>
                <Package size={32} aria-hidden="true" />
              </RemoteImage>
            </li>
          ))}
        </ul>
        <div className={styles.texts}>
          {values.brand && <p className={styles.quiet}>{values.brand.title}</p>}
          <h3 className={styles.title}>{values.title || t.untitled}</h3>
          <p className={styles.prices}>
            <b className={styles.price}>{sum === null ? '—' : isLowest ? t.priceFrom(money(sum)) : money(sum)}</b>
            {oldSum !== null && <del className={styles.quiet}>{money(oldSum)}</del>}
          </p>
          <p>{t.choices.availability[values.availability] ?? values.availability}</p>
          <p className={styles.description}>{values.description}</p>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ id, title, value }) => (
                <div key={id} className={styles.fact}>
                  <dt className={styles.quiet}>{title}</dt>
                  <dd>{typeof value === 'boolean' ? (value ? t.yes : t.no) : value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </article>
    </Dialog>
  )
}
