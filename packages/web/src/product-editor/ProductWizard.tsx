import { nextStep, productSteps } from '@supplier/core'
import { useId } from 'react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { ProductBar } from './ProductBar.tsx'
import { ProductConflict } from './ProductConflict.tsx'
import { editor as editorLook } from './ProductEditor.styles.ts'
import { ProductNotices } from './ProductNotices.tsx'
import { ProductQuality } from './ProductQuality.tsx'
import { ProductStepBody } from './ProductStepBody.tsx'
import { ProductSteps } from './ProductSteps.tsx'
import type { ProductLayoutProps } from './product-layout.ts'
import { productLogTranslations } from './product-log.translations.ts'

/** A product that is being created: one step at a time. */
export function ProductWizard({ t, actor, editor, form, view }: ProductLayoutProps) {
  const log = productLogTranslations[useLanguage()]
  const styles = editorLook()
  const { step } = editor
  const id = useId()
  const next = () => actor.send({ type: 'step.chosen', step: nextStep(step) })
  return (
    <div className={styles.root}>
      <ProductSteps
        t={t}
        current={step}
        marks={view.marks}
        onChoose={(chosen) => actor.send({ type: 'step.chosen', step: chosen })}
      />
      <div className={styles.main}>
        <ProductNotices t={t} editor={editor} form={form} view={view} />
        {view.state === 'conflict' ? (
          <ProductConflict t={t} form={form} view={view} />
        ) : (
          <Form
            key={step}
            id={id}
            errors={view.errors}
            isQuiet={step === 'category'}
            focused={view.focused}
            turn={view.led}
            onSubmit={next}
          >
            <div className={styles.card}>
              <p className={styles.place}>{t.stepOf(productSteps.indexOf(step) + 1, productSteps.length)}</p>
              <h2 className={styles.title}>{t.steps[step]}</h2>
              <p className={styles.lead}>{t.leads[step]}</p>
              <ProductStepBody t={t} actor={actor} editor={editor} step={step} form={form} view={view} />
            </div>
          </Form>
        )}
        <ProductQuality t={t} quality={view.quality} onPath={(path) => actor.send({ type: 'path.chosen', path })} />
        <div>
          <Button size="small" variant="quiet" onClick={() => actor.send({ type: 'log.opened' })}>
            {log.title}
          </Button>
        </div>
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
