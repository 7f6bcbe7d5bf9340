import { headingOf } from '@supplier/core/product-editor/form/product-steps.domain'
import { productEditorParts } from '@supplier/core/product-editor/product-parts.selectors'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ProductFields } from '../fields/ProductFields.tsx'
import { productLogTranslations } from '../log/product-log.translations.ts'
import { facts, page } from '../look/ProductPage.styles.ts'
import type { ProductLayoutProps } from '../look/product-layout.ts'
import { ProductCheck } from '../state/ProductCheck.tsx'
import { ProductQuality } from '../state/ProductQuality.tsx'
import { ProductReasons } from '../state/ProductReasons.tsx'
import { ProductState } from '../state/ProductState.tsx'

/** The product as a whole: its state and commands, what lacks, and where else it is described. */
export function ProductAside({ t, actor, editor, form, view }: ProductLayoutProps) {
  const why = useSelector(actor, (one) => productEditorParts(one).why)
  const log = productLogTranslations[useLanguage()]
  const styles = page()
  const { product, commands, isPublishing } = editor
  if (product === null) return null
  const look = facts()
  const open = (path: string) => actor.send({ type: 'path.chosen', path })
  return (
    <aside className={styles.aside} aria-label={t.asideLabel}>
      <div className={styles.part}>
        <ProductState
          t={t}
          product={product}
          commands={commands}
          isBusy={isPublishing}
          onCommand={(command) => actor.send({ type: 'command.chosen', command })}
        />
        {view.check === 'lacking' && (
          <div className={look.line}>
            <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'step.chosen', step: 'check' })}>
              {t.remarks(view.problems.length)}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.rest}>
        <section className={styles.beside}>
          <h2 className={`${styles.title} ${styles.check}`} data-field={headingOf('check')} tabIndex={-1}>
            {t.steps.check}
          </h2>
          <ProductCheck
            t={t}
            view={view}
            isBusy={isPublishing}
            onCheck={() => actor.send({ type: 'check.chosen' })}
            onPath={open}
          />
          {why && <ProductReasons editor={editor} view={view} why={why} />}
        </section>
        <section className={styles.beside}>
          <div className={look.list}>
            <ProductQuality t={t} quality={view.quality} onPath={open} />
            <ProductFields names={['stores']} t={t} form={form} view={view} />
            <div>
              <Button size="small" onClick={() => actor.send({ type: 'log.opened' })}>
                {log.title}
              </Button>
            </div>
          </div>
        </section>
      </div>
    </aside>
  )
}
