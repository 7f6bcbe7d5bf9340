import type { Category } from '@supplier/core/categories/categories.domain'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { formatPercent } from '../i18n/counts.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Badge } from '../ui/text/Badge.tsx'
import { details } from './Categories.styles.ts'
import { categoriesTranslations } from './categories.translations.ts'

interface CategoryDetailsProps {
  readonly category: Category | null
  readonly onStar: (id: string) => void
  /** The buttons for a leaf. */
  readonly actions: (category: Category) => ReactNode
}

/** What a supplier wants to know about a category before choosing it. */
export function CategoryDetails({ category, onStar, actions }: CategoryDetailsProps) {
  const language = useLanguage()
  const t = categoriesTranslations[language]
  const styles = details()
  if (category === null)
    return (
      <aside className={styles.root}>
        <Card>
          <p className={styles.title}>{t.nothingActive}</p>
          <p className={styles.text}>{t.nothingActiveText}</p>
        </Card>
      </aside>
    )
  const { id, title, path, isLeaf, isFavourite, products, commission, required } = category
  const percent = commission === null ? null : formatPercent(commission, language)
  return (
    <aside className={styles.root} aria-label={title}>
      <Card>
        <div className={styles.head}>
          <div>
            <p className={styles.path}>
              {path
                .slice(0, -1)
                .map((step) => step.title)
                .join(' › ')}
            </p>
            <h2 className={styles.title}>{title}</h2>
          </div>
          <IconButton
            label={isFavourite ? t.unstar(title) : t.star(title)}
            icon={<Star size={18} aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />}
            onClick={() => onStar(id)}
          />
        </div>
        {!isLeaf && <p className={styles.text}>{t.branchText}</p>}
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.term}>{t.commissionLabel}</dt>
            <dd>{percent === null ? t.unknown : percent}</dd>
          </div>
          <div className={styles.fact}>
            <dt className={styles.term}>{t.productsLabel}</dt>
            <dd>{products}</dd>
          </div>
          {isLeaf && (
            <div>
              <dt className={styles.term}>{t.required}</dt>
              <dd className={styles.list}>
                {required.length === 0 ? t.noneRequired : required.map((one) => <Badge key={one}>{one}</Badge>)}
              </dd>
            </div>
          )}
        </dl>
        <div className={styles.actions}>{actions(category)}</div>
      </Card>
    </aside>
  )
}
