import type { Quality } from '@supplier/core/product-editor/form/product-quality.domain'
import { Ring } from '../../ui/loading/Ring.tsx'
import { qualityLine } from '../look/ProductEditor.styles.ts'
import type { ProductEditorTranslations } from '../look/product-editor.translations.ts'

interface ProductQualityProps {
  readonly t: ProductEditorTranslations
  readonly quality: Quality
  readonly onPath: (path: string) => void
}

/** How well a product is described, with what would raise it most. */
export function ProductQuality({ t, quality: { score, gains }, onPath }: ProductQualityProps) {
  const styles = qualityLine()
  const [next] = gains
  return (
    <section className={styles.root} aria-label={t.quality}>
      <Ring size="large" label={t.quality} done={score / 100} />
      <div>
        <p className={styles.score}>{t.qualityOf(score)}</p>
        {next ? (
          <button type="button" className={styles.gain} onClick={() => onPath(next.path)}>
            +{next.points}: {t.gains[next.code]}
          </button>
        ) : (
          <p>{t.qualityFull}</p>
        )}
      </div>
    </section>
  )
}
