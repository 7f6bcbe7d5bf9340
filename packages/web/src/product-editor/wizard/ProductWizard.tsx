import { nextStep, productScreenNames, productScreens } from '@supplier/core/product-editor/form/product-steps.domain'
import { useId } from 'react'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { editor as editorLook } from '../look/ProductEditor.styles.ts'
import type { ProductLayoutProps } from '../look/product-layout.ts'
import { ProductBar } from '../page/ProductBar.tsx'
import { ProductCard } from '../page/ProductCard.tsx'
import { ProductConflict } from '../page/ProductConflict.tsx'
import { ProductNotices } from '../page/ProductNotices.tsx'
import { ProductSteps } from './ProductSteps.tsx'
import { wizardTranslations } from './wizard.translations.ts'

/** A product that is being created: one screen at a time. */
export function ProductWizard(props: ProductLayoutProps) {
  const { t, actor, editor, form, view } = props
  const words = wizardTranslations[useLanguage()]
  const styles = editorLook()
  const { screen, step } = editor
  const id = useId()
  const next = () => actor.send({ type: 'step.chosen', step: nextStep(step) })
  return (
    <div className={styles.root}>
      <ProductSteps
        current={screen}
        marks={view.marks}
        onChoose={(chosen) => actor.send({ type: 'step.chosen', step: productScreens[chosen][0] })}
      />
      <div className={styles.main}>
        <ProductNotices t={t} editor={editor} form={form} view={view} />
        {view.state === 'conflict' ? (
          <ProductConflict t={t} form={form} view={view} />
        ) : (
          <Form
            key={screen}
            id={id}
            errors={view.errors}
            isQuiet={screen !== 'what'}
            focused={view.focused}
            turn={view.led}
            onSubmit={next}
          >
            <div className={styles.main}>
              <p className={styles.lead}>
                <span className={styles.place}>
                  {words.stepOf(productScreenNames.indexOf(screen) + 1, productScreenNames.length)}
                </span>
                {words.leads[screen]} {words.needed}
              </p>
              {productScreens[screen].map((card) => (
                <ProductCard key={card} card={card} {...props} />
              ))}
            </div>
          </Form>
        )}
        <ProductBar
          t={t}
          editor={editor}
          view={view}
          onSave={() => actor.send({ type: 'save.chosen' })}
          onNext={next}
          form={view.state === 'conflict' ? undefined : id}
          onPublish={() => actor.send({ type: 'publish.chosen' })}
        />
      </div>
    </div>
  )
}
